import { describe, expect, test } from '@jest/globals';
import { domainTerms } from '#lib/contracts/calls/orders/domain-quote-call.ts';
import { anyLabel } from '#lib/rules/labels/label-terms.ts';
import { money } from '#lib/money/money.ts';
import { isAnotherClass, lacksConditions, makeNameQuote } from '#services/mydoc/orders/names/name-terms.ts';
import { soldSuffix, suffixOf, type SuffixOnSale } from '#services/mydoc/domains/suffixes-on-sale.ts';
import { premium } from './registrar-under-test.ts';

const priced = (USD: number | null) => ({ USD: USD === null ? null : money(USD, 'USD'), HKD: null, JPY: null });
const eligibility = { en: 'anybody', zh: null, ja: null };

const com: SuffixOnSale = {
  _id: 'domainSuffix-com',
  suffix: '.com',
  category: 'general',
  firstYear: priced(1_000),
  renewal: priced(1_300),
  transfer: priced(1_250),
  restore: priced(null),
  eligibility,
  realName: true,
  localPresence: false,
  takes: anyLabel,
};
const coJp: SuffixOnSale = { ...com, _id: 'domainSuffix-co-jp', suffix: '.co.jp' };

const sandboxed = (suffix: SuffixOnSale) => ({ suffix, example: true });

describe('R-5.14 the suffix of a name', () => {
  test('is what follows its only label', () => {
    expect(suffixOf('reed.com', [coJp, com])?.suffix).toBe('.com');
    expect(suffixOf('reed.co.jp', [com, coJp])?.suffix).toBe('.co.jp');
    for (const name of ['.com', 'a.reed.com', 'reed.net', 'reedcom']) expect(suffixOf(name, [com, coJp])).toBeUndefined();
  });

  test('is sold, unless nobody can register the name, or it is none', () => {
    expect(soldSuffix('reed.com', [com])).toBe(com);
    expect(soldSuffix('xn--9msw68b.com', [com])).toBe(com);
    expect(soldSuffix('reed.net', [com])).toBeNull();
    expect(soldSuffix('example.com', [com])).toBeNull();
    expect(soldSuffix('xn--a.com', [com])).toBeNull();
    expect(soldSuffix('xn--zzzz999.com', [com])).toBeNull();
  });
});

describe('R-5.14 the quote of a name', () => {
  const request = { name: 'reed.com', currency: 'USD' } as const;

  test('has the prices of its suffix where it is free', () => {
    const made = makeNameQuote(request, { state: 'free' }, sandboxed(com));
    expect(made).toMatchObject({
      ok: true,
      body: {
        totalMinor: 1_000,
        renewalMinor: 1_300,
        perMonthMinor: 83,
        period: '1y',
        lines: [{ kind: 'domain', code: 'reed.com', quantity: 1, amountMinor: 1_000 }],
        domain: {
          name: 'reed.com',
          shown: 'reed.com',
          class: 'standard',
          example: true,
          transferMinor: 1_250,
          restoreMinor: null,
          asks: { eligibility, realName: true, localPresence: false },
        },
      },
    });
  });

  test('has its own prices where it is premium', () => {
    const made = makeNameQuote(
      { ...request, name: 'xn--9msw68b.com' },
      { state: 'premium', prices: premium(240_000, 48_000) },
      sandboxed(com),
    );
    expect(made).toMatchObject({
      body: { totalMinor: 240_000, renewalMinor: 48_000, domain: { class: 'premium', shown: '塩沼.com', restoreMinor: 9_000 } },
    });
  });

  test('is none where it is taken or unknown, or not sold in the currency', () => {
    expect(makeNameQuote(request, { state: 'taken' }, sandboxed(com))).toMatchObject({ key: 'domainTaken' });
    expect(makeNameQuote(request, { state: 'unknown', reason: 'timeout' }, sandboxed(com))).toMatchObject({ key: 'domainUnknown' });
    expect(makeNameQuote(request, { state: 'unknown', reason: 'limited' }, sandboxed(com))).toMatchObject({ key: 'tooManyRequests' });
    expect(makeNameQuote({ ...request, currency: 'JPY' }, { state: 'free' }, sandboxed(com))).toMatchObject({ key: 'notSoldInCurrency' });
    expect(makeNameQuote(request, { state: 'free' }, sandboxed({ ...com, firstYear: priced(null) }))).toMatchObject({
      key: 'notSoldInCurrency',
    });
    expect(makeNameQuote(request, { state: 'free' }, sandboxed({ ...com, renewal: priced(null) }))).toMatchObject({
      key: 'notSoldInCurrency',
    });
    const inYen = makeNameQuote({ ...request, currency: 'JPY' }, { state: 'premium', prices: premium(1, 2) }, sandboxed(com));
    expect(inYen).toMatchObject({ key: 'notSoldInCurrency', values: { currencies: 'USD' } });
  });

  test('of another price or other conditions has another fingerprint', () => {
    const hashOf = (known: Parameters<typeof makeNameQuote>[1], suffix = com): string => {
      const made = makeNameQuote(request, known, sandboxed(suffix));
      return made.ok ? made.body.catalogueHash : '';
    };
    const all = [
      hashOf({ state: 'free' }),
      hashOf({ state: 'free' }, { ...com, renewal: priced(1_301) }),
      hashOf({ state: 'free' }, { ...com, localPresence: true }),
      hashOf({ state: 'premium', prices: premium(1_000, 1_300) }),
    ];
    expect(new Set(all).size).toBe(all.length);
    expect(hashOf({ state: 'free' })).toBe(all[0]);
  });
});

test('R-5.14 a buyer is asked anew about another class, and about another price of a premium name', () => {
  const asks = { eligibility, realName: false, localPresence: false };
  const of = (klass: 'standard' | 'premium', totalMinor: number, renewalMinor: number) => ({
    totalMinor,
    renewalMinor,
    domain: { name: 'reed.com', shown: 'reed.com', class: klass, example: false, transferMinor: null, restoreMinor: null, asks },
  });
  expect(isAnotherClass(of('standard', 10, 20), of('standard', 11, 21))).toBe(false);
  expect(isAnotherClass(of('premium', 10, 20), of('premium', 10, 20))).toBe(false);
  expect(isAnotherClass(of('premium', 10, 20), of('premium', 9, 20))).toBe(true);
  expect(isAnotherClass(of('premium', 10, 20), of('premium', 10, 21))).toBe(true);
  expect(isAnotherClass(of('standard', 10, 20), of('premium', 10, 20))).toBe(true);
  expect(isAnotherClass(of('premium', 10, 20), of('standard', 10, 20))).toBe(true);
});

describe('R-5.14 what a buyer confirms', () => {
  const terms = (suffix: SuffixOnSale, more: object = {}) => {
    const made = makeNameQuote({ name: `reed${suffix.suffix}`, currency: 'USD' }, { state: 'free' }, sandboxed(suffix));
    if (!made.ok) throw new Error('there is no quote');
    return domainTerms.parse({ ...made.body, hasPassword: false, ...more });
  };

  test('is missing where the registry wants it, until the order has it', () => {
    expect(lacksConditions(terms(com))).toBe(true);
    expect(lacksConditions(terms(com, { conditionsAccepted: false }))).toBe(true);
    expect(lacksConditions(terms(com, { conditionsAccepted: true }))).toBe(false);
    expect(lacksConditions(terms({ ...com, realName: false }))).toBe(false);
  });
});
