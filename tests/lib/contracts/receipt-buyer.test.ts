import { expect, test } from '@jest/globals';
import { addressLines, receiptBuyer, unprintable } from '#lib/contracts/calls/orders/receipt-buyer.ts';

test.each([
  { company: 'Müller & Söhne GmbH', taxNumber: 'DE 123.456-789' },
  { company: '株式会社ハーバー（東京）', address: '東京都港区1-2-3\nビル4階' },
  { company: 'ООО Гавань', taxNumber: '91310000MA1FL0000X' },
  {},
])('%j can be printed', (buyer) => {
  expect(receiptBuyer.parse(buyer)).toEqual(buyer);
});

test.each([
  ['an emoji', { company: 'Quay 🚢' }],
  ['a letter that no font of a receipt has', { company: 'บริษัท' }],
  ['what is invisible', { taxNumber: 'DE1\u202e23' }],
  ['a letter that no font of a receipt has though others of its script are there', { company: 'Łódź' }],
  ['a character beyond the basic plane', { company: '𠮷野家' }],
  ['a line separator in a name', { company: 'Quay\u2028Shipping' }],
  ['a paragraph separator in a number', { taxNumber: 'DE1\u20292' }],
  ['a control character', { address: 'Quay\u00001' }],
  ['a line end in a name', { company: 'Quay\nShipping' }],
  ['too long a name', { company: 'a'.repeat(121) }],
  ['too long a number', { taxNumber: '1'.repeat(41) }],
  ['too long an address', { address: 'a'.repeat(301) }],
  ['too many lines', { address: Array.from({ length: 7 }, String).join('\n') }],
  ['another field', { email: 'a@b.example' }],
])('%s is refused', (_what, buyer) => {
  expect(receiptBuyer.safeParse(buyer).success).toBe(false);
});

test('an address is printed line by line, without empty ones', () => {
  expect(addressLines({ address: ' Quay 1 \r\n\n Hamburg' })).toEqual(['Quay 1', 'Hamburg']);
  expect(addressLines({})).toEqual([]);
});

test('what is typed in another form of the same letters, or with other line ends, is printed', () => {
  expect(receiptBuyer.parse({ company: 'Mu\u0308ller' })).toEqual({ company: 'Müller' });
  const address = 'Quay 1\u2028Hamburg\u2029Germany\rEurope';
  expect(receiptBuyer.safeParse({ address }).success).toBe(true);
  expect(addressLines({ address })).toEqual(['Quay 1', 'Hamburg', 'Germany', 'Europe']);
});

test('names the characters that cannot be printed, each once, and what cannot be seen by its number', () => {
  expect(unprintable('Łódź 🚢🚢\u202e\u0000')).toEqual(['Ł', 'ź', '🚢', 'U+202E', 'U+0000']);
  expect(unprintable('Quay\u2028Mu\u0308ller')).toEqual([]);
});
