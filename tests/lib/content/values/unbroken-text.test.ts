import { expect, test } from '@jest/globals';
import { breakable, unbroken } from '#lib/content/values/unbroken-text.ts';

test('a line does not break behind the dash of a range, and every other dash is left alone', () => {
  expect(unbroken('在线客服 09:00–22:00，1–2 核')).toBe('在线客服 09:00–\u206022:00，1–\u20602 核');
  expect(unbroken('チャットは9:00〜22:00')).toBe('チャットは9:00〜\u206022:00');
  expect(unbroken('A–B, 3-4, 1 – 5 – and so on')).toBe('A–B, 3-4, 1 – 5 – and so on');
});

test('a number and its unit stay on one line, and every other space parts', () => {
  expect(unbroken('1コアあたりメモリ4 GiB')).toBe('1コアあたりメモリ4\u00a0GiB');
  expect(unbroken('50 Mbps, 3.8 GHz, 8 vCPUs, 20,000 IOPS')).toBe('50\u00a0Mbps, 3.8\u00a0GHz, 8\u00a0vCPUs, 20,000\u00a0IOPS');
  expect(unbroken('TCP 22, 2 servers, 5 GBP, a GiB')).toBe('TCP 22, 2 servers, 5 GBP, a GiB');
});

test('an e-mail is one word', () => {
  expect(unbroken('E-mail us, or write an e-mail; one-mail')).toBe('E-\u2060mail us, or write an e-\u2060mail; one-mail');
});

test('programs get plain spaces', () => {
  expect(breakable(unbroken('An e-mail of 4 GiB, 1–2 a day'))).toBe('An e-mail of 4 GiB, 1–2 a day');
});
