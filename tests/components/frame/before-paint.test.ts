import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';

const script = readFileSync('public/before-paint.js', 'utf8');

/** Runs the script as in the page's head; its attribute says that the page's own scripts start late. */
const run = (): void => void window.eval(script);
const shown = (): string | null => document.documentElement.getAttribute('data-currency');

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  document.documentElement.removeAttribute('data-currency');
  document.documentElement.removeAttribute('data-theme');
  document.head.replaceChildren();
});

test.each(['USD', 'HKD', 'JPY'])('R-2.7 a stored %s is shown before the first paint', (type) => {
  window.localStorage.setItem('currency', JSON.stringify({ type }));
  run();
  expect(shown()).toBe(type);
});

test.each(['{"type":"EUR"}', '{"type":["USD"]}', '{"type":{}}', '{}', 'null', '"USD"', 'nonsense', ''])(
  'R-2.5 a broken or unknown choice (%s) leaves the language’s own',
  (stored) => {
    window.localStorage.setItem('currency', stored);
    run();
    expect(shown()).toBeNull();
  },
);

test('R-2.5 a currency that the service was seen to offer no longer is none; broken words about what it offers count for nothing', () => {
  window.localStorage.setItem('currency', '{"type":"HKD"}');
  window.sessionStorage.setItem('currencyData', '[{"type":"USD"},null]');
  run();
  expect(shown()).toBeNull();
  window.sessionStorage.setItem('currencyData', '{broken');
  run();
  expect(shown()).toBe('HKD');
});

test('R-2.5 a choice in another tab is followed, and its removal', () => {
  run();
  window.localStorage.setItem('currency', '{"type":"JPY"}');
  window.dispatchEvent(new StorageEvent('storage', { key: 'currency' }));
  expect(shown()).toBe('JPY');
  window.localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(shown()).toBeNull();
});

test('what is stored under another name changes nothing', () => {
  run();
  window.localStorage.setItem('currency', '{"type":"JPY"}');
  window.dispatchEvent(new StorageEvent('storage', { key: 'activeImg' }));
  expect(shown()).toBeNull();
});

test('R-13 blocked storage leaves the language’s own', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(run).not.toThrow();
  expect(shown()).toBeNull();
});

test.each([
  ['token=1', true],
  ['a=1; token=x; b=2', true],
  ['token=', false],
  ['mytoken=1', false],
  ['', false],
])('R-3.4 cookies "%s": the page is marked as an account’s: %s', (cookies, marked) => {
  document.documentElement.removeAttribute('data-account');
  jest.spyOn(document, 'cookie', 'get').mockReturnValue(cookies);
  run();
  expect(document.documentElement.hasAttribute('data-account')).toBe(marked);
});

test('R-13 blocked cookies mark nothing', () => {
  document.documentElement.removeAttribute('data-account');
  jest.spyOn(document, 'cookie', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(run).not.toThrow();
  expect(document.documentElement.hasAttribute('data-account')).toBe(false);
});

describe('the theme', () => {
  const theme = (): string | null => document.documentElement.getAttribute('data-theme');

  test.each(['light', 'dark'])('%s is there before the first paint', (chosen) => {
    window.localStorage.setItem('theme', chosen);
    run();
    expect(theme()).toBe(chosen);
  });

  test.each(['', 'Dark', '"dark"', 'system', null])('a broken choice (%s) or none leaves it to the system', (stored) => {
    document.documentElement.setAttribute('data-theme', 'dark');
    if (stored !== null) window.localStorage.setItem('theme', stored);
    run();
    expect(theme()).toBeNull();
  });

  test('a choice in another tab is followed, and one that was made while the page lay in the history', () => {
    run();
    window.localStorage.setItem('theme', 'dark');
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
    expect(theme()).toBe('dark');
    window.localStorage.setItem('theme', 'light');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(theme()).toBe('light');
  });
});
