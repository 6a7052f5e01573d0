/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { asRecord } from '#cms-schemas/rules/verdict.ts';
import { pastedBlocks, type TextShape } from '#studio/paste/pasted-blocks.ts';

const article: TextShape = {
  styles: ['normal', 'h2', 'h3'],
  lists: ['bullet', 'number'],
  decorators: ['strong', 'em', 'code'],
  annotations: ['link'],
  objects: ['table', 'note', 'code', 'picture', 'tabs'],
};
const tab: TextShape = { ...article, styles: ['normal', 'h3'], objects: ['note'] };

const asRecords = (value: unknown) => (Array.isArray(value) ? value.map(asRecord) : []);

/** A block as one line: style or list with its level, and the text with *strong*, _emphasis_ and [links](addresses). */
function lineOf(block: Record<string, unknown>): unknown {
  if (block._type === 'table') return asRecords(block.rows).map(({ cells }) => cells);
  const links = new Map(asRecords(block.markDefs).map(({ _key, href }) => [_key, href]));
  const text = asRecords(block.children).map((span) => {
    const marks: unknown[] = Array.isArray(span.marks) ? span.marks : [];
    const [link] = marks.flatMap((mark) => links.get(mark) ?? []);
    const slanted = marks.includes('em') ? `_${String(span.text)}_` : String(span.text);
    const words = marks.includes('strong') ? `*${String(span.text)}*` : slanted;
    return link === undefined ? words : `[${words}](${String(link)})`;
  });
  return `${String(block.listItem === undefined ? block.style : `${String(block.listItem)}${String(block.level)}`)} ${text.join('')}`;
}

let keys = 0;
const paste = (html: string, shape = article) =>
  (pastedBlocks(html, shape, () => `k${(keys += 1)}`) ?? []).map((block) => lineOf(asRecord(block)));
const sample = (name: string): string => readFileSync(`tests/studio/paste/samples/${name}.html`, 'utf8');

describe('a text pasted into an article', () => {
  test('from Word keeps headings, lists, emphasis, links and tables, and nothing of its looks', () => {
    expect(paste(sample('word'))).toEqual([
      'h2 Refunds of servers',
      'h2 Who may ask',
      'normal A customer asks within *seven days*, and _before_ the second payment; see [the rules](https://www.example.com/refund) and this.',
      'bullet1 by ticket',
      'bullet2 with the *order number*',
      'bullet1 by e-mail',
      'h3 1.1 What is paid back',
      'number1 the price of the server',
      'number2 without the fee',
      [
        ['Days', 'Share'],
        ['1 to 7', 'all of it'],
        ['later: none', ''],
      ],
      'h3 A note',
      'normal The end.',
    ]);
  });

  test('from Google Docs keeps them too, and links lead where they led before Google', () => {
    expect(paste(sample('google-docs'))).toEqual([
      'h2 Who may ask',
      'normal A customer asks within *seven days*, see [the rules](https://www.example.com/refund).',
      'bullet1 by ticket',
      'bullet2 _with the order number_',
      'number1 the price',
      [
        ['Days', 'Share'],
        ['1 to 7', 'all'],
      ],
    ]);
  });

  test('from WPS keeps them too, with Chinese numbers', () => {
    expect(paste(sample('wps'))).toEqual(['h2 谁可以申请', 'normal 客户须在*七天内*申请。', 'number1 提交工单', 'bullet1 发送邮件']);
  });

  test('keeps levels of headings that the text has, and gives it no others', () => {
    expect(paste('<h3>One</h3><h2>Two</h2>')).toEqual(['h3 One', 'h2 Two']);
    expect(paste('<h1>One</h1><h3>Two</h3><h5>Three</h5>')).toEqual(['h2 One', 'h3 Two', 'h3 Three']);
    expect(paste('<h1>One</h1><h2>Two</h2>', tab)).toEqual(['h3 One', 'h3 Two']);
    expect(paste('<h1>One</h1>', { ...article, styles: ['normal'] })).toEqual(['normal One']);
  });

  test('takes no links of scripts, files and bookmarks', () => {
    for (const href of ['javascript:alert(1)', 'file:///C:/x', '#_Toc1', '//x.example', 'mailto:a@b.example']) {
      expect(paste(`<p><a href="${href}">words</a></p>`)).toEqual(['normal words']);
    }
    expect(paste('<p><a href="/product/vps">words</a></p>')).toEqual(['normal [words](/product/vps)']);
  });

  test('makes paragraphs of a table where the text has none, and of one that only arranges', () => {
    const table = '<table><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></table>';
    expect(paste(table, tab).every((line) => typeof line === 'string')).toBe(true);
    expect(paste('<table><tr><td><p>One</p></td></tr></table>')).toEqual(['normal One']);
  });

  test('has keys of its own for every block, row and mark', () => {
    const blocks = pastedBlocks(sample('word'), article, () => `k${(keys += 1)}`) ?? [];
    const found = [...JSON.stringify(blocks).matchAll(/"_key":"(\w+)"/g)].map(([, key]) => key);
    expect(new Set(found).size).toBe(found.length);
  });

  test('is left to Sanity where there is none', () => {
    expect(pastedBlocks('<img src="https://x.example/a.png">', article, () => 'k')).toBeNull();
  });
});
