import { expect, test } from '@jest/globals';
import { askedWithdrawal, withdrawalKeyPath, withdrawalPath } from '#lib/orders/withdrawal-address.ts';

const key = '8d0d3f53-2b7e-4a5c-9f11-6b0c5a7e2d14';
const searchOf = (path: string): string => new URL(path, 'https://marlow.example').search;

test('the address of the page brings the number of an order along, or the key of a statement', () => {
  expect(askedWithdrawal(searchOf(withdrawalPath('S-4NPY-5RQ5')))).toEqual({ contract: 'S-4NPY-5RQ5', key: null });
  expect(askedWithdrawal(searchOf(withdrawalKeyPath(key)))).toEqual({ contract: '', key });
});

test('a malformed key is none, and an address without a query asks for the empty form', () => {
  expect(askedWithdrawal('?confirm=x')).toEqual({ contract: '', key: null });
  expect(askedWithdrawal('')).toEqual({ contract: '', key: null });
});
