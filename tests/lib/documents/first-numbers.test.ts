import { describe, expect, test } from '@jest/globals';
import type { ArticleBlock, PlainBlock } from '#lib/content/values/article-body.ts';
import { firstNumbers } from '#lib/documents/first-numbers.ts';

type Text = Extract<ArticleBlock, { _type: 'block' }>;

const text = (key: string, more: Partial<Text> = {}): Text => ({
  _type: 'block',
  _key: key,
  style: 'normal',
  children: [{ _type: 'span', text: key, marks: [] }],
  markDefs: [],
  ...more,
});
const step = (key: string, level?: number) => text(key, { listItem: 'number', level });
const bullet = (key: string, level?: number) => text(key, { listItem: 'bullet', level });
const code: PlainBlock = { _type: 'code', _key: 'code', language: 'bash', code: 'date' };
const note: PlainBlock = { _type: 'note', _key: 'note', tone: 'info', text: 'Free.' };
const table: PlainBlock = { _type: 'table', _key: 'table', rows: [{ cells: ['a'] }] };
const tabsOf = (...body: PlainBlock[]): ArticleBlock => ({
  _type: 'tabs',
  _key: 'tabs',
  tabs: [{ _key: 'tab', system: null, label: 'Linux', body }],
});

const numbers = (...blocks: ArticleBlock[]) => Object.fromEntries(firstNumbers(blocks));

describe('the number that a list of steps begins with', () => {
  test('after code, a note, a table or tabs the count goes on', () => {
    expect(numbers(step('a'), step('b'), code, step('c'), note, table, step('d'), tabsOf(note), step('e'), step('f'))).toEqual({
      c: 3,
      d: 4,
      e: 5,
    });
  });

  test('after a paragraph, a heading or a list of bullets it begins anew', () => {
    expect(numbers(step('a'), text('p'), step('b'), text('h', { style: 'h3' }), step('c'), bullet('d'), step('e'))).toEqual({});
    expect(numbers(step('a'), code, text('p'), step('b'))).toEqual({});
    expect(numbers(step('a'), text('p'), code, step('b'))).toEqual({});
  });

  test('entries of an inner list are not counted, and do not end the outer one', () => {
    expect(numbers(step('a'), step('b', 2), bullet('c', 2), code, step('d'))).toEqual({ d: 2 });
    expect(numbers(step('a'), bullet('b', 2), step('c'), code, step('d', 1))).toEqual({ d: 3 });
  });

  test('a tab has a count of its own', () => {
    expect(numbers(step('a'), step('b'), tabsOf(step('c'), code, step('d')), step('e'))).toEqual({ d: 2, e: 3 });
  });
});
