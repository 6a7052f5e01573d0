import { describe, expect, test } from '@jest/globals';
import { registerName } from '#services/mydoc/domains/register-name.ts';
import type { RegistrationRequest } from '#services/mydoc/domains/registrar.ts';
import { createSandboxRegistrar } from '#services/mydoc/domains/sandbox-registrar.ts';

const at = new Date('2026-11-29T04:00:00.000Z');
const registrar = () => createSandboxRegistrar({ usualMs: 1, slowMs: 1 }, () => at);
const requestFor = (name: string, key = 'key-1'): RegistrationRequest => ({
  key,
  name,
  class: 'standard',
  price: { currency: 'USD', firstYearMinor: 1_200, renewalMinor: 1_500 },
  accountId: 'account-1',
});
const { signal } = new AbortController();

describe('R-5.14 the sandbox registers names', () => {
  test('for a year, alike for the same key and once for all others, and the name is taken from then on', async () => {
    const sandbox = registrar();
    const registered = { state: 'registered', untilMs: Date.parse('2027-11-29T04:00:00.000Z') };
    expect(await registerName(sandbox, requestFor('free-reed.com'))).toEqual(registered);
    expect(await registerName(sandbox, requestFor('free-reed.com'))).toEqual(registered);
    expect(await registerName(sandbox, requestFor('free-reed.com', 'key-2'))).toEqual({ state: 'taken' });
    expect(await sandbox.check('free-reed.com', signal)).toEqual({ name: 'free-reed.com', state: 'taken' });
  });

  test('one that was free when it was looked up can be taken', async () => {
    const sandbox = registrar();
    expect(await sandbox.check('gone-reed.com', signal)).toEqual({ name: 'gone-reed.com', state: 'free' });
    expect(await registerName(sandbox, requestFor('gone-reed.com'))).toEqual({ state: 'taken' });
    expect(await registerName(sandbox, requestFor('gone-reed.com'))).toEqual({ state: 'taken' });
    expect(await sandbox.check('gone-reed.com', signal)).toEqual({ name: 'gone-reed.com', state: 'taken' });
  });

  test('one that was free can be premium: it is registered at the new price only', async () => {
    const sandbox = registrar();
    expect(await sandbox.check('rise-reed.com', signal)).toEqual({ name: 'rise-reed.com', state: 'free' });
    expect(await registerName(sandbox, requestFor('rise-reed.com'))).toMatchObject({
      state: 'class-changed',
      class: 'premium',
      prices: { USD: { firstYearMinor: 240_000 }, JPY: null },
    });
    expect(await sandbox.check('rise-reed.com', signal)).toMatchObject({ state: 'premium', prices: { USD: { firstYearMinor: 240_000 } } });
    const again: RegistrationRequest = { ...requestFor('rise-reed.com', 'key-2'), class: 'premium' };
    expect(await registerName(sandbox, again)).toMatchObject({ state: 'registered' });
  });

  test('one is refused, and one is unknown at first', async () => {
    const sandbox = registrar();
    expect(await registerName(sandbox, requestFor('deny-reed.com'))).toMatchObject({ state: 'refused' });
    expect(await registerName(sandbox, requestFor('later-reed.com'))).toEqual({ state: 'unknown' });
    expect(await registerName(sandbox, requestFor('later-reed.com'))).toMatchObject({ state: 'registered' });
  });
});
