import { expect, test } from '@jest/globals';
import { ipv6Address } from '#lib/orders/ipv6-address.ts';

test.each([
  ['an address with the length of its network', '2001:db8:113:3::1/125', '2001:db8:113:3::1'],
  ['an address alone', '2001:db8:113:3::1', '2001:db8:113:3::1'],
  ['a network', '2001:db8:113:3::/125', '2001:db8:113:3::/125'],
])('R-5.13 of %s, the address to connect to', (_what, text, address) => {
  expect(ipv6Address(text)).toBe(address);
});
