import { expect, test } from '@jest/globals';
import { couponRows } from '#studio/tools/coupon-rows.ts';

const figures = { claimed: 7, available: 2, reserved: 1, used: 3, expired: 1, orders: [] };
const document = (code: string) => ({ _id: `coupon-${code}`, _type: 'couponCampaign', code, stock: 50, name: { en: `Campaign ${code}` } });

test('R-6 each campaign is listed with what became of it, one that gave out nothing too', () => {
  expect(couponRows([document('B'), document('A')], [{ campaignId: 'coupon-A', ...figures }])).toEqual([
    {
      id: 'coupon-B',
      title: 'Campaign B',
      code: 'B',
      stock: 50,
      isGone: false,
      figures: { claimed: 0, available: 0, reserved: 0, used: 0, expired: 0, orders: [] },
    },
    { id: 'coupon-A', title: 'Campaign A', code: 'A', stock: 50, isGone: false, figures },
  ]);
});

test('a campaign whose document was deleted stays in the list by its id', () => {
  expect(couponRows([{}, null], [{ campaignId: 'coupon-GONE', ...figures }])).toEqual([
    { id: 'coupon-GONE', title: 'coupon-GONE', code: '', stock: null, isGone: true, figures },
  ]);
});
