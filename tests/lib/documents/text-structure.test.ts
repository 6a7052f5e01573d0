import { describe, expect, test } from '@jest/globals';
import type { ArticleBlock } from '#lib/content/values/article-body.ts';
import { structureDifferences, structureOf } from '#lib/documents/text-structure.ts';

const block = (style: 'normal' | 'h2' | 'h3', listItem?: 'bullet' | 'number'): ArticleBlock => ({
  _type: 'block',
  _key: style,
  style,
  ...(listItem ? { listItem } : {}),
  children: [{ _type: 'span', text: 'words' }],
  markDefs: [],
});
const [paragraph, heading, subheading] = [block('normal'), block('h2'), block('h3')];
const table = (rows: number, columns: number): ArticleBlock => ({
  _type: 'table',
  _key: 't',
  rows: Array.from({ length: rows }, () => ({ cells: Array<string>(columns).fill('') })),
});
const note: ArticleBlock = { _type: 'note', _key: 'n', tone: 'info', text: 'words' };

test('a text is told by its blocks, whatever its language', () => {
  expect(structureOf([heading, paragraph, subheading, block('normal', 'bullet'), block('normal', 'number'), table(3, 2), note])).toEqual([
    'heading',
    'paragraph',
    'subheading',
    'entry of a bullet list',
    'entry of a number list',
    'table 3×2',
    'note',
  ]);
});

describe('R-4.1 translations of a legal text are built alike', () => {
  test('where they are, nothing is told', () => {
    expect(structureDifferences([heading, paragraph, table(2, 2)], [heading, paragraph, table(2, 2)])).toEqual([]);
  });

  test('else each difference with the section of the source in which it is', () => {
    const source = [paragraph, heading, paragraph, paragraph, heading, table(3, 2)];
    const translation = [paragraph, note, heading, paragraph, heading, table(2, 2)];
    expect(structureDifferences(source, translation)).toEqual([
      { section: 0, missing: [], extra: ['note'] },
      { section: 1, missing: ['paragraph'], extra: [] },
      { section: 2, missing: ['table 3×2'], extra: ['table 2×2'] },
    ]);
  });
});
