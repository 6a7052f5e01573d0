import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startMydoc, type MydocUnderTest } from '../mydoc-under-test.ts';

let mydoc: MydocUnderTest;

beforeAll(async () => {
  mydoc = await startMydoc({ ask: () => Promise.reject(new Error('away')) });
}, 60_000);

afterAll(() => mydoc.close());

const names = (language: string) => mydoc.call('order-server/pay/getMoneyType', {}, { cookie: `languages=${language}` });

test('R-2.6 the currencies have type, symbol, name and decimals, in the visitor’s language', async () => {
  expect((await names('en')).message).toEqual([
    { type: 'USD', symbol: '$', name: 'US dollar', decimals: 2 },
    { type: 'HKD', symbol: 'HK$', name: 'Hong Kong dollar', decimals: 2 },
    { type: 'JPY', symbol: '¥', name: 'Japanese yen', decimals: 0 },
  ]);
  expect((await names('cn')).message).toMatchObject([{ name: '美元' }, { name: '港币' }, { name: '日元', symbol: 'JP¥' }]);
  expect((await names('ja')).message).toMatchObject([{ name: '米ドル' }, { name: '香港ドル' }, { name: '日本円', symbol: '¥' }]);
});
