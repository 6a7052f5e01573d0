/** Most calls, and requests of agents (MCP): the longest form is a question to the chat, form-encoded in Chinese. */
export const callBytesAtMost = 65_536;

/** Calls that set a server up: ten keys, and a text for cloud-init, whose 16 KiB are six times that as JSON in a form. */
export const setupCallBytesAtMost = 196_608;
