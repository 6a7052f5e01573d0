import { expect, test } from '@jest/globals';
import { namePath, wantedName } from '#lib/orders/name-address.ts';

test('R-5.14 the address of a confirmation names what is registered', () => {
  const path = namePath('xn--9msw68b.co.jp');
  expect(wantedName(path.slice(path.indexOf('?')))).toBe('xn--9msw68b.co.jp');
  expect(wantedName('?domain=Reed.COM&quote=1')).toBe('reed.com');
  expect(wantedName(`?domain=${'a'.repeat(63)}.com`)).toBe(`${'a'.repeat(63)}.com`);
});

test('R-5.14 an address without a name, or with what is none, is about a server', () => {
  const long = `${'a'.repeat(63)}.${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(62)}`;
  for (const text of [
    '',
    'reed',
    'reed.',
    '.com',
    '-reed.com',
    'reed-.com',
    'a_b.com',
    'reed.com/x',
    '塩沼.jp',
    `${'a'.repeat(64)}.com`,
    `${long}x`,
  ])
    expect(wantedName(`?domain=${encodeURIComponent(text)}`)).toBeNull();
  expect(wantedName('')).toBeNull();
});
