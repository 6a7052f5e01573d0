import { describe, expect, test } from '@jest/globals';
import { publishedFrom, redirectOf, slugChangeOf } from '#studio/actions/slug-change.ts';
import { checkHref, checkRedirectFrom } from '#cms-schemas/rules/address.ts';

const at = (current?: string) => ({ _id: 'a', _type: 'article', slug: { _type: 'slug', current } });

describe('R-4 a published article that moves', () => {
  test('is one whose draft has another address', () => {
    expect(slugChangeOf(at('new'), at('old'))).toEqual({ from: '/doc/article/old', to: '/doc/article/new' });
  });

  test.each([
    ['stays', at('old'), at('old')],
    ['was never published', at('new'), null],
    ['has no address yet', at(undefined), at('old')],
    ['has no draft', null, at('old')],
  ])('is none that %s', (_name, draft, published) => {
    expect(slugChangeOf(draft, published)).toBeNull();
  });

  test('leaves a redirect that the schema accepts', () => {
    const redirect = redirectOf({ from: '/doc/article/old', to: '/doc/article/new' });
    expect(redirect).toEqual({ _id: 'redirect-doc-article-old', _type: 'redirect', from: '/doc/article/old', to: '/doc/article/new', permanent: true });
    expect([checkRedirectFrom(redirect.from), checkHref(redirect.to)]).toEqual([true, true]);
  });

  test('is published under its own id, as old as it was, without what the lake adds', () => {
    const draft = { ...at('new'), _id: 'drafts.a', _rev: 'r', _updatedAt: 'u', _createdAt: 'c', title: 'T' };
    expect(publishedFrom(draft, { _id: 'a', _createdAt: 'first' })).toEqual({ ...at('new'), _id: 'a', _createdAt: 'first', title: 'T' });
  });
});
