import { describe, expect, test } from '@jest/globals';
import { readRegistration, registerName } from '#services/mydoc/domains/register-name.ts';
import type { Registrar, RegistrationRequest } from '#services/mydoc/domains/registrar.ts';

const request: RegistrationRequest = {
  key: 'b5e1c8f2-4a40-4c0f-8d67-3f6a5d2b9e01',
  name: 'reed.com',
  class: 'standard',
  price: { currency: 'USD', firstYearMinor: 1_200, renewalMinor: 1_500 },
  accountId: 'account-1',
};
const { key, name } = request;
const until = '2027-11-29T04:00:00.000Z';
const prices = { USD: null, HKD: null, JPY: { firstYearMinor: 1, renewalMinor: 2, transferMinor: 3, restoreMinor: 4 } };
const read = (answer: unknown) => readRegistration(answer, request);

const answering = (register: Registrar['register']): Registrar => ({ example: false, check: async () => ({}), register });

describe('R-5.14 the answer to a registration', () => {
  test('is registered, taken, of another class, refused with a reason, or unknown', () => {
    expect(read({ key, name, state: 'registered', until })).toEqual({ state: 'registered', untilMs: Date.parse(until) });
    expect(read({ key, name, state: 'taken' })).toEqual({ state: 'taken' });
    expect(read({ key, name, state: 'class-changed', class: 'premium', prices })).toEqual({
      state: 'class-changed',
      class: 'premium',
      prices,
    });
    expect(read({ key, name, state: 'class-changed', class: 'standard' })).toEqual({
      state: 'class-changed',
      class: 'standard',
      prices: null,
    });
    expect(read({ key, name, state: 'refused', reason: 'no' })).toEqual({ state: 'refused', reason: 'no' });
    expect(read({ key, name, state: 'unknown' })).toEqual({ state: 'unknown' });
  });

  test('for another key or name, or of another shape, says nothing', () => {
    for (const answer of [
      { key: 'other', name, state: 'registered', until },
      { key, name: 'other.com', state: 'taken' },
      { key, name, state: 'registered' },
      { key, name, state: 'registered', until: 'soon' },
      { key, name, state: 'class-changed', class: 'premium' },
      { key, name, state: 'class-changed', class: 'gold', prices },
      { key, name, state: 'refused' },
      { key, name, state: 'refused', reason: '' },
      { name, state: 'taken' },
      { state: 'taken' },
      'registered',
      null,
    ])
      expect(read(answer)).toEqual({ state: 'unknown' });
  });
});

describe('R-5.14 a registrar that is asked to register', () => {
  test('gets the request as it is, and its answer is read', async () => {
    const asked: RegistrationRequest[] = [];
    const registrar = answering(async (each) => {
      asked.push(each);
      return { key, name, state: 'registered', until };
    });
    expect(await registerName(registrar, request)).toEqual({ state: 'registered', untilMs: Date.parse(until) });
    expect(asked).toEqual([request]);
  });

  test('that fails, or does not answer in time, leaves the name unknown', async () => {
    const away = answering(() => Promise.reject(new Error('away')));
    expect(await registerName(away, request)).toEqual({ state: 'unknown' });
    const silent = answering(() => new Promise(() => {}));
    expect(await registerName(silent, request, 5)).toEqual({ state: 'unknown' });
  });
});
