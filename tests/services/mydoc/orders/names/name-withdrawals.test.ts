import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { stateWithdrawal, type WithdrawalMessage } from '#lib/contracts/calls/orders/withdrawal-calls.ts';
import { keyOf, openShop, type ShopUnderTest } from '../shop-under-test.ts';
import { namesAt, type NameShop } from './name-shop.ts';
import { createRegistrarUnderTest } from './registrar-under-test.ts';

const registrar = createRegistrarUnderTest();
let shop: ShopUnderTest;
let names: NameShop;

beforeAll(async () => {
  shop = await openShop({ registrar, mails: true });
  names = namesAt(shop);
}, 60_000);

afterAll(() => shop.close());

const statement = (contract: string) => ({ contract, name: 'Ada Lovelace', email: 'ada@example.com', country: 'DE', key: randomUUID() });
const state = async (buyer: string, contract: string): Promise<WithdrawalMessage> =>
  stateWithdrawal.output.parse((await shop.call(buyer, 'order-server/withdraw', statement(contract))).message);

describe('R-6.7 R-5.14 a statement of withdrawal about a name', () => {
  test('is recorded and has no effect: it is being registered, and then is, as its buyer asked; the answer says which', async () => {
    const { id, number } = await names.paid('ada');
    expect(await state('ada', number)).toMatchObject({ outcome: 'registering', order: { id, backMinor: 0 } });
    await shop.outbox.drain();
    expect(await state('ada', number)).toMatchObject({ outcome: 'registered', order: { id, backMinor: 0 } });
    expect((await names.detail('ada', id)).state).toBe('registered');
    const receipt = [...shop.centre.receipts.values()].at(-1)?.values.text ?? '';
    expect(receipt).toContain('A domain name that is registered stays registered');
  });

  test('that is not paid for closes its order, at once for its owner and by the link of an e-mail without a log-in', async () => {
    const own = await names.order('bea', 'own.com');
    expect(await state('bea', own.number)).toMatchObject({ outcome: 'withdrawn', order: { backMinor: 0 } });
    expect((await names.detail('bea', own.id)).state).toBe('closed');
    const other = await names.order('bea', 'xn--9msw68b.jp');
    expect(await state('', other.number)).toMatchObject({ outcome: 'recorded', order: null });
    await shop.outbox.drain();
    const asked = [...shop.centre.mails.values()].find(({ template }) => template === 'withdrawal-asked')?.values.text ?? '';
    for (const words of ['Ada Lovelace', '塩沼.jp', 'xn--9msw68b.jp', 'The order then closes, and the name is not registered.'])
      expect(asked).toContain(words);
    const key = /confirm=([0-9a-f-]{36})/.exec(asked)?.[1] ?? '';
    expect((await shop.mydoc.call('order-server/confirmWithdrawal', { key })).message).toMatchObject({ outcome: 'withdrawn' });
    expect((await names.detail('bea', other.id)).state).toBe('closed');
  });

  test('is refused by the link once the name is registered', async () => {
    const { id, number } = await names.order('cid', 'then.com');
    await state('', number);
    await shop.outbox.drain();
    const asked = [...shop.centre.mails.values()].findLast(({ template }) => template === 'withdrawal-asked')?.values.text ?? '';
    await shop.notify(id, await shop.pay('cid', id));
    await shop.outbox.drain();
    const key = /confirm=([0-9a-f-]{36})/.exec(asked)?.[1] ?? '';
    expect(keyOf((await shop.mydoc.call('order-server/confirmWithdrawal', { key })).message)).toBe('notWithdrawable');
  });
});
