import { expect, test } from '@jest/globals';
import { movedArticle } from '#lib/documents/moved-article.ts';

const article = (slug: string) => ({ _id: 'article-gdpr-en', _type: 'article', slug: { current: slug } });

test('R-4 an article that moved leaves a redirect at its old address', () => {
  expect(movedArticle({ operation: 'update', before: article('gdpr'), after: article('data-protection') })).toEqual({
    _id: 'redirect-moved-gdpr',
    _type: 'redirect',
    from: '/doc/article/gdpr',
    to: '/doc/article/data-protection',
    permanent: true,
  });
});

test('an article that stayed, came or went leaves none', () => {
  expect(movedArticle({ operation: 'update', before: article('gdpr'), after: article('gdpr') })).toBeNull();
  expect(movedArticle({ operation: 'create', before: null, after: article('gdpr') })).toBeNull();
  expect(movedArticle({ operation: 'delete', before: article('gdpr'), after: null })).toBeNull();
});
