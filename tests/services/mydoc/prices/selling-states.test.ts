import { describe, expect, test } from '@jest/globals';
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
  return row(what === 'back' ? body : { ...body, name: { en: revision, zh: revision, ja: revision } }, fromMs, revision);
}

/** No price depends on a name, so a new one alone is not read. */
const withoutNames = (state: object): unknown =>
  JSON.parse(JSON.stringify(state, (key, value: unknown) => (key === 'name' ? undefined : value)));

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
        expect(withoutNames(state)).toEqual(withoutNames({ catalogue: whole?.catalogue, discounts: whole?.discounts }));
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

describe('R-6 which publications make a state', () => {
  const found = (type: string) => {
    const document = seed.find(({ _type }) => _type === type);
    if (!document) throw new Error(`the seed has no ${type}`);
    return document;
  };
  const instantsOf = async (...later: readonly PriceDocumentRow[]): Promise<number[]> =>
    (await sellingStates([...first, ...later], 0)).map(({ fromMs }) => fromMs);

  test('none that changes words, places in lists, or what the CMS notes of a document', async () => {
    const model = found('model');
    const reworded = {
      ...model,
      name: { en: 'Other' },
      title: { en: 'Other' },
      lead: {},
      terms: {},
      summary: {},
      picture: {},
      performance: 9,
    };
    const placed = { ...model, city: {}, order: 99, _rev: 'x', _updatedAt: 'later', _createdAt: 'then', _identity: 'x', _typed: 'x' };
    expect(await instantsOf(row(reworded, 1, 'second'), row(placed, 2, 'third'))).toEqual([0]);
  });

  test('one that says again what was said, or withdraws what was not there, makes none', async () => {
    const promotion = found('promotion');
    const gone = { ...row(promotion, 2, 'second'), body: null };
    const unknown = { ...row(promotion, 4, 'fourth'), documentId: 'never-published', body: null };
    expect(await instantsOf(row(promotion, 1, 'again'), gone, { ...gone, fromMs: 3 }, unknown, row(promotion, 5, 'back'))).toEqual([
      0, 2, 5,
    ]);
  });

  test('a document that changes its type changes what both types say', async () => {
    expect(await instantsOf(row({ ...found('promotion'), _type: 'couponCampaign' }, 1, 'second'))).toEqual([0, 1]);
  });

  test('a promotion before there is a catalogue, and a code alone', async () => {
    const states = await sellingStates([row(found('promotion'), 1, 'first'), row(found('couponCampaign'), 2, 'first')], 0);
    expect(states.map(({ fromMs, catalogue }) => [fromMs, catalogue.models])).toEqual([
      [1, []],
      [2, []],
    ]);
  });

  test('another history finds nothing of the one before it', async () => {
    const known = new Map();
    const promotion = found('promotion');
    const one = await sellingStates([...first, row({ ...promotion, discountPercent: 1 }, 1, 'second')], 0, known);
    const other = await sellingStates([...first, row({ ...promotion, discountPercent: 2 }, 1, 'other')], 0, known);
    expect(other[0]?.catalogue).toBe(one[0]?.catalogue);
    expect(other[1]?.discounts).toEqual(
      (await sellingStates([...first, row({ ...promotion, discountPercent: 2 }, 1, 'other')], 0))[1]?.discounts,
    );
  });
});

test('R-6 a promotion holds for its period alone', async () => {
  const [state] = await sellingStates(first, 0);
  const periodOf = new Map(seed.filter(({ _type }) => _type === 'period').map(({ _id, code }) => [_id, code]));
  const authored = seed
    .filter(({ _type }) => _type === 'promotion')
    .map(({ slug, period }) => [(slug as { current: string }).current, [periodOf.get((period as { _ref: string })._ref)]]);
  const promotions = state?.discounts.filter(({ kind }) => kind === 'promotion') ?? [];
  expect(authored.length).toBeGreaterThan(0);
  expect(promotions.map(({ code, periods }) => [code, periods]).toSorted()).toEqual(authored.toSorted());
});

test('R-6 prices are kept of what has one, not of images of systems', () => {
  expect(pricedTypes).toEqual(
    expect.arrayContaining(['model', 'diskType', 'trafficPlan', 'period', 'region', 'promotion', 'couponCampaign']),
  );
  expect(pricedTypes).not.toContain('systemImage');
});
