import { expect, test } from '@jest/globals';
import { allMigrations } from '#services/migration-sets.ts';

test.each(allMigrations)('the steps of $area are numbered from 1, without a gap and none twice', ({ migrations }) => {
  expect(migrations.map(({ number }) => number)).toEqual(migrations.map((_, index) => index + 1));
});

test('each area has one set', () => {
  const areas = allMigrations.map(({ area }) => area);
  expect(areas.filter((area, index) => areas.indexOf(area) !== index)).toEqual([]);
});
