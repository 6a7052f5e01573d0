import { judge } from '../setup/observatory/observatory.ts';
import { origin } from '../setup/stack.ts';
import { expect, test } from '../setup/test.ts';

const scoreAtLeast = 115;

/** One address of each kind of page, and addresses that are not pages. */
const addresses = [
  '/',
  '/zh',
  '/ja/product/vps',
  '/product/vps-buy',
  '/product/oss',
  '/doc',
  '/doc/article/tos',
  '/ja/doc/announce',
  '/contact',
  '/activity/vps',
  '/ac/coupon',
  '/signUp',
  '/zh/activate',
  '/doc/search',
  '/about/nothing',
  '/ucenter/?ope=login',
  '/ucenter/?ope=reg',
  '/ucenter/nothing',
  '/studio',
  '/studio/structure',
];

for (const address of addresses) {
  test(`MDN's Observatory gives ${address} at least ${scoreAtLeast} points`, async () => {
    const { score, found } = await judge(origin(), address);
    expect(score, JSON.stringify(found, null, 1)).toBeGreaterThanOrEqual(scoreAtLeast);
  });
}
