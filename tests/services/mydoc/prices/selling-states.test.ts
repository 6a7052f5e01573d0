import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { PriceDocumentRow } from '#services/mydoc/prices/price-document-store.ts';
import { pricedTypes, sellingStates } from '#services/mydoc/prices/selling-states.ts';
import { seedDocuments } from '#studio/seed/seed.ts';
import { runsOf } from '#tests/setup/test-width.ts';

const seed = seedDocuments({}, new Date()).filter(({ _type }) => pricedTypes.includes(_type));
const row = (body: (typeof seed)[number], fromMs: number, revision: string): PriceDocumentRow => ({
  documentId: body._id,
  revision,
  fromMs,
  body,
});
const first = seed.map((body) => row(body, 0, 'first'));

const change = fc.record({
  which: fc.integer({ min: 0, max: seed.length - 1 }),
  what: fc.constantFrom('gone', 'back', 'dearer', 'other name'),
});

/** What an editor publishes next of a document. */
function published({ which, what }: { which: number; what: string }, fromMs: number): PriceDocumentRow {
  const body = seed[which % seed.length];
  if (!body) throw new Error('the seed has no prices');
  const revision = `${what} ${fromMs}`;
  if (what === 'gone') return { ...row(body, fromMs, revision), body: null };
  if (what === 'dearer') return row({ ...body, discountPercent: 1 + (fromMs % 90), price: { USD: fromMs } }, fromMs, revision);
  return row(what === 'back' ? body : { ...body, name: { en: revision } }, fromMs, revision);
}

test('R-6 each state of a history equals what all documents of its time say, whatever was changed before', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 6 }), async (changes) => {
      const later = changes.map((each, index) => published(each, index + 1));
      const states = await sellingStates([...first, ...later], 0);
      for (const { fromMs, ...state } of states) {
        const inForce = new Map([...first, ...later].filter((each) => each.fromMs <= fromMs).map((each) => [each.documentId, each]));
        const [whole] = await sellingStates(
          [...inForce.values()].map((each) => ({ ...each, fromMs: 0 })),
          0,
        );
        expect(state).toEqual({ catalogue: whole?.catalogue, discounts: whole?.discounts });
      }
    }),
    { numRuns: runsOf({ usual: 4, full: 200 }) },
  );
}, 60_000);

test('R-6 what a publication did not change is the same object: of a promotion’s, the whole catalogue', async () => {
  const promotion = seed.find(({ _type }) => _type === 'promotion');
  const model = seed.find(({ _type }) => _type === 'model');
  if (!promotion || !model) throw new Error('the seed has no promotion');
  const rows = [...first, row({ ...promotion, discountPercent: 1 }, 1, 'second'), row({ ...model, vcpu: 99 }, 2, 'third')];
  const [before, deeper, changed] = await sellingStates(rows, 0);
  expect(deeper?.catalogue).toBe(before?.catalogue);
  expect(deeper?.discounts).not.toEqual(before?.discounts);
  expect(changed?.catalogue).not.toEqual(deeper?.catalogue);
  expect(changed?.catalogue.regions.every((region) => deeper?.catalogue.regions.includes(region))).toBe(true);
});
