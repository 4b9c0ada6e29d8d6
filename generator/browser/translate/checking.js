/**
 * @param {MessageField} _field
 * @param {string} _text
 * @param {string} _previous
 * @param {ReaderData} _data
 * @returns {Promise<MessageFinding[]>}
 */
export const findings = async (_field, _text, _previous, _data) => [];
