import { describe, expect, test } from '@jest/globals';
import { combineAnswers, readRegistrarAnswer } from '#services/mydoc/domains/combine-answers.ts';

const prices = { USD: { firstYearMinor: 1, renewalMinor: 2, transferMinor: 3, restoreMinor: 4 }, HKD: null, JPY: null };
const unclear = { state: 'unknown', reason: 'unclear' };

describe('R-5.14 what a registrar answered', () => {
  test('each of the four answers is read', () => {
    expect(readRegistrarAnswer({ name: 'reed.com', state: 'free' }, 'reed.com')).toEqual({ state: 'free' });
    expect(readRegistrarAnswer({ name: 'REED.com', state: 'taken' }, 'reed.com')).toEqual({ state: 'taken' });
    expect(readRegistrarAnswer({ name: 'reed.com', state: 'premium', prices }, 'reed.com')).toEqual({ state: 'premium', prices });
    expect(readRegistrarAnswer({ name: 'reed.com', state: 'unknown' }, 'reed.com')).toEqual(unclear);
  });

  test.each([
    { name: 'tide.com', state: 'free' },
    { name: 'reed.com', state: 'available' },
    { name: 'reed.com' },
    { name: 'reed.com', state: 'premium' },
    { name: 'reed.com', state: 'premium', prices: { ...prices, USD: { ...prices.USD, renewalMinor: -1 } } },
    { name: 'reed.com', state: 'premium', prices: { ...prices, USD: { firstYearMinor: 1 } } },
    null,
    'free',
    [],
  ])('%j says nothing, and never that a name is free', (answer) => {
    expect(readRegistrarAnswer(answer, 'reed.com')).toEqual(unclear);
  });
});

describe('R-5.14 two sources', () => {
  test('a name that its registry describes is taken, whatever the registrar says', () => {
    for (const state of ['free', 'taken'] as const) expect(combineAnswers({ state }, 'taken')).toEqual({ state: 'taken' });
    expect(combineAnswers({ state: 'premium', prices }, 'taken')).toEqual({ state: 'taken' });
    expect(combineAnswers({ state: 'unknown', reason: 'away' }, 'taken')).toEqual({ state: 'taken' });
  });

  test('a registry that says nothing makes no name free', () => {
    expect(combineAnswers({ state: 'unknown', reason: 'timeout' }, 'unknown')).toEqual({ state: 'unknown', reason: 'timeout' });
    expect(combineAnswers({ state: 'free' }, 'unknown')).toEqual({ state: 'free' });
  });
});
