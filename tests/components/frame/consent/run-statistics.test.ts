import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { Consent } from '#lib/storage/consent.ts';

const fetched = jest.fn<typeof fetch>();
const given = (statistics: boolean, marketing: boolean): Consent => ({ kind: 'given', atMs: 1, statistics, marketing });

const scripts = [
  { vendor: 'matomo', id: 'stats.marlow.example/1', category: 2 },
  { vendor: 'google-tag-manager', id: 'GTM-ABC1234', category: 3 },
  { vendor: 'matomo', id: 'stats.marlow.example/1"onload="evil', category: 2 },
  { vendor: 'unknown', id: 'x', category: 2 },
];

const loaded = (): string[] => [...document.head.querySelectorAll('script')].map(({ src }) => src);

let applyConsent: typeof import('#components/frame/consent/run-statistics.ts').applyConsent;

/** A newly opened page: nothing runs in it, and only we have stored something. */
beforeEach(async () => {
  jest.resetModules();
  ({ applyConsent } = await import('#components/frame/consent/run-statistics.ts'));
  document.head.replaceChildren();
  for (const name of ['_ga', '_pk_id.1.1fff']) document.cookie = `${name}=; Max-Age=0; Path=/`;
  document.cookie = 'languages=en';
  window.localStorage.clear();
  window.fetch = fetched;
  // jsdom's own messages are not part of this
  fetched.mockImplementation(async () => ({ status: 200, text: async () => JSON.stringify({ code: 2000, message: scripts }) }) as Response);
});

afterEach(() => void fetched.mockReset());

describe('R-3.9 R-4.5 statistics follow the consent', () => {
  test('without consent nothing is requested or loaded, and what vendors stored is deleted; ours stays', async () => {
    document.cookie = '_ga=GA1.1.2.3';
    document.cookie = '_gid=%E0%A4%A';
    document.cookie = '_pk_id.1.1fff=x; Path=/';
    window.localStorage.setItem('Hm_lvt_0123456789abcdef', '1');
    window.localStorage.setItem('currency', '{"type":"HKD"}');
    await applyConsent({ kind: 'unasked' }, 'en');
    expect([fetched.mock.calls.length, loaded(), document.cookie, Object.keys(window.localStorage)]).toEqual([
      0,
      [],
      'languages=en',
      ['currency'],
    ]);
  });

  test('a call that fails loads nothing, and takes nothing from a visitor who allows it', async () => {
    fetched.mockImplementation(async () => ({ status: 502, text: async () => '<h1>Bad gateway</h1>' }) as Response);
    document.cookie = '_pk_id.1.1fff=x; Path=/';
    await applyConsent(given(true, true), 'ja');
    expect([fetched.mock.calls.length, loaded()]).toEqual([1, []]);
    expect(document.cookie.split('; ').toSorted()).toEqual(['_pk_id.1.1fff=x', 'languages=en']);
  });

  test('an allowed category’s scripts are loaded, by known vendors and sound ids alone, and each once', async () => {
    await applyConsent(given(true, false), 'en');
    await applyConsent(given(true, false), 'en');
    expect(loaded()).toEqual(['https://stats.marlow.example/matomo.js']);
    expect(String(fetched.mock.calls[0]?.[1]?.body)).toContain('enable=true');
  });

  test('withdrawing one category deletes what its scripts keep also while the call fails', async () => {
    const field = document.body.appendChild(document.createElement('textarea'));
    field.value = 'half a letter';
    await applyConsent(given(true, false), 'en');
    fetched.mockImplementation(async () => ({ status: 502, text: async () => '' }) as Response);
    document.cookie = '_pk_id.1.1fff=x; Path=/';
    document.cookie = '_ga=GA1.1.2.3; Path=/';
    await applyConsent(given(false, true), 'en');
    expect(document.cookie).toBe('languages=en');
    field.remove();
  });

  test('withdrawing deletes what they stored; while the visitor types, the page is not reloaded', async () => {
    const field = document.body.appendChild(document.createElement('textarea'));
    field.value = 'half a letter';
    await applyConsent(given(true, false), 'en');
    expect(loaded()).toHaveLength(1);
    document.cookie = '_pk_id.1.1fff=x; Path=/';
    await applyConsent(given(false, false), 'en');
    expect(document.cookie).toBe('languages=en');
    expect(field.isConnected).toBe(true);
    field.remove();
  });
});
