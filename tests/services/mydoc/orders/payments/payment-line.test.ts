import { expect, test } from '@jest/globals';
import { sampleCatalogue } from '#components/purchase/purchase-samples.ts';
import { sampleRenewal } from '#components/purchase/renewal/renewal-samples.ts';
import type { Language } from '#lib/language/languages.ts';
import { describeOrder } from '#services/mydoc/orders/describe-order.ts';

const { configuration, lines, discounts, currency, totalMinor, renewalMinor, period, renews, hasPassword } = sampleRenewal;
const sums = { lines, discounts, currency, totalMinor, renewalMinor, period };
const body = { ...sampleRenewal, ...sums, configuration, hasPassword };
const row = { number: 'S-KQJ6-AYBR', model: configuration.model, region: configuration.region };

const ofRenewal = (language: Language, quantity?: number): string =>
  describeOrder(sampleCatalogue, { ...row, body: { ...body, renews, configuration: { ...configuration, quantity } } }, language);

test('R-5.9 the payment of a renewal says what is renewed, of which order, where and for how long', () => {
  expect(ofRenewal('en')).toBe('S-KQJ6-AYBR · Renewal for S-4NPY-5RQ5 · General, fourth generation c1m1 · Los Angeles-1 · 1 month');
  expect(ofRenewal('en', 2)).toMatch(/Renewal for S-4NPY-5RQ5 · 2 × General, fourth generation c1m1 · /);
  expect(ofRenewal('zh')).toMatch(/^S-KQJ6-AYBR · 续费 S-4NPY-5RQ5 · .+c1m1 · /);
  expect(ofRenewal('ja')).toMatch(/^S-KQJ6-AYBR · S-4NPY-5RQ5 の更新 · .+c1m1 · /);
});
