import { expect, test } from '@jest/globals';
import { preferLegal } from '#lib/content/prefer-legal.ts';

const help = { kind: 'help', slug: 'tos' } as const;
const legal = { kind: 'legal', slug: 'tos' } as const;

test('where a legal text has the slug, a help article with the same slug does not count', () => {
  expect(preferLegal([help, legal, help])).toEqual([legal]);
});

test('without a legal text, every help article counts', () => {
  expect(preferLegal([help, help])).toEqual([help, help]);
});
