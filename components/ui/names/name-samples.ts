import type { DomainQuote } from '#lib/contracts/calls/orders/domain-quote-call.ts';

/** The quote of a name; examples and tests override what they are about. */
export const sampleName: DomainQuote = {
  id: '3f6c1d0e-9a4b-4f52-8a37-0c5d2b1e7f91',
  period: '1y',
  currency: 'USD',
  lines: [{ kind: 'domain', code: 'saltmarsh.com', quantity: 1, amountMinor: 1_120 }],
  discounts: [],
  promotion: null,
  coupon: null,
  renews: null,
  totalMinor: 1_120,
  perMonthMinor: 93,
  renewalMinor: 1_360,
  catalogueHash: 'c0ffee',
  expiresAt: '2026-11-21T12:30:00.000Z',
  hasPassword: false,
  domain: {
    name: 'saltmarsh.com',
    shown: 'saltmarsh.com',
    class: 'standard',
    example: false,
    transferMinor: 1_360,
    restoreMinor: 9_200,
    asks: { eligibility: { en: null, zh: null, ja: null }, realName: false, localPresence: false },
  },
};

/** A premium name in other characters, whose registry asks for much. */
export const premiumName: DomainQuote = {
  ...sampleName,
  lines: [{ kind: 'domain', code: 'xn--9msw68b.jp', quantity: 1, amountMinor: 240_000 }],
  totalMinor: 240_000,
  perMonthMinor: 20_000,
  renewalMinor: 48_000,
  domain: {
    name: 'xn--9msw68b.jp',
    shown: '塩沼.jp',
    class: 'premium',
    example: true,
    transferMinor: 48_000,
    restoreMinor: null,
    asks: {
      eligibility: {
        en: 'For people and organisations with a postal address in Japan.',
        zh: '面向在日本有邮寄地址的个人和机构。',
        ja: '日本国内に住所のある個人または法人が対象です。',
      },
      realName: true,
      localPresence: true,
    },
  },
};
