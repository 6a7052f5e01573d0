import { expect, test } from '@jest/globals';
import { bannerSchema } from '#lib/content/queries/banner-query.ts';
import { bannerViews } from '#lib/home/banner-views.ts';

const document = (id: string, changes: Record<string, unknown> = {}) =>
  bannerSchema.parse({
    _id: id,
    title: { en: id, zh: null, ja: null },
    lead: null,
    image: null,
    action: null,
    startsAt: null,
    endsAt: null,
    ...changes,
  });

const image = { ref: 'image-abc-960x540-png', alt: { en: 'Two harbours', zh: null, ja: null } };

test('three banners at most are shown, in their order', () => {
  const views = bannerViews(
    ['a', 'b', 'c', 'd'].map((id) => document(id)),
    'en',
    0,
    '/images',
  );
  expect(views.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});

test('a picture has two sizes and the alternative text of the language', () => {
  const [view] = bannerViews([document('a', { image })], 'en', 0, '/images');
  expect(view?.picture).toMatchObject({ alt: 'Two harbours', widthPx: 480, heightPx: 270 });
  expect(view?.picture?.srcSet).toMatch(/w=480&.* 1x, .*w=960&.* 2x$/);
});

test('a picture that is none leaves the banner standing', () => {
  const [view] = bannerViews([document('a', { image: { ...image, ref: 'file-abc-pdf' } })], 'en', 0, '/images');
  expect(view).toMatchObject({ title: 'a', picture: null });
});

test('an action without a label in the language is left out', () => {
  const action = { label: { en: null, zh: '查看', ja: null }, href: '/doc/article/tos' };
  expect(bannerViews([document('a', { action })], 'en', 0, '/images')[0]?.action).toBeNull();
});
