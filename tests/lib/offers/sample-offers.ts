import type { SampleDocument } from '#tests/lib/content/ask-over.ts';
import { shopDocuments } from '#tests/lib/content/sample-documents.ts';

const words = (en: string) => ({ _type: 'localeString', en, zh: `${en} zh`, ja: `${en} ja` });
const ref = (id: string) => ({ _type: 'reference', _ref: id });

export const promotionDocument = (slug: string, changes: Record<string, unknown> = {}): SampleDocument => ({
  _id: `promotion-${slug}`,
  _type: 'promotion',
  slug: { current: slug },
  title: words(`Offer ${slug}`),
  lead: words('Lead'),
  discountPercent: 20,
  models: [ref('model')],
  terms: words('One for each.\n\n No coupons. '),
  startsAt: '2026-11-17T00:00:00Z',
  endsAt: '2026-12-15T00:00:00Z',
  order: 1,
  ...changes,
});

export const couponDocument = (code: string, changes: Record<string, unknown> = {}): SampleDocument => ({
  _id: `coupon-${code}`,
  _type: 'couponCampaign',
  code,
  kind: 'new-purchase',
  name: words(code),
  discountPercent: 15,
  minimumSpend: { USD: 10, HKD: 80, JPY: 1500 },
  validityDays: 30,
  perPersonLimit: 1,
  stock: 100,
  newcomersOnly: false,
  realNameRequired: false,
  scene: 'coupon-centre',
  startsAt: '2026-11-01T00:00:00Z',
  endsAt: '2026-12-01T00:00:00Z',
  ...changes,
});

export const groupDocument = (slug: string, changes: Record<string, unknown> = {}): SampleDocument => ({
  _id: `group-${slug}`,
  _type: 'groupCampaign',
  slug: { current: slug },
  title: words('Together'),
  lead: words('Lead'),
  terms: words('One each.\nFive days.'),
  questions: [{ _key: 'a', question: words('When?'), answer: words('Now.') }],
  region: ref('us'),
  model: ref('model'),
  disk: { type: ref('disk'), sizeGib: 15 },
  traffic: ref('traffic'),
  period: ref('month'),
  discountPercent: 30,
  headCounts: [2, 5, 3],
  hiddenCouponPercent: 5,
  memberCoupon: ref('coupon-MEMBER8'),
  hiddenCoupon: ref('coupon-HIDDEN50'),
  startsAt: '2026-11-15T00:00:00Z',
  endsAt: '2026-12-15T00:00:00Z',
  ...changes,
});

/** The sample shop with a promotion, coupons and a group buy. */
export const offerDocuments: readonly SampleDocument[] = [
  ...shopDocuments,
  promotionDocument('vps'),
  promotionDocument('festivals', { startsAt: '2026-12-01T00:00:00Z', order: 2 }),
  couponDocument('FIRST15'),
  couponDocument('MEMBER8', { scene: 'group-member', discountPercent: 8 }),
  couponDocument('HIDDEN50', { scene: 'group-hidden', discountPercent: 50 }),
  groupDocument('vps'),
];
