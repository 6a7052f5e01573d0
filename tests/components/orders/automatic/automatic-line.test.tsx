import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { OrderMessage } from '#lib/contracts/calls/orders/order-message.ts';
import { activeOrder, expiredOrder } from '#components/orders/order-samples.ts';
import { openOrderPages, show } from '../order-page-under-test.tsx';

openOrderPages();

const on = { period: '1y', totalMinor: 3_748, chargeAt: '2026-12-18T12:09:40.000Z', outcome: null } as const;
const lineOf = async (automatic: OrderMessage['automatic']): Promise<void> => show({ ...activeOrder, automatic });

describe('R-5.9 the page of a server', () => {
  test('says that it is not renewed automatically, and where that is turned on', async () => {
    await lineOf(null);
    expect(screen.getByRole('button', { name: 'Automatic renewal' })).toBeVisible();
    expect(screen.getByText('Off: you renew the server yourself.')).toBeVisible();
  });

  test('says what is charged and when', async () => {
    await lineOf(on);
    expect(screen.getByText(/^On: \$37\.48 for .* is charged on 18 Dec 2026/)).toBeVisible();
  });

  test.each([
    ['ordered', 'The renewal has been ordered and is being paid.'],
    ['declined', 'The last automatic renewal did not work; please renew the server yourself.'],
  ] as const)('says how the last try went: %s', async (outcome, words) => {
    await lineOf({ ...on, outcome });
    expect(screen.getByText(words)).toBeVisible();
  });

  test('offers none for a server whose time is over', async () => {
    await show(expiredOrder);
    expect(screen.queryByRole('button', { name: 'Automatic renewal' })).toBeNull();
  });
});
