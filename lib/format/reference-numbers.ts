/** Numbers that one reads out, of orders and tickets: S-4NPY-5RQ5. */
const referenceNumber = /\b([A-Z]-[0-9A-Z]{4}-[0-9A-Z]{4})\b/;

/** A text cut at its numbers, so that a line can end beside them and not inside: every second part is one. */
export const aroundNumbers = (text: string): string[] => text.split(referenceNumber);
