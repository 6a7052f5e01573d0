import { expect, test } from '@jest/globals';
import { checkHref, checkRedirectFrom } from '#cms-schemas/rules/address.ts';
import { movedArticle } from '#services/mydoc/content/moved-article.ts';
import { contentChangeSchema, type ContentChange } from '#lib/revalidation/content-change.ts';

const article = (slug: string) => ({ _id: 'article-gdpr-en', _type: 'article', slug: { current: slug } });
const change = (operation: string, before: object | null, after: object | null): ContentChange =>
  contentChangeSchema.parse({ operation, before, after });

test('R-4 an article that moved leaves a redirect at its old address, as the schema accepts one', () => {
  const moved = movedArticle(change('update', article('gdpr'), article('data-protection')));
  expect(moved).toEqual({
    _id: 'redirect-moved-gdpr',
    _type: 'redirect',
    from: '/doc/article/gdpr',
    to: '/doc/article/data-protection',
    permanent: true,
  });
  expect([checkRedirectFrom(moved?.from), checkHref(moved?.to)]).toEqual([true, true]);
});

test('the id has the letters and digits of the old address; an address of one letter is one, an empty one none', () => {
  const idOf = (slug: string) => movedArticle(change('update', article(slug), article('new')))?._id ?? null;
  expect(['C++__Faq', 'a', ''].map(idOf)).toEqual(['redirect-moved-c-faq', 'redirect-moved-a', null]);
});

test('an article that stayed, came or went leaves none', () => {
  expect(movedArticle(change('update', article('gdpr'), article('gdpr')))).toBeNull();
  expect(movedArticle(change('create', null, article('gdpr')))).toBeNull();
  expect(movedArticle(change('delete', article('gdpr'), null))).toBeNull();
});
