import { expect, test } from '@jest/globals';
import { amountColumns } from '#lib/documents/amount-columns.ts';

test('a column of amounts gets what each cell lacks behind its decimal point, another column nothing', () => {
  const rows = [
    ['Storage', '$0.023', 'HK$0.18', '¥3.5', '$1'],
    ['Outbound', '$0.010', 'HK$0.08', '¥1.5', 'free'],
    ['Inbound', '$0', 'HK$1,000', '¥0', '$2'],
  ];
  expect(amountColumns(rows)).toEqual([null, ['', '', '.000'], ['', '', '.00'], ['', '', '.0'], null]);
});

test('whole amounts lack nothing; a short row, or none, has no amounts', () => {
  expect(amountColumns([['¥480'], ['JP¥1,200']])).toEqual([['', '']]);
  expect(amountColumns([['$1', '$2'], ['$3']])).toEqual([['', ''], null]);
  expect(amountColumns([])).toEqual([]);
});
