import { expect, test } from '@jest/globals';
import { outboundText } from '#lib/catalogue/server-facts.ts';

test.each([
  [500, '500 GB'],
  [1000, '1 TB'],
  [1024, '1 TB'],
  [1500, '1500 GB'],
  [20_000, '20 TB'],
])('%s GB of transfer reads %s', (gb, text) => {
  expect(outboundText(gb)).toBe(text);
});
