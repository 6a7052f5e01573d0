import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { pageClient } from '#components/ui/calls/page-client.ts';
import { pageOutcomes } from '#components/ui/calls/page-outcomes.ts';
import { sendOrder } from '#components/purchase/confirmation/send-order.ts';
import type { MydocResult } from '#lib/mydoc/mydoc-client.ts';
import { sampleOrder } from '#components/orders/order-samples.ts';

const quote = '3f6c1d0e-9a4b-4f52-8a37-0c5d2b1e7f90';
const wish = { quote, totalMinor: sampleOrder.totalMinor, proof: 'proof', termsVersion: 2, language: 'ja' } as const;
const call = jest.fn<(path: string, input: unknown) => MydocResult<unknown>>();

const answer = (message: unknown): MydocResult<unknown> => ({ ok: true, message });
const refusal = (key: string): MydocResult<unknown> => ({
  ok: false,
  kind: key === 'loginRequired' ? 'login' : 'refused',
  code: 4100,
  key,
  text: `${key}.`,
  field: null,
  values: {},
  requestId: null,
  shown: true,
});
const away: MydocResult<unknown> = { ok: false, kind: 'busy', reason: 'network', status: null, text: null };

beforeEach(() => {
  call.mockReset();
  jest.spyOn(pageClient, 'call').mockImplementation(async ({ path }, input) => call(path, input) as never);
});

describe('R-5.9 placing an order', () => {
  test('names the attempt by the quote, so that every click, tab and reload is the same one', async () => {
    call.mockReturnValueOnce(answer(sampleOrder)).mockReturnValueOnce(answer({ payAddress: '/ucenter/pay/p-1' }));
    expect(await sendOrder(wish)).toEqual({ kind: 'pay', address: `${window.location.origin}/ucenter/pay/p-1` });
    expect(call.mock.calls).toEqual([
      ['order-server/create', { quote, key: quote, proof: 'proof', termsVersion: 2 }],
      ['order-server/pay', { id: sampleOrder.id, language: 'ja', key: expect.stringMatching(/^[0-9a-f-]{36}$/) }],
    ]);
  });

  test('of a name whose registry wants it names the confirmation of its conditions, and nothing where that was not given', async () => {
    call.mockReturnValue(refusal('conditionsNotAccepted'));
    await sendOrder({ ...wish, conditions: true });
    await sendOrder({ ...wish, conditions: false });
    expect(call.mock.calls.map(([, form]) => form)).toEqual([
      { quote, key: quote, proof: 'proof', termsVersion: 2, conditions: 'true' },
      { quote, key: quote, proof: 'proof', termsVersion: 2 },
    ]);
  });

  test('an order that another tab has placed at a higher price is shown before it is paid', async () => {
    call.mockReturnValueOnce(answer({ ...sampleOrder, totalMinor: sampleOrder.totalMinor + 1 }));
    expect(await sendOrder(wish)).toEqual({ kind: 'order', id: sampleOrder.id, isDearer: true });
    expect(call).toHaveBeenCalledTimes(1);
  });

  test('an order that is paid already is shown, not paid again', async () => {
    call.mockReturnValueOnce(answer({ ...sampleOrder, state: 'paid' }));
    expect(await sendOrder(wish)).toEqual({ kind: 'order', id: sampleOrder.id, isDearer: false });
    expect(call).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['no answer', away],
    ['a refusal', refusal('accountAbnormal')],
    ['an address that is no one’s', answer({ payAddress: 'javascript:alert(1)' })],
  ])('placed, but with %s where it is paid: its own page goes on', async (_what, paying) => {
    call.mockReturnValueOnce(answer(sampleOrder)).mockReturnValueOnce(paying);
    expect(await sendOrder(wish)).toEqual({ kind: 'order', id: sampleOrder.id, isDearer: false });
  });

  test('a refusal comes back with what it says, and is shown nowhere else', async () => {
    call.mockReturnValueOnce(refusal('modelSoldOut'));
    expect(await sendOrder(wish)).toMatchObject({ kind: 'refused', refusal: { key: 'modelSoldOut', text: 'modelSoldOut.' } });
    expect(pageOutcomes.current()).toEqual({ dialogs: [], toasts: [] });
  });

  test('an ended session and an unavailable service are distinguished', async () => {
    call.mockReturnValueOnce(refusal('loginRequired')).mockReturnValueOnce(away);
    expect(await sendOrder(wish)).toEqual({ kind: 'log-in' });
    expect(await sendOrder(wish)).toEqual({ kind: 'busy' });
  });
});
