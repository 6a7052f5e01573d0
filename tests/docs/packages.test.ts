import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';

const root = path.resolve(import.meta.dirname, '../..');
const inRoot = (file: string): string => path.join(root, file);

const inCode = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text);

/** A path of ours, as a row names it; a route or a package has no folder of that name here. */
const isPath = (name: string): boolean => statSync(inRoot(name), { throwIfNoEntry: false }) !== undefined && !name.startsWith('/');

/** The text of a file, or of all files of a folder. */
function textOf(name: string): string {
  if (statSync(inRoot(name)).isFile()) return readFileSync(inRoot(name), 'utf8');
  return readdirSync(inRoot(name), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(inRoot(path.join(name, entry.name)), 'utf8'))
    .join('\n');
}

const imports = (text: string, name: string): boolean =>
  [`from '${name}'`, `from '${name}/`, `import('${name}')`, `import('${name}/`].some((words) => text.includes(words));

const added = readFileSync(inRoot('docs/packages.md'), 'utf8').split('## Added for one purpose\n')[1] ?? '';
const rows = added
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|'))
  .map(([, names = '', purpose = '']) => ({ packages: inCode(names), files: inCode(purpose).filter(isPath) }))
  .filter(({ files }) => files.length > 0);

describe('docs/packages.md', () => {
  test('has rows with files', () => {
    expect(rows.length).toBeGreaterThan(8);
  });

  test.each(rows)('$packages: each file that its row names imports it', ({ packages, files }) => {
    expect(files.filter((file) => !packages.some((name) => imports(textOf(file), name)))).toEqual([]);
    expect(packages.filter((name) => !files.some((file) => imports(textOf(file), name)))).toEqual([]);
  });
});
