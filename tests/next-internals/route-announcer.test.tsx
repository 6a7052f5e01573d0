/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { beforeEach, expect, test } from '@jest/globals';
import { setAnnouncer } from '#next-internals/route-announcer.ts';

const announcer = () => document.querySelector('p');

beforeEach(() => {
  document.body.innerHTML = '<p aria-live="assertive" id="__next-route-announcer__" role="alert"></p>';
});

test('a choice that is written into the query is not announced as another page', () => {
  setAnnouncer(false);
  expect(announcer()?.getAttribute('aria-live')).toBe('off');
  expect(announcer()?.hasAttribute('role')).toBe(false);
});

test('the next page is announced again', () => {
  setAnnouncer(false);
  setAnnouncer(true);
  expect(announcer()?.getAttribute('aria-live')).toBe('assertive');
  expect(announcer()?.getAttribute('role')).toBe('alert');
});

test('without an announcer nothing happens', () => {
  document.body.innerHTML = '';
  expect(() => setAnnouncer(true)).not.toThrow();
});

test('Next has its announcer under this name', () => {
  const source = readFileSync(createRequire(import.meta.url).resolve('next/dist/client/route-announcer.js'), 'utf8');
  expect(source).toContain('id: "__next-route-announcer__"');
});
