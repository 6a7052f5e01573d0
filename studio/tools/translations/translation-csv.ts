import type { OpenTranslation } from '../../../lib/contracts/calls/translation-calls.ts';
import { csvText, textOfCell } from '../../../lib/format/csv-cell.ts';
import { csvLines, separatorOf } from '../../../lib/format/read-csv.ts';
import type { Language } from '../../../lib/language/languages.ts';

/** The columns of an exported file; `translation` is the one to be filled in. */
const csvColumns = ['text', 'field', 'language', 'source_before', 'source', 'translation', 'group', 'source_revision'] as const;

type Column = (typeof csvColumns)[number];

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
  const [head, ...rows] = csvLines(text, separatorOf(text, [',', ';', '\t']));
  return rows.map(({ line, cells }) => ({
    line,
    cells: Object.fromEntries((head?.cells ?? []).map((name, at) => [name.trim(), textOfCell(cells[at] ?? '')])),
  }));
}
