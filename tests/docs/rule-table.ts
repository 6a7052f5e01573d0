/** A row of docs/rules.md: a rule, and each of its files with the names that decide. */
export interface RuleRow {
  readonly rule: string;
  readonly file: string;
  readonly names: readonly string[];
}

const inCode = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text);

const rowsOf = (text: string): string[][] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('|---'))
    .map((line) => line.split('|').slice(1, -1));

/** The rows of the tables of rules. A row of another shape has no file or no names, which the caller refuses. */
export const readRules = (text: string): RuleRow[] =>
  rowsOf(text)
    .filter(([rule = '', file = '']) => rule.trim() !== 'rule' && rule.trim() !== 'file' && !rule.trim().startsWith('`') && file !== '')
    .map(([rule = '', file = '', names = '']) => ({ rule: rule.trim(), file: inCode(file).join(' '), names: inCode(names) }));

/** The files that are proved by a test of another name, each with it. */
export const readOtherTests = (text: string): Map<string, readonly string[]> =>
  new Map(
    rowsOf(text)
      .filter(([file = '']) => file.trim().startsWith('`'))
      .map(([file = '', tests = '']) => [inCode(file).join(' '), inCode(tests)]),
  );
