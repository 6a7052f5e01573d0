import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { useDiscountName } from '#components/ui/server/use-discount-name.ts';
import type { Discount } from '#lib/catalogue/discounts.ts';
import type { Quote } from '#lib/contracts/calls/orders/purchase-calls.ts';
import type { Language } from '#lib/language/languages.ts';
import { renderInSite } from '#tests/components/render-in-site.tsx';

const name = { en: 'Welcome', zh: '新客礼', ja: null };
const coupon = { grant: '5d8f0c5e-0000-4000-8000-000000000001', campaign: 'WELCOME10', name };
const promotions = [{ code: 'spring', name: 'Spring' }];

function Line({ discount, given, language }: { discount: Discount; given: Quote['coupon']; language: Language }) {
  return <p>{useDiscountName(promotions, language, given)(discount)}</p>;
}

test.each([
  ['a coupon by its name', { kind: 'coupon', code: 'WELCOME10' }, coupon, 'en', 'Welcome, 10% off'],
  ['in the visitor’s language', { kind: 'coupon', code: 'WELCOME10' }, coupon, 'zh', '新客礼（9 折）'],
  ['in English where it has none in that language', { kind: 'coupon', code: 'WELCOME10' }, coupon, 'ja', 'Welcome（10%割引）'],
  [
    'by its code where the name was not kept',
    { kind: 'coupon', code: 'WELCOME10' },
    { ...coupon, name: undefined },
    'en',
    'WELCOME10, 10% off',
  ],
  ['a promotion by its own', { kind: 'promotion', code: 'spring' }, coupon, 'en', 'Spring'],
  ['a promotion that has gone by its code', { kind: 'promotion', code: 'autumn' }, null, 'en', 'autumn'],
] as const)('R-6.5 a bill names %s', (_how, what, given, language, line) => {
  renderInSite(<Line discount={{ ...what, percent: 10 }} given={given} language={language} />, language);
  expect(screen.getByText(line)).toBeVisible();
});
