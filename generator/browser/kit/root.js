// Where the site stands.

/** The address of the root of the site; the scripts of its rooms, alone or as a group, stand two folders below it. */
export const ROOT = new URL("../../", import.meta.url);
