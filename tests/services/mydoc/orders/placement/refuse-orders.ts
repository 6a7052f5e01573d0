import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { keptSshKeysAtMost } from '#lib/contracts/calls/account/ssh-key-calls.ts';
import { seedDocuments } from '#studio/seed/seed.ts';
import { madeLines } from '#tests/lib/rules/servers/ssh-keys-under-test.ts';
import { idOf, seedChanged, type ShopUnderTest } from '../shop-under-test.ts';

/** Has each refusal of an order, or of an action on one, answered. */
export async function refuseOrders(shop: ShopUnderTest): Promise<void> {
  const server = await refuseActions(shop);
  await refuseSetups(shop);
  await refusePurchases(shop, server);
}

/** Of an order that was placed, and about its server; returns the order of that. */
async function refuseActions(shop: ShopUnderTest): Promise<string> {
  const key = randomUUID();
  await shop.create('ann', await shop.quote('ann'), { termsVersion: '1' });
  const quote = await shop.quote('ann');
  shop.publish(dearer());
  await shop.create('ann', quote);
  shop.publish(seedDocuments({}, new Date()));
  const { id } = await shop.active('ann');
  await shop.call('ann', 'order-server/pay', { id, language: 'en', key });
  await shop.call('ann', 'order-server/cancel', { id });
  await shop.call('ann', 'order-server/refund', { id, amountMinor: '1', key });
  await shop.call('ann', 'order-server/changeQuote', { order: id });
  const change = await shop.call('ann', 'order-server/changeQuote', { order: id, traffic: 't1000' });
  const changing = idOf((await shop.create('ann', idOf(change.message))).message);
  await shop.call('ann', 'order-server/changeQuote', { order: id, traffic: 't1000' });
  await shop.call('ann', 'order-server/cancel', { id: changing });
  shop.publish(seedChanged('traffic-plan-t1000', { regions: [{ region: { _ref: 'region-us-0' }, price: { JPY: 200 } }] }));
  await shop.call('ann', 'order-server/changeQuote', { order: id, traffic: 't1000' });
  shop.publish(seedDocuments({}, new Date()));
  shop.centre.savedMethod = null;
  for (const totalMinor of ['1', '347'])
    await shop.call('ann', 'order-server/setAutomaticRenewal', { order: id, period: '1m', totalMinor });
  const renewal = await shop.call('ann', 'order-server/renewalQuote', { order: id, period: '1m' });
  await shop.create('ann', idOf(renewal.message));
  await shop.call('ann', 'order-server/renewalQuote', { order: id, period: '1m' });
  return id;
}

/** Of how a server is set up. */
async function refuseSetups(shop: ShopUnderTest): Promise<void> {
  const oneSshKey = madeLines['ssh-ed25519']().line;
  for (const setup of [
    { hostName: '-' },
    { sshKeys: [{ name: 'a', key: 'ssh-rsa AAAA' }] },
    { sshKeys: [{ name: 'a', key: '-----BEGIN OPENSSH PRIVATE KEY-----' }] },
    { sshKeys: ['a', 'b'].map((name) => ({ name, key: oneSshKey })) },
    { userData: 'hello' },
    { userData: '#cloud-config\na: [' },
  ])
    await shop.askQuote('ann', {}, { setup });
  await shop.askQuote(
    'ann',
    { image: { kind: 'iso', source: 'https://images.example/a.iso' } },
    { setup: { sshKeys: [{ name: 'a', key: oneSshKey }] } },
  );
  await shop.askQuote('ann', { image: { kind: 'iso', source: 'https://images.example/a.iso' } }, { setup: { userData: '#!/bin/sh' } });
  for (let count = 0; count <= keptSshKeysAtMost; count += 1)
    await shop.call('ann', 'account/addSshKey', { name: 'a', key: madeLines['ssh-ed25519']().line });
}

/** By stock, limits, prices and accounts. */
async function refusePurchases(shop: ShopUnderTest, id: string): Promise<void> {
  const unpaid = (await shop.order('bob')).id;
  await shop.call('bob', 'order-server/refundOffer', { id: unpaid });
  await shop.call('bob', 'order-server/renewalQuote', { order: unpaid, period: '1m' });
  await shop.call('bob', 'order-server/changeQuote', { order: unpaid, traffic: 't1000' });
  shop.publish(
    seedDocuments({}, new Date()).map((document) => (document._id === 'model-g4a-c2m2' ? { ...document, onePerPerson: true } : document)),
  );
  for (const period of ['1m', '2m']) await shop.create('cat', await shop.quote('cat', { model: 'cvm.g4a.amd.c2m2' }, { period }));
  const priced = await shop.quote('eve');
  await shop.call('eve', 'order-server/chooseCoupon', { quote: priced, coupon: randomUUID() });
  await shop.call('eve', 'order-server/chooseCoupon', { quote: priced, code: 'NOTHING9' });
  const offered = await shop.quote('flo', { model: 'cvm.g4a.amd.c2m4' }, { period: '1y', promotion: 'festivals' });
  await shop.mydoc.database.executor.execute(sql`UPDATE server_stock SET remaining = 0 WHERE model = 'cvm.g4a.amd.c2m4'`);
  await shop.create('flo', offered);
  shop.letStockAge();
  await shop.call('ann', 'order-server/changeQuote', { order: id, model: 'cvm.g4a.amd.c2m4' });
  const pair = await shop.active('gil', { quantity: 2 });
  await shop.mydoc.database.executor.execute(sql`UPDATE server_stock SET remaining = 1 WHERE model = 'cvm.g4a.amd.c4m8'`);
  shop.letStockAge();
  await shop.call('gil', 'order-server/changeQuote', { order: pair.id, model: 'cvm.g4a.amd.c4m8' });
  shop.publish(seedChanged('model-g4a-c1m1', { status: 'coming-soon' }));
  await shop.call('gil', 'order-server/renewalQuote', { order: pair.id, period: '1y' });
  shop.publish(seedDocuments({}, new Date()));
  shop.profiles.set('dan', { barred: true, personId: null });
  await shop.create('dan', await shop.quote('dan'));
}

const dearer = () =>
  seedDocuments({}, new Date()).map((document) => {
    if (document._id === 'model-g4a-c1m1')
      return { ...document, regions: [{ region: { _ref: 'region-us-0' }, price: { USD: 2.85, HKD: 14.47, JPY: 281 } }] };
    return document._id === 'siteSettings' ? { ...document, pricesCorrectedAt: new Date().toISOString() } : document;
  });
