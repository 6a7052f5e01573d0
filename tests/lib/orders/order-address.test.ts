import { describe, expect, test } from '@jest/globals';
import { askedOrder, changedOrder, changePath, orderPage, readOrderId, renewedOrder, orderQueryPath } from '#lib/orders/order-address.ts';

const id = '8d0d3f53-2b7e-4a5c-9f11-6b0c5a7e2d14';
const queryOf = (address: string): string => address.slice(address.indexOf('?'));

test.each(['upgrade', 'expansion'] as const)('R-5.15 the address of an %s names the order whose server is changed', (kind) => {
  const search = queryOf(changePath(id, kind));
  expect([changedOrder(search), renewedOrder(search)]).toEqual([{ order: id, kind }, null]);
});

test('R-5.15 an address without an order, or with a malformed one, is about no change', () => {
  expect(['', '?change=', '?change=1', `?renew=${id}`].map(changedOrder)).toEqual([null, null, null, null]);
  expect(changedOrder(`?change=${id}&how=smaller`)).toEqual({ order: id, kind: 'upgrade' });
});

describe('the address of one order', () => {
  test('names its id in the query of the stored page, which lists the orders without one', () => {
    expect(askedOrder(new URL(orderQueryPath(id), 'https://site.example'))).toEqual({ kind: 'order', id });
    expect(askedOrder(new URL(orderPage, 'https://site.example'))).toEqual({ kind: 'list' });
    expect(askedOrder(new URL(`${orderPage}?from=mail`, 'https://site.example'))).toEqual({ kind: 'list' });
    expect(askedOrder(new URL(`${orderPage}?id=1`, 'https://site.example'))).toEqual({ kind: 'unknown' });
  });

  test.each(['', 'order', '1', `${id}x`, id.toUpperCase(), '../../x', undefined, ['x']])('%p is no id', (text) => {
    expect(readOrderId(text)).toBeNull();
  });
});
