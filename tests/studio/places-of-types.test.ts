import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { documentTypes } from '#lib/content/document-types.ts';

const desk = readdirSync('studio/desk', { withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ name }) => readFileSync(path.join('studio/desk', name), 'utf8'))
  .join('\n');
const contract = readFileSync('docs/contracts/content-model.md', 'utf8');

test.each(documentTypes)('%s has its place on the desk, and its line in the content model', (type) => {
  expect([desk.includes(`'${type}'`), contract.includes(`| \`${type}\` |`)]).toEqual([true, true]);
});
