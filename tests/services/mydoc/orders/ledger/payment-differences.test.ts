import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { CentrePayment } from '#lib/contracts/account-centre.ts';
import { differencesOf, missingThere, type BookedPayment, type Difference } from '#services/mydoc/orders/ledger/payment-differences.ts';

const settledMs = Date.UTC(2026, 0, 2);
const before = Date.UTC(2026, 0, 1);

interface Both {
  readonly here: BookedPayment;
  readonly there: CentrePayment;
}

/** A payment on which both sides agree. */
const agreed = fc
  .record({
    number: fc.nat({ max: 1_000_000 }),
    amountMinor: fc.integer({ min: 1, max: 1_000_000 }),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    currency: fc.constantFrom('USD', 'HKD', 'JPY'),
    state: fc.constantFrom('open', 'paid', 'declined'),
  })
  .map(({ number, amountMinor, share, currency, state }): Both => {
    const [paymentId, orderId] = [`pay-${number}`, `order-${number}`];
    const paidMinor = state === 'paid' ? amountMinor : 0;
    const refundedMinor = Math.floor(paidMinor * share);
    const at = new Date(before).toISOString();
    return {
      here: { paymentId, orderId, currency, paidMinor, refundedMinor, changedAtMs: before },
      there: { paymentId, orderId, currency, state, amountMinor, refundedMinor, at, changedAt: at },
    };
  });

const books = fc.uniqueArray(agreed, { selector: ({ here }) => here.paymentId, minLength: 1, maxLength: 30 });

/** The comparison of two complete ledgers. */
function compare(ours: readonly BookedPayment[], theirs: readonly CentrePayment[], until = settledMs): Difference[] {
  return [...differencesOf(theirs, ours, until), ...missingThere(ours, new Set(theirs.map(({ paymentId }) => paymentId)), until)];
}

const kept = ({ paidMinor, refundedMinor }: { paidMinor: number; refundedMinor: number }): number => paidMinor - refundedMinor;
const keptThere = ({ state, amountMinor, refundedMinor }: CentrePayment): number => (state === 'paid' ? amountMinor : 0) - refundedMinor;
const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** An error on one side about one payment, with its name. */
const mistakes: readonly { readonly kind: Difference['kind']; apply(both: Both): { here?: BookedPayment; there?: CentrePayment } }[] = [
  { kind: 'missing-here', apply: ({ there }) => ({ there }) },
  { kind: 'missing-there', apply: ({ here }) => ({ here }) },
  { kind: 'another-order', apply: ({ here, there }) => ({ here: { ...here, orderId: 'order-other' }, there }) },
  {
    kind: 'another-currency',
    apply: ({ here, there }) => ({ here, there: { ...there, currency: there.currency === 'JPY' ? 'USD' : 'JPY' } }),
  },
  { kind: 'another-amount', apply: ({ here, there }) => ({ here: { ...here, paidMinor: here.paidMinor + 1 }, there }) },
  { kind: 'another-amount', apply: ({ here, there }) => ({ here, there: { ...there, state: 'declined', refundedMinor: 0 } }) },
  { kind: 'another-refund', apply: ({ here, there }) => ({ here, there: { ...there, refundedMinor: there.refundedMinor + 1 } }) },
];

describe('differences of payments', () => {
  test('books that agree have no difference, in any order', () => {
    fc.assert(
      fc.property(books, fc.func(fc.integer()), (all, order) => {
        const there = all.map((both) => both.there).toSorted((a, b) => order(a.paymentId) - order(b.paymentId));
        expect(
          compare(
            all.map((both) => both.here),
            there,
          ),
        ).toEqual([]);
      }),
    );
  });

  test('each mistake about a paid payment is named, and nothing else is', () => {
    fc.assert(
      fc.property(books, fc.array(fc.tuple(fc.nat(), fc.constantFrom(...mistakes)), { minLength: 1, maxLength: 10 }), (all, chosen) => {
        const made = new Map(chosen.map(([place, mistake]) => [place % all.length, mistake]));
        const sides = all.map((both, place) => {
          const mistake = both.there.state === 'paid' ? made.get(place) : undefined;
          return { name: both.here.paymentId, kind: mistake?.kind, ...(mistake?.apply(both) ?? both) };
        });
        const found = compare(
          sides.flatMap(({ here }) => here ?? []),
          sides.flatMap(({ there }) => there ?? []),
        );
        const named = (pairs: readonly (readonly [string, string | undefined])[]): string[] =>
          pairs.map((pair) => pair.join(' ')).toSorted();
        expect(named(found.map(({ paymentId, kind }) => [paymentId, kind]))).toEqual(
          named(sides.filter(({ kind }) => kind).map(({ name, kind }) => [name, kind])),
        );
      }),
    );
  });

  test('what the differences say adds up to what the books differ by', () => {
    const some = fc.array(agreed, { maxLength: 20 });
    const unlike = (list: readonly Both[]): Both[] => [...new Map(list.map((both) => [both.here.paymentId, both])).values()];
    fc.assert(
      fc.property(some, some, (here, there) => {
        const [ours, theirs] = [unlike(here).map((both) => both.here), unlike(there).map((both) => both.there)];
        const found = compare(ours, theirs);
        expect(sum(found.map((each) => kept(each.ours) - kept(each.theirs)))).toBe(sum(ours.map(kept)) - sum(theirs.map(keptThere)));
      }),
    );
  });

  test.each(['here', 'there'])('a payment that moved %s a moment ago is not judged yet', (side) => {
    fc.assert(
      fc.property(
        agreed.filter(({ there }) => there.state === 'paid'),
        ({ here, there }) => {
          const [ours, theirs] = [{ ...here, refundedMinor: here.refundedMinor + 1 }, there];
          const later = settledMs + 1;
          const moved =
            side === 'here'
              ? compare([{ ...ours, changedAtMs: later }], [theirs])
              : compare([ours], [{ ...theirs, changedAt: new Date(later).toISOString() }]);
          expect(moved).toEqual([]);
          expect(compare([ours], [theirs]).map(({ kind }) => kind)).toEqual(['another-refund']);
          expect(compare([{ ...ours, changedAtMs: side === 'here' ? later : before }], []).length).toBe(side === 'here' ? 0 : 1);
        },
      ),
    );
  });

  test('an attempt that nobody finished is missed by neither side', () => {
    const at = new Date(before).toISOString();
    const open: CentrePayment = {
      paymentId: 'pay-1',
      orderId: 'order-1',
      currency: 'USD',
      state: 'open',
      amountMinor: 500,
      refundedMinor: 0,
      at,
      changedAt: at,
    };
    expect(compare([], [open, { ...open, paymentId: 'pay-2', state: 'declined' }])).toEqual([]);
    expect(
      compare([{ paymentId: 'pay-3', orderId: 'order-1', currency: 'USD', paidMinor: 0, refundedMinor: 0, changedAtMs: before }], []),
    ).toEqual([]);
  });
});

describe('what moved at an instant', () => {
  const at = (ms: number): { here: BookedPayment; there: CentrePayment } => ({
    here: { paymentId: 'p', orderId: 'o', currency: 'USD', paidMinor: 5, refundedMinor: 0, changedAtMs: ms },
    there: {
      paymentId: 'p',
      orderId: 'o',
      currency: 'USD',
      state: 'paid',
      amountMinor: 6,
      refundedMinor: 0,
      at: new Date(before).toISOString(),
      changedAt: new Date(ms).toISOString(),
    },
  });
  const found = (hereMs: number, thereMs: number): number => differencesOf([at(thereMs).there], [at(hereMs).here], settledMs).length;

  test('is settled at that instant, on either side, and under way a moment later', () => {
    expect([found(settledMs, settledMs), found(settledMs + 1, settledMs), found(settledMs, settledMs + 1)]).toEqual([1, 0, 0]);
    expect([settledMs, settledMs + 1].map((ms) => missingThere([at(ms).here], new Set(), settledMs).length)).toEqual([1, 0]);
  });

  test('and is not known here is missing here, even where only a refund is left of it', () => {
    const there: CentrePayment = { ...at(before).there, state: 'declined', refundedMinor: 4 };
    expect(differencesOf([there], [], settledMs)).toMatchObject([
      { kind: 'missing-here', ours: { paidMinor: 0, refundedMinor: 0 }, theirs: { paidMinor: 0, refundedMinor: 4 } },
    ]);
    expect(differencesOf([{ ...there, refundedMinor: 0 }], [], settledMs)).toEqual([]);
  });
});
