import type { MydocUnderTest } from '#tests/services/mydoc/mydoc-under-test.ts';
import { openShop } from '../shop-under-test.ts';
import { namesAt } from './name-shop.ts';
import { createRegistrarUnderTest } from './registrar-under-test.ts';

/** Has each refusal of a name answered. */
export async function refuseNames(record: (mydoc: MydocUnderTest) => void): Promise<void> {
  const registrar = createRegistrarUnderTest();
  const shop = await openShop({ registrar });
  const names = namesAt(shop);
  await names.askQuote('ann', 'reed.example');
  await names.order('ann', 'reed.com');
  await names.askQuote('ann', 'reed.com');
  await shop.create('ann', (await names.quote('ann', 'reed.jp')).id);
  registrar.says = { state: 'taken' };
  await names.askQuote('ann', 'marsh.com');
  registrar.says = { state: 'unknown' };
  await names.askQuote('ann', 'marsh.com');
  record(shop.mydoc);
  await shop.close();
}
