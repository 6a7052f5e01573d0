import { expect, test } from '@jest/globals';
import type { Language } from '#lib/language/languages.ts';
import { loadFrame } from '#lib/page/load-frame.ts';
import { loadConfirmation } from '#lib/purchase/load-confirmation.ts';
import { loadPurchase } from '#lib/purchase/load-purchase.ts';
import { sourceOver } from '#tests/lib/content/ask-over.ts';
import { offerDocuments, promotionDocument } from '#tests/lib/offers/sample-offers.ts';

const nowMs = Date.parse('2026-11-21T12:00:00Z');
const startsAt = Date.parse('2026-11-17T00:00:00Z');
const endsAt = Date.parse('2026-12-15T00:00:00Z');

const documents = [
  ...offerDocuments.filter(({ _type }) => _type !== 'promotion'),
  promotionDocument('vps', { title: { en: 'Season', zh: '季', ja: null }, onePerPerson: true }),
  promotionDocument('cvm', { order: 2, startsAt: '2030-01-01T00:00:00Z', endsAt: '2030-02-01T00:00:00Z' }),
  promotionDocument('festivals', { discountPercent: 'a lot' }),
];

const request = (language: Language) => ({ source: sourceOver(documents), language, nowMs, pictureBase: '' });

test.each([
  ['en', 'Season'],
  ['zh', '季'],
  ['ja', 'vps'],
] as const)(
  'R-6.6 a configurator in %s knows every promotion by its name and terms, those to come too; a malformed one is dropped',
  async (language, name) => {
    const asked = request(language);
    const page = await loadPurchase(asked, await loadFrame(asked.source.ask, language, nowMs));
    if (page.kind !== 'page') throw new Error(page.kind);
    expect(page.content.promotions).toMatchObject([
      { code: 'vps', name, percent: 20, period: '1m', onePerPerson: true, window: { startsAt, endsAt } },
      { code: 'cvm', percent: 20, onePerPerson: false },
    ]);
    expect(page.content.madeAtMs).toBe(nowMs);
    expect(page.changesAt).toEqual(expect.arrayContaining([startsAt, endsAt, Date.parse('2030-01-01T00:00:00Z')]));
  },
);

test('R-6.6 the confirmation knows them too, to name what a quote says', async () => {
  const asked = request('en');
  const page = await loadConfirmation(asked, await loadFrame(asked.source.ask, 'en', nowMs));
  expect(page.kind === 'page' ? page.content.promotions.map(({ name }) => name) : page).toEqual(['Season', 'Offer cvm']);
});
