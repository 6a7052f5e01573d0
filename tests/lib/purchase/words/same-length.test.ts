import { expect, test } from '@jest/globals';
import { sameLength } from '#lib/purchase/words/same-length.ts';
import { seededCatalogue } from '#tests/lib/catalogue/seeded-catalogue.ts';

test('names the two periods that are equally long in each language, and none where all lengths differ', async () => {
  const { periods } = await seededCatalogue();
  expect(sameLength(periods, 'en')).toEqual({ one: '3 months', other: '1 quarter' });
  expect(sameLength(periods, 'zh')).toEqual({ one: '3 个月', other: '1 个季度' });
  expect(
    sameLength(
      periods.filter(({ code }) => code !== '1q'),
      'ja',
    ),
  ).toBeNull();
  expect(sameLength([], 'en')).toBeNull();
});
