import { expect, test } from '@jest/globals';
import { articleKey } from '#lib/content/article-key.ts';

test('an article is recognised by its translation key, at whatever address; without one by its address', () => {
  expect(articleKey({ translationKey: 'ssh', slug: 'connect' })).toBe('ssh');
  expect(articleKey({ translationKey: null, slug: 'connect' })).toBe('connect');
});
