import { describe, expect, test } from '@jest/globals';
import { slugChangeOf } from '#studio/actions/slug-change.ts';

const at = (current?: string) => ({ _id: 'a', _type: 'article', slug: { _type: 'slug', current } });

describe('R-4 a published article that moves', () => {
  test('is one whose draft has another address', () => {
    expect(slugChangeOf(at('new'), at('old'))).toEqual({ from: '/doc/article/old', to: '/doc/article/new' });
  });

  test('so is an own page of editors', () => {
    const own = (current: string) => ({ _type: 'activityPage', slug: { current } });
    expect(slugChangeOf(own('summer'), own('spring'))).toEqual({ from: '/activity/spring', to: '/activity/summer' });
  });

  test.each([
    ['stays', at('old'), at('old')],
    ['was never published', at('new'), null],
    ['has no address yet', at(undefined), at('old')],
    ['has no draft', null, at('old')],
  ])('is none that %s', (_name, draft, published) => {
    expect(slugChangeOf(draft, published)).toBeNull();
  });
});
