import { expect, test } from '@jest/globals';
import { priceChanges } from '#studio/tools/prices/price-changes.ts';
import { priceRows, pricesAsCsv, pricesAsText } from '#studio/tools/prices/price-list.ts';
import { priceWrites } from '#studio/tools/prices/price-writes.ts';
import { readPastedPrices, readPriceFile } from '#studio/tools/prices/read-pasted-prices.ts';

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
const rows = priceRows([
  model,
  disk,
  { ...disk, _id: 'drafts.disk-a', _rev: 'r3', regions: [region('x9', 'US-0', 0.06, 0.4, 7.2)] },
  // what waits in a release is no published price
  { ...disk, _id: 'versions.rSpring.disk-a', _rev: 'r4', regions: [region('y9', 'US-0', 0.07, 0.4, 7.2)] },
  null,
]);

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

const suffix = {
  _id: 'suffix-com',
  _rev: 'r4',
  _type: 'domainSuffix',
  code: '.com',
  firstYear: { USD: 9.9, HKD: 77, JPY: 1480 },
  renewal: { USD: 12.5, HKD: null, JPY: null },
  transfer: null,
};
const allRows = priceRows([model, disk, suffix, { ...suffix, _id: 'drafts.suffix-com', _rev: 'r5', renewal: null }]);

const readFile = (text: string) => {
  const { prices, problems } = readPriceFile(text, allRows);
  return { prices: prices.map(({ row, currency, amount }) => `${row.code} ${row.region} ${currency} ${amount}`), problems };
};

test('the exported file is imported without a change, prices of suffixes included', () => {
  const csv = pricesAsCsv(allRows);
  expect(csv.startsWith('\uFEFFcode,region,USD,HKD,JPY\r\n')).toBe(true);
  expect(csv).toContain('\r\n.com,firstYear,9.9,77,1480\r\n.com,renewal,12.5,,\r\n');
  const { prices, problems } = readPriceFile(csv, allRows);
  expect(problems).toEqual([]);
  expect(prices).toHaveLength(13);
  expect(priceChanges(prices)).toEqual([]);
});

test('a file of a spreadsheet that separates by semicolons has decimal commas', () => {
  expect(readFile('\uFEFFcode;region;USD;JPY\r\n"cvm.g4a.amd.c1m1";US-0;1,95;300\r\n.com;renewal;1,091;\r\n')).toEqual({
    prices: ['cvm.g4a.amd.c1m1 US-0 USD 1.95', 'cvm.g4a.amd.c1m1 US-0 JPY 300', '.com renewal USD 1.091'],
    problems: [],
  });
  expect(readFile('code;region;USD\n.com;renewal;1.5').prices).toEqual(['.com renewal USD 1.5']);
  expect(readFile('code;region;USD\n.com;renewal;1.091,50').problems).toMatchObject([{ line: 2 }]);
});

test('full-width digits in a file are refused by the number of their line', () => {
  expect(readFile('code,region,USD\n.com,firstYear,10\n.com,renewal,１２')).toEqual({
    prices: ['.com firstYear USD 10'],
    problems: [{ line: 3, problem: 'USD １２: write an amount of 0 or more with at most 4 decimals, like 1091.5.' }],
  });
});

test('a cell that an export has marked, so that no spreadsheet computes it, is read without the mark', () => {
  expect(readFile("code,region,USD\n'-x,US-0,1").problems).toEqual([{ line: 2, problem: 'Nothing with the code -x is sold in US-0.' }]);
});

test('the price of a suffix is written into its field, in its draft too where that has one', () => {
  const { prices } = readPriceFile('code,region,USD\n.com,firstYear,11\n.com,renewal,13', allRows);
  expect(priceWrites(priceChanges(prices))).toEqual([
    { id: 'suffix-com', patch: { ifRevisionID: 'r4', set: { 'firstYear.USD': 11, 'renewal.USD': 13 } } },
    { id: 'drafts.suffix-com', patch: { ifRevisionID: 'r5', set: { 'firstYear.USD': 11 } } },
  ]);
});
