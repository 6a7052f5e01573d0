import { expect, test } from '@jest/globals';
import { fromHtml } from 'hast-util-from-html';
import { alternatives, isAmount } from '#services/door/markdown/amounts.ts';
import { textOf } from '#services/door/markdown/hast-text.ts';

const currencies = ['USD', 'HKD', 'JPY'] as const;

const spans = (...contents: readonly string[]): string =>
  contents.map((content, at) => `<span data-amount="${currencies[at] ?? ''}">${content}</span>`).join('');

const written = (html: string): string =>
  alternatives(fromHtml(html, { fragment: true }).children.filter(isAmount))
    .map(textOf)
    .join('');

test.each([
  [['$1', 'HK$8', '¥150'], '$1 / HK$8 / ¥150'],
  [['from $1', 'from HK$8', 'from ¥150'], 'from $1 / HK$8 / ¥150'],
  [['$1 a month', 'HK$8 a month', '¥150 a month'], '$1 a month / HK$8 a month / ¥150 a month'],
  [['20% off', '20% off', '20% off'], '20% off'],
  [['<b>20% off</b> was <del>$2</del>', '<b>20% off</b> was <del>¥300</del>'], '20% off was $2 / ¥300'],
  [['<b>20% off</b> was <del>$2</del>.', '<b>20% off</b> was <del>¥300</del>.'], '20% off was $2. / ¥300.'],
  [['<b>20% off</b> was $2', '<b>15% off</b> was ¥300'], '20% off was $2 / 15% off was ¥300'],
  [['<small>was <del>$2</del></small>', '<small>was <del>¥300</del></small>'], 'was $2 / ¥300'],
  [['$1', 'not sold'], '$1 / not sold'],
  [['<p>$1</p>', '<p>¥150</p>'], '$1¥150'],
  [['$1'], '$1'],
  [[], ''],
])('the amounts %j of one price are %j', (contents, expected) => {
  expect(written(spans(...contents))).toBe(expected);
});
