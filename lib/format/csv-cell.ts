/** What a spreadsheet would compute. */
export const computedBySpreadsheets = /^[=+\-@\t\r]/;

const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** A cell of a CSV file that every spreadsheet shows as the text that it is: one that it would compute is marked by an apostrophe. */
export const csvText = (cell: string): string => quoted(computedBySpreadsheets.test(cell) ? `'${cell}` : cell);
