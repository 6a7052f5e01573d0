/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { expect, jest, test } from '@jest/globals';
import { keepScrollPosition } from '#next-internals/keep-scroll-position.ts';

test('the target of the fragment stays where the visitor left it until their next click', () => {
  const scrolled = jest.fn();
  Element.prototype.scrollIntoView = scrolled;
  document.body.innerHTML = '<main id="main"><a href="#main">Skip</a></main>';
  keepScrollPosition('main');
  const main = document.getElementById('main');
  main?.scrollIntoView();
  main?.scrollIntoView();
  expect(scrolled).not.toHaveBeenCalled();
  document.querySelector('a')?.click();
  main?.scrollIntoView();
  expect(scrolled).toHaveBeenCalledTimes(1);
});

test('an address without a fragment, or with one that nothing has, changes nothing', () => {
  document.body.innerHTML = '<main id="main"></main>';
  for (const fragment of ['', 'other']) keepScrollPosition(fragment);
  expect(Object.hasOwn(document.getElementById('main') ?? {}, 'scrollIntoView')).toBe(false);
});

test('Next scrolls to the fragment by scrollIntoView of its target', () => {
  const client = readFileSync('node_modules/next/dist/client/index.js', 'utf8');
  expect(client).toMatch(/scrollToHash\(\) \{[\s\S]{0,60}location;[\s\S]{0,300}getElementById\(hash\)[\s\S]{0,300}\.scrollIntoView\(\)/);
});
