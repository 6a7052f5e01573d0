import { textOfCell } from '../../../lib/format/csv-cell.ts';
import { csvLines, separatorOf } from '../../../lib/format/read-csv.ts';
import { say } from '../../words/say.ts';
import type { LineProblem } from '../line-problems.tsx';
import { catalogueColumns, type CatalogueColumn } from './catalogue-columns.ts';

/** A line of the file by its columns; a cell that is empty or not there says nothing. */
export interface CatalogueLine {
  readonly line: number;
  readonly cells: ReadonlyMap<CatalogueColumn, string>;
}

export interface CatalogueFile {
  readonly lines: readonly CatalogueLine[];
  /** Whether a comma is the decimal point: it is where spreadsheets separate by semicolons. */
  readonly hasDecimalCommas: boolean;
  /** Columns that have no meaning here. */
  readonly unread: readonly string[];
  readonly problems: readonly LineProblem[];
}

const columnOf = (head: string): CatalogueColumn | null =>
  catalogueColumns.find((column) => column.toLowerCase() === head.toLowerCase()) ?? null;

/** Reads the table of models from a CSV file, whose columns may have another order, be fewer, and have others between them. */
export function readCatalogueFile(text: string): CatalogueFile {
  const separator = separatorOf(text, ['\t', ';', ',']);
  const [head, ...rows] = csvLines(text, separator).map(({ line, cells }) => ({
    line,
    cells: cells.map((cell) => textOfCell(cell.trim())),
  }));
  const file = { lines: [], hasDecimalCommas: separator === ';', unread: [], problems: [] };
  if (head === undefined) return file;
  const columns = head.cells.map(columnOf);
  const unread = head.cells.filter((name, at) => name !== '' && columns[at] === null);
  const twice = columns.find((column, at) => column !== null && columns.indexOf(column) < at);
  if (twice) return { ...file, unread, problems: [{ line: head.line, problem: say(`The column ${twice} is there twice.`) }] };
  if (!columns.includes('code') || columns.every((column) => column === 'code' || column === null)) {
    return { ...file, unread, problems: [{ line: head.line, problem: missingHead }] };
  }
  const isTooLong = (cells: readonly string[]): boolean => cells.slice(columns.length).some((cell) => cell !== '');
  return {
    ...file,
    unread,
    lines: rows.filter(({ cells }) => !isTooLong(cells)).map(({ line, cells }) => ({ line, cells: cellsOf(columns, cells) })),
    problems: rows.filter(({ cells }) => isTooLong(cells)).map(({ line }) => ({ line, problem: tooLong })),
  };
}

const missingHead = say('The first line names the columns: code and others of the exported file.');
const tooLong = say('It has more cells than the first line.');

const cellsOf = (columns: readonly (CatalogueColumn | null)[], cells: readonly string[]): Map<CatalogueColumn, string> =>
  new Map(
    columns.flatMap((column, at) => {
      const cell = cells[at] ?? '';
      return column === null || cell === '' ? [] : [[column, cell] as const];
    }),
  );
