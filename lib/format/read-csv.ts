/** A line of a table, with its number as a spreadsheet shows it: a quoted cell with line ends in it is part of one line. */
export interface CsvLine {
  readonly line: number;
  readonly cells: readonly string[];
}

/** Lines of a CSV text (RFC 4180) with any separator; the mark by which spreadsheets know UTF-8 is left out, and so are empty lines. */
export function csvLines(text: string, separator: string): CsvLine[] {
  const rows = rowsOf(text.replace(/^\uFEFF/, ''), separator);
  return rows.map((cells, index) => ({ line: index + 1, cells })).filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
}

/** The separator of a table: the first of these that its first line with text has. */
export function separatorOf<Separator extends string>(text: string, candidates: readonly [Separator, ...Separator[]]): Separator {
  const head = text.split(/\r\n|\r|\n/).find((line) => line.trim() !== '') ?? '';
  return candidates.find((candidate) => head.includes(candidate)) ?? candidates[0];
}

function rowsOf(text: string, separator: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (text.charAt(at + 1) === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (character === '"') isQuoted = true;
    else if (character === separator) {
      row.push(cell);
      cell = '';
    } else if (character === '\n' || character === '\r') {
      if (character === '\r' && text.charAt(at + 1) === '\n') at += 1;
      rows.push([...row, cell]);
      row = [];
      cell = '';
    } else cell += character;
  }
  return cell === '' && row.length === 0 ? rows : [...rows, [...row, cell]];
}
