import { expect, test } from '@jest/globals';
import { checkHref, checkRedirectFrom } from '#cms-schemas/rules/address.ts';
import { leavesRedirect, movedPage } from '#services/mydoc/content/moved-page.ts';
import { contentChangeSchema, type ContentChange } from '#lib/revalidation/content-change.ts';

const article = (slug: string) => ({ _id: 'article-gdpr-en', _type: 'article', slug: { current: slug } });
const change = (operation: string, before: object | null, after: object | null): ContentChange =>
  contentChangeSchema.parse({ operation, before, after });

test('R-4 an article that moved leaves a redirect at its old address, as the schema accepts one', () => {
  const moved = movedPage(change('update', article('gdpr'), article('data-protection')));
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
  const idOf = (slug: string) => movedPage(change('update', article(slug), article('new')))?._id ?? null;
  expect(['C++__Faq', 'a', ''].map(idOf)).toEqual(['redirect-moved-c-faq', 'redirect-moved-a', null]);
});

test('an article that stayed, came or went leaves none', () => {
  expect(movedPage(change('update', article('gdpr'), article('gdpr')))).toBeNull();
  expect(movedPage(change('create', null, article('gdpr')))).toBeNull();
  expect(movedPage(change('delete', article('gdpr'), null))).toBeNull();
});

test('R-4 an editor’s own page that moved leaves one too, of another name than an article’s; no other page does', () => {
  const page = (slug: string, _type = 'activityPage') => ({ _id: 'own', _type, slug: { current: slug } });
  const moved = movedPage(change('update', page('spring'), page('summer')));
  expect(moved).toMatchObject({ _id: 'redirect-moved-activity-page-spring', from: '/activity/spring', to: '/activity/summer' });
  expect([checkRedirectFrom(moved?.from), checkHref(moved?.to)]).toEqual([true, true]);
  expect(movedPage(change('update', page('spring', 'promotion'), page('summer', 'promotion')))).toBeNull();
  expect(['article', 'activityPage', 'promotion', 'toString'].map(leavesRedirect)).toEqual([true, true, false, false]);
});
