import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { OrderMessage } from '#lib/contracts/calls/orders/order-message.ts';
import { changeOrder, renewalOrder, severalOrder } from '#components/orders/order-samples.ts';
import { heading, openOrderPages, press, show, steps } from './order-page-under-test.tsx';

openOrderPages();

const { configuration } = severalOrder;
const ofThree = (order: OrderMessage): OrderMessage => ({
  ...order,
  configuration: { ...order.configuration, quantity: 3 },
  lines: order.lines.map((line) => ({ ...line, amountMinor: 3 * line.amountMinor })),
  discounts: [],
  totalMinor: 3 * order.lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
});
/** What the page says of one server, where there are three. */
const ofOne = /\b(?:your|the|its) server\b|server is\b|server’s/i;

describe('the page of an order of several servers speaks of all of them', () => {
  test.each([
    ['renewed', renewalOrder, 'Your 3 servers are renewed', 'Go to the servers'],
    ['changed', changeOrder, 'Your 3 servers have been changed', 'Go to the servers'],
  ] as const)('once they are %s', async (_what, order, title, link) => {
    await show(ofThree(order));
    expect(heading()).toBe(title);
    expect(screen.getByRole('link', { name: link })).toBeVisible();
    expect(screen.getByRole('status').textContent).not.toMatch(ofOne);
  });

  test.each([
    ['renewal', renewalOrder, ['awaiting-payment', 'closed', 'refunded']],
    ['change', changeOrder, ['awaiting-payment', 'provisioning', 'closed', 'refunded']],
  ] as const)('in each state of a %s', async (_what, order, states) => {
    for (const state of states) {
      await show(ofThree({ ...order, state }));
      expect(document.querySelector('h1 + .lead')?.textContent).not.toMatch(ofOne);
      expect(heading()).not.toMatch(ofOne);
      document.body.replaceChildren();
    }
  });

  test('in the steps of a change, and where that failed', async () => {
    const history = [...changeOrder.history.slice(0, -1), { kind: 'provisioning-failed' as const, at: changeOrder.now }];
    await show(ofThree({ ...changeOrder, state: 'refunding', refundingMinor: 409, history }));
    expect(steps()).toContain('done The servers could not be changed');
    expect(screen.getByText(/^The 3 servers could not be changed, and stay as they were/)).toBeVisible();
  });

  test('before a renewal of them is cancelled', async () => {
    await show(ofThree({ ...renewalOrder, state: 'awaiting-payment' }));
    await press('Cancel this order');
    expect(await screen.findByText('Nothing was charged, and your 3 servers stay as they are.')).toBeVisible();
  });

  test('and of one server as ever', async () => {
    await show({ ...renewalOrder, configuration: { ...configuration, quantity: 1 } });
    expect(heading()).toBe('Your server is renewed');
    expect(screen.getByRole('link', { name: 'Go to the server' })).toBeVisible();
  });
});
