import type { OpenTranslation } from '../../../lib/contracts/calls/translation-calls.ts';
import { computedBySpreadsheets, csvText } from '../../../lib/format/csv-cell.ts';
import type { Language } from '../../../lib/language/languages.ts';

/** The columns of an exported file; `translation` is the one to be filled in. */
const csvColumns = ['text', 'field', 'language', 'source_before', 'source', 'translation', 'group', 'source_revision'] as const;

type Column = (typeof csvColumns)[number];

const withoutMark = (cell: string): string => (cell.startsWith("'") && computedBySpreadsheets.test(cell.slice(1)) ? cell.slice(1) : cell);

/** The open work of one language as a CSV file, a line for each field. It begins with a mark by which spreadsheets know UTF-8. */
export function translationCsv(texts: readonly OpenTranslation[], language: Language): string {
  const lines = texts.flatMap(({ group, title, fields }) =>
    fields
      .filter((field) => field.language === language)
      .map((field) => {
        const cells: Record<Column, string> = {
          text: title,
          field: field.path,
          language,
          source_before: field.madeFrom ?? '',
          source: field.source,
          translation: field.translation ?? '',
          group,
          source_revision: field.sourceRevision,
        };
        return csvColumns.map((column) => csvText(cells[column])).join(',');
      }),
  );
  return `\uFEFF${[csvColumns.join(','), ...lines].join('\r\n')}\r\n`;
}

/** A line of a CSV file by the names of its head, with its number as a spreadsheet shows it. */
export interface CsvRow {
  readonly line: number;
  readonly cells: Readonly<Record<string, string>>;
}

/** Reads a CSV file with commas or semicolons, quoted cells over several lines included. */
export function readCsv(text: string): CsvRow[] {
  const bare = text.replace(/^\uFEFF/, '');
  const head = bare.split(/\r?\n/, 1)[0] ?? '';
  const separator = [',', ';', '\t'].find((candidate) => head.includes(candidate)) ?? ',';
  const [names = [], ...rows] = rowsOf(bare, separator);
  return rows.flatMap((cells, index) =>
    cells.every((cell) => cell === '')
      ? []
      : [{ line: index + 2, cells: Object.fromEntries(names.map((name, at) => [name.trim(), withoutMark(cells[at] ?? '')])) }],
  );
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
    } else if (character === '\n') {
      rows.push([...row, cell]);
      row = [];
      cell = '';
    } else if (character !== '\r') cell += character;
  }
  return cell === '' && row.length === 0 ? rows : [...rows, [...row, cell]];
}
