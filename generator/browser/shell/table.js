// The table of the game: what there is of it beside the sets is fetched when its sheet is opened, or when a link brings a table.
import { closestTarget } from "../kit/targets.js";

const ID = "frame-table";
const { dataset } = document.documentElement;

/** What draws the sheet; where it cannot be had, the next try asks for it again. */
const load = () => import("../table/table.js");

/** Show the sheet as its buttons do. */
function open() {
  const sheet = document.getElementById(ID);
  if (sheet.showPopover) sheet.showPopover();
  else sheet.dataset.open = "";
}

export function startTable() {
  const sheet = document.getElementById(ID);
  if (!sheet) return;
  document.addEventListener("click", (event) => {
    const button = closestTarget(event, `button[popovertarget=${ID}]`);
    if (button && !button.hasAttribute("popovertargetaction")) load().then(({ drawTable }) => drawTable(sheet));
    // A link may lead to another place on this page; popovers.js does it where there are no popovers.
    if (sheet.hidePopover && closestTarget(event, `#${ID} a[href]:not([download])`)) sheet.hidePopover();
  });
  // No page of a game but its front page has nothing to ask, so that what its address brings is a table.
  const look = async () => {
    if (dataset.kind !== "game" || !/^#v[12]:/.test(location.hash)) return;
    open();
    await (await load()).takeLinked(sheet);
  };
  addEventListener("hashchange", look);
  look();
}
