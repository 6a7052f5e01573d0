import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { findLostNames, findLostReferences, type Tree } from './document-references.ts';

const root = path.resolve(import.meta.dirname, '../..');
const inRoot = (file: string): string => path.join(root, file);

/** What is no part of the tree: packages, and what starts, builds and tests leave behind. */
const leftOut = /^(?:\.|node_modules$)|^studio\/dist$|^tsconfig\.tsbuildinfo$/;

const filesIn = (folder: string): string[] =>
  readdirSync(inRoot(folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (leftOut.test(entry.name) || leftOut.test(file)) return [];
    return entry.isDirectory() ? filesIn(file) : [file];
  });

const packageFile = z
  .object({ scripts: z.record(z.string(), z.string()), dependencies: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(inRoot('package.json'), 'utf8')));

const tree: Tree = { files: filesIn('.'), scripts: Object.keys(packageFile.scripts), packages: Object.keys(packageFile.dependencies) };
const documents = tree.files.filter((file) => /^(?:README|CONTRIBUTING)\.md$|^docs\/.*\.md$/.test(file));

describe('what documents name', () => {
  test.each(documents)('%s names only what is there', (document) => {
    expect(findLostReferences(document, readFileSync(inRoot(document), 'utf8'), tree)).toEqual([]);
  });

  test('names on a hop of the tour are in the files that the hop links', () => {
    const read = (target: string): string => {
      const file = inRoot(path.posix.join('docs', target));
      return existsSync(file) ? readFileSync(file, 'utf8') : '';
    };
    expect(findLostNames(readFileSync(inRoot('docs/tour.md'), 'utf8'), read)).toEqual([]);
  });

  test.each(['lib', 'components', 'services/mydoc'])('the map of %s has each of its folders once', (room) => {
    const map = readFileSync(inRoot('docs/folders.md'), 'utf8').split(`## ${room}\n`)[1]?.split('\n## ')[0] ?? '';
    const first = map.split('\n').flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name));
    const folders = readdirSync(inRoot(room), { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(first.toSorted()).toEqual(folders.map(({ name }) => name).toSorted());
  });

  const small: Tree = {
    files: ['README.md', 'docs/a.md', 'lib/money/money.ts', 'pages/about.tsx', 'pages/[id].tsx', 'tests/lib/money/money.test.ts'],
    scripts: ['lint'],
    packages: ['money.js'],
  };

  test.each([
    ['[a](docs/b.md)', 'link to docs/b.md'],
    ['`lib/coins/money.ts`', 'lib/coins/money.ts'],
    ['the folder lib/coins/ has it', 'lib/coins'],
    ['`coins.ts`', 'coins.ts'],
    ['`coins/money.test.ts`', 'coins/money.test.ts'],
    ['pages/contact', 'pages/contact'],
    ['`lib/money/money.test.ts`', 'lib/money/money.test.ts'],
    ['`tests/lib/money/coin*.test.ts`', 'tests/lib/money/coin*.test.ts'],
    ['`npm run format`', 'npm run format'],
  ])('%s is lost', (text, lost) => {
    expect(findLostReferences('README.md', text, small)).toEqual([lost]);
  });

  test.each([
    '[a](docs/a.md#part), [there](https://example.org/lib/x.ts), [here](#here)',
    '`lib/money/money.ts`, lib/money/, `money.ts`, `money/money.test.ts`, `tests/lib/money/mon*.test.ts` and pages/about.',
    '[lib/money/money.ts](lib/money/money.ts), [pages/[id].tsx](pages/[id].tsx)',
    '`npm run lint`, `money.js`, `.data/accounts.json`, `/pages/lost.ts`, Node.js',
  ])('%s is there', (text) => {
    expect(findLostReferences('README.md', text, small)).toEqual([]);
  });

  test('a link is read from the folder of its document', () => {
    expect(findLostReferences('docs/a.md', '[money](../lib/money/money.ts) [a](a.md)', small)).toEqual([]);
    expect(findLostReferences('docs/a.md', '[money](lib/money/money.ts)', small)).toEqual(['link to lib/money/money.ts']);
  });

  test('a name that its file does not have is lost', () => {
    const read = (): string => 'export const addMoney = 1;';
    expect(findLostNames('[money](../lib/money/money.ts) `addMoney` and `add`', read)).toEqual(['add is not in ../lib/money/money.ts']);
  });
});
