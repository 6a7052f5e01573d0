import { expect, test } from '@jest/globals';
import { priceChanges } from '#studio/tools/prices/price-changes.ts';
import { priceRows, pricesAsText } from '#studio/tools/prices/price-list.ts';
import { readPastedPrices } from '#studio/tools/prices/read-pasted-prices.ts';

const region = (key: string, code: string, USD: number | null, HKD: number | null, JPY: number | null) => ({
  _key: key,
  region: code,
  price: { USD, HKD, JPY },
});

const model = {
  _id: 'model-a',
  _rev: 'r1',
  _type: 'model',
  code: 'cvm.g4a.amd.c1m1',
  regions: [region('la', 'US-0', 1.85, 14.47, 281), region('tk', 'JP-0', 3.04, 23.75, 456)],
};
const disk = { _id: 'disk-a', _rev: 'r2', _type: 'diskType', code: 'ssd_cloud_disk', regions: [region('la', 'US-0', 0.05, 0.4, 7.2)] };
const rows = priceRows([model, disk, { ...disk, _id: 'drafts.disk-a', _rev: 'r3', regions: [region('x9', 'US-0', 0.06, 0.4, 7.2)] }, null]);

const read = (text: string) => {
  const { prices, problems } = readPastedPrices(text, rows);
  return { prices: prices.map(({ row, currency, amount }) => `${row.code} ${row.region} ${currency} ${amount}`), problems };
};

test('the table is copied and pasted back without a change', () => {
  const { prices, problems } = readPastedPrices(pricesAsText(rows), rows);
  expect(problems).toEqual([]);
  expect(prices).toHaveLength(9);
  expect(priceChanges(prices)).toEqual([]);
});

test.each([
  ['tabs', 'code\tregion\tUSD\tJPY\ncvm.g4a.amd.c1m1\tUS-0\t1.95\t300'],
  ['commas, with quotation marks', '"code",region,USD,JPY\r\n"cvm.g4a.amd.c1m1",US-0,1.95,"300"\r\n'],
  ['semicolons, other columns between, capitals and signs', 'Region;Code;Note;usd;jpy\nus-0;CVM.g4a.amd.c1m1;new;$1.95;¥ 300'],
  ['full-width digits', 'code\tregion\tUSD\tJPY\ncvm.g4a.amd.c1m1\tUS-0\t１.９５\t３００'],
])('a table with %s is read', (_what, text) => {
  expect(read(text)).toEqual({ prices: ['cvm.g4a.amd.c1m1 US-0 USD 1.95', 'cvm.g4a.amd.c1m1 US-0 JPY 300'], problems: [] });
});

test('an empty cell and a currency that is not named leave their prices as they are', () => {
  expect(read('code\tregion\tUSD\tJPY\ncvm.g4a.amd.c1m1\tJP-0\t\t500').prices).toEqual(['cvm.g4a.amd.c1m1 JP-0 JPY 500']);
});

test('commas between thousands are left out, a comma as a decimal point is refused', () => {
  expect(read('code\tregion\tJPY\ncvm.g4a.amd.c1m1\tUS-0\t1,091.5').prices).toEqual(['cvm.g4a.amd.c1m1 US-0 JPY 1091.5']);
  expect(read('code\tregion\tUSD\ncvm.g4a.amd.c1m1\tUS-0\t1,95').problems).toEqual([
    { line: 2, problem: 'USD 1,95: write an amount of 0 or more with at most 4 decimals, like 1091.5.' },
  ]);
});

test.each(['-1', '1.23456', 'free', '1e3', '0x10', 'NaN', '1 000'])('the amount %s is refused', (amount) => {
  expect(read(`code\tregion\tUSD\ncvm.g4a.amd.c1m1\tUS-0\t${amount}`)).toMatchObject({ prices: [], problems: [{ line: 2 }] });
});

test('a line that names nothing known, or the same as one before it, is refused by its number', () => {
  const text = 'code\tregion\tUSD\n\ncvm.g4a.amd.c1m1\tUS-0\t2\nnothing\tUS-0\t2\nssd_cloud_disk\tJP-0\t1\ncvm.g4a.amd.c1m1\tus-0\t3';
  expect(read(text)).toEqual({
    prices: ['cvm.g4a.amd.c1m1 US-0 USD 2'],
    problems: [
      { line: 4, problem: 'Nothing with the code nothing is sold in US-0.' },
      { line: 5, problem: 'Nothing with the code ssd_cloud_disk is sold in JP-0.' },
      { line: 6, problem: 'Line 3 names this item and region already.' },
    ],
  });
});

test('a table without a head is refused, an empty one is not', () => {
  expect(read('cvm.g4a.amd.c1m1\tUS-0\t2').problems).toEqual([
    { line: 1, problem: 'The first line names the columns: code, region and USD, HKD, JPY, or some of these currencies.' },
  ]);
  expect(read(' \n')).toEqual({ prices: [], problems: [] });
});
