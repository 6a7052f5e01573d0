/** Of most calls the longest form is a question to the chat, form-encoded in Chinese. */
export const callBytesAtMost = 65_536;

/** Of a call that sets a server up: ten keys, and a text for cloud-init, whose 16 KiB are six times that as JSON in a form. */
export const setupCallBytesAtMost = 196_608;
