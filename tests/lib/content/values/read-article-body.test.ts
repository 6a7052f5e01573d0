import { expect, test } from '@jest/globals';
import { readArticleBody } from '#lib/content/values/read-article-body.ts';
import type { LeftOutElement } from '#lib/content/values/parse-each.ts';

const picture = (more: Record<string, unknown> = {}) => ({
  _type: 'picture',
  _key: 'p',
  asset: { _type: 'reference', _ref: 'image-abc123-1200x675-png' },
  alt: 'Two servers behind one',
  caption: 'A caption',
  ...more,
});

function read(body: unknown) {
  const leftOut: LeftOutElement[] = [];
  return { blocks: readArticleBody(body, '/images', 'article block', (element) => leftOut.push(element)), leftOut };
}

test('a picture has the address of its file, as wide as the text and sharp on dense screens', () => {
  expect(read([picture()]).blocks).toEqual([
    {
      _type: 'picture',
      _key: 'p',
      alt: 'Two servers behind one',
      caption: 'A caption',
      widthPx: 680,
      heightPx: 383,
      src: '/images/abc123-1200x675.png?rect=1,0,1198,675&w=1200&h=676&fit=crop&auto=format&q=80',
      full: { widthPx: 1200, heightPx: 675, src: '/images/abc123-1200x675.png?rect=0,0,1200,675&w=1200&h=675&fit=crop&auto=format&q=80' },
    },
  ]);
});

test('a small picture is not enlarged, and one without a caption has none', () => {
  const { blocks } = read([picture({ asset: { _ref: 'image-abc123-300x100-png' }, caption: undefined })]);
  expect(blocks).toMatchObject([{ widthPx: 300, heightPx: 100, caption: null, full: null, src: expect.stringContaining('w=300&h=100') }]);
});

test('R-4 a picture whose file is not there yet is left out alone', () => {
  const text = { _type: 'note', _key: 'n', tone: 'info', text: 'Text' };
  const { blocks, leftOut } = read([picture({ asset: undefined }), picture({ asset: { _ref: 'file-abc-pdf' } }), text]);
  expect(blocks).toEqual([text]);
  expect(leftOut).toMatchObject([{ what: 'article block', id: 'p' }]);
});

test('a range of figures stays on one line, in a paragraph, a table and a note, and code is left alone', () => {
  const span = (text: string, marks: string[] = []) => ({ _type: 'span', text, marks });
  const paragraph = {
    _type: 'block',
    _key: 'b',
    style: 'normal',
    children: [span('客服 09:00–22:00，9:00〜22:00、A–B'), span('1–2', ['code'])],
    markDefs: [],
  };
  const table = { _type: 'table', _key: 't', rows: [{ cells: ['1–64 核', '– '] }] };
  const note = { _type: 'note', _key: 'n', tone: 'info', text: '3〜5営業日' };
  const code = { _type: 'code', _key: 'c', language: 'text', code: '1–2' };
  expect(read([paragraph, table, note, code]).blocks).toMatchObject([
    { children: [{ text: '客服 09:00–\u206022:00，9:00〜\u206022:00、A–B' }, { text: '1–2' }] },
    { rows: [{ cells: ['1–\u206064 核', '– '] }] },
    { text: '3〜\u20605営業日' },
    { code: '1–2' },
  ]);
});

const note = (text: string) => ({ _type: 'note', _key: text, tone: 'info', text });
const tabs = (...all: Record<string, unknown>[]) => ({
  _type: 'tabs',
  _key: 't',
  tabs: all.map((tab, index) => ({ _type: 'tab', _key: `k${index}`, ...tab })),
});

test('a tab has the name of its system, or a label of its own', () => {
  const body = [note('x')];
  const [block] = read([
    tabs({ system: 'linux-macos', body }, { system: 'other', label: 'Plesk', body }, { system: 'plan9', label: 'Plan 9', body }),
  ]).blocks;
  expect(block).toMatchObject({
    tabs: [
      { system: 'linux-macos', label: 'Linux, macOS', body: [{ text: 'x' }] },
      { system: null, label: 'Plesk' },
      { system: null, label: 'Plan 9' },
    ],
  });
});

test('R-4 in a tab one malformed block is left out alone, and so is a tab without a label or a text, and a block without tabs', () => {
  const broken = { _type: 'note', _key: 'broken' };
  const { blocks, leftOut } = read([
    tabs({ system: 'linux', body: [broken, note('y')] }, { system: 'other', body: [note('z')] }, { system: 'windows', body: null }),
    tabs({ system: 'windows', body: [broken] }),
  ]);
  expect(blocks).toHaveLength(1);
  expect(blocks[0]).toMatchObject({ tabs: [{ label: 'Linux', body: [{ text: 'y' }] }] });
  expect(leftOut.map(({ id }) => id)).toEqual(['broken', 'broken']);
});

test('sections begin outside of tabs: a heading inside is a lower one, and tabs inside tabs are left out', () => {
  const heading = { _type: 'block', _key: 'h', style: 'h2', children: [], markDefs: [] };
  const { blocks } = read([tabs({ system: 'linux', body: [heading, tabs({ system: 'linux', body: [note('x')] })] })]);
  expect(blocks[0]).toMatchObject({ tabs: [{ body: [{ style: 'h3' }] }] });
});
