import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { notMutated, ruleGroups } from '#scripts/mutate/rule-files.ts';
import { readOtherTests, readRules } from './rule-table.ts';

const root = path.resolve(import.meta.dirname, '../..');
const inRoot = (file: string): string => path.join(root, file);

const page = readFileSync(inRoot('docs/rules.md'), 'utf8');
const rules = readRules(page);
const otherTests = readOtherTests(page);

/** The text of a file, or of all files of a folder. */
function textOf(file: string): string {
  if (!existsSync(inRoot(file))) return '';
  if (!file.endsWith('/')) return readFileSync(inRoot(file), 'utf8');
  return readdirSync(inRoot(file))
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(inRoot(file + name), 'utf8'))
    .join('\n');
}

const mirrorOf = (file: string): string => (file.endsWith('/') ? `tests/${file}` : `tests/${file.replace(/\.ts$/, '.test.ts')}`);
const files = [...new Set(rules.map(({ file }) => file))];
const mutated = new Set(ruleGroups.flatMap((group) => group.files));
const spared = notMutated.flatMap((entry) => entry.files);

describe('docs/rules.md', () => {
  test('names for each rule one file and what in it decides', () => {
    const lost = rules.flatMap(({ rule, file, names }) => {
      const text = textOf(file);
      const missing = names.filter((name) => !new RegExp(`(?:const|function) ${name}\\b`).test(text));
      return names.length === 0 || missing.length > 0 ? [`${rule}: ${file} ${missing.join(' ')}`] : [];
    });
    expect(rules.length).toBeGreaterThan(50);
    expect(lost).toEqual([]);
  });

  test('each file has a test of the same path, or is listed with the test that proves it', () => {
    expect(files.filter((file) => !existsSync(inRoot(mirrorOf(file))) && !otherTests.has(file))).toEqual([]);
    const needless = [...otherTests.keys()].filter((file) => !files.includes(file) || existsSync(inRoot(mirrorOf(file))));
    expect(needless).toEqual([]);
  });

  test('each file is mutated, or it is said why not', () => {
    expect(files.filter((file) => !mutated.has(file) && !spared.includes(file))).toEqual([]);
    expect(spared.filter((file) => !files.includes(file) || mutated.has(file))).toEqual([]);
  });

  test('a row without a name or with a lost one is noticed', () => {
    const text = '| rule | file | function |\n|---|---|---|\n| a | `lib/a.ts` |\n| b | `lib/b.ts` | `one`, `two` |';
    expect(readRules(text)).toEqual([
      { rule: 'a', file: 'lib/a.ts', names: [] },
      { rule: 'b', file: 'lib/b.ts', names: ['one', 'two'] },
    ]);
    expect(readOtherTests('| file | its test |\n|---|---|\n| `lib/a.ts` | `tests/b.test.ts` |')).toEqual(
      new Map([['lib/a.ts', ['tests/b.test.ts']]]),
    );
  });

  test('every rule file and every test of a group is there', () => {
    const named = ruleGroups.flatMap((group) => [...group.files, ...group.tests]);
    expect(named.filter((file) => !existsSync(inRoot(file)))).toEqual([]);
  });
});
