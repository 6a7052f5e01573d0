import { expect, test } from '@jest/globals';
import { linkIn, linkSchema, localised } from '#lib/content/values/localised.ts';

test('a language without words is null; blank counts as none', () => {
  expect(localised.parse({ en: 'Hello', zh: ' ' })).toEqual({ en: 'Hello', zh: null, ja: null });
  expect(localised.parse(null)).toEqual({ en: null, zh: null, ja: null });
});

test.each(['//evil.example', '/\\evil.example', 'javascript:alert(1)', 'http://plain.example', 'data:text/html,x', ''])(
  '%j is no address',
  (href) => {
    expect(linkSchema.safeParse({ label: { en: 'x' }, href }).success).toBe(false);
  },
);

test('R-4 the preview’s invisible marks stay in the words and never reach the address', () => {
  const marked = (text: string) => `${text}${'\u200b\u200c\u200d\ufeff'.repeat(8)}`;
  const link = linkIn(linkSchema.parse({ label: { en: marked('Read') }, href: marked('/doc/article/tos') }), 'en');
  expect(link?.href).toBe('/doc/article/tos');
  expect(link?.label).toBe(marked('Read'));
});
