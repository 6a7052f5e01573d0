import { describe, expect, test } from '@jest/globals';
import { orderSteps } from '#lib/orders/order-steps.ts';

const at = '2026-11-21T12:00:00.000Z';

describe('R-7.4 the way of an order of a group', () => {
  const group = { id: '8d0d3f53-2b7e-4a5c-9f11-6b0c5a7e2d14', campaign: 'vps', feePercent: 10 };
  const placed = [
    { kind: 'placed' as const, at },
    { kind: 'paid' as const, at },
  ];

  test('waits for the group between payment and building', () => {
    const steps = orderSteps({ state: 'awaiting-group', history: placed, group });
    expect(steps.map(({ step, state }) => `${step} ${state}`)).toEqual([
      'ordered done',
      'paid done',
      'group now',
      'building todo',
      'running todo',
    ]);
    expect(orderSteps({ state: 'paid', history: placed }).map(({ step }) => step)).toEqual(['ordered', 'paid', 'building', 'running']);
  });

  test('ends with the refund where the group was not complete', () => {
    const history = [...placed, { kind: 'group-failed' as const, at }];
    const steps = orderSteps({ state: 'refunding', history, group });
    expect(steps.map(({ step, at: reached }) => [step, reached !== null])).toEqual([
      ['ordered', true],
      ['paid', true],
      ['refunding', true],
      ['refunded', false],
    ]);
  });
});
