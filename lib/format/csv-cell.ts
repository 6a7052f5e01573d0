/** What a spreadsheet would compute. */
const computedBySpreadsheets = /^[=+\-@\t\r]/;

const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** A cell of a CSV file that every spreadsheet shows as the text that it is: one that it would compute is marked by an apostrophe. */
export const csvText = (cell: string): string => quoted(computedBySpreadsheets.test(cell) ? `'${cell}` : cell);

/** What `csvText` was given, from the cell that it made: without the apostrophe. */
export const textOfCell = (cell: string): string =>
  cell.startsWith("'") && computedBySpreadsheets.test(cell.slice(1)) ? cell.slice(1) : cell;
