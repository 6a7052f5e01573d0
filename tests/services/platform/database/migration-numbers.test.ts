import { expect, test } from '@jest/globals';
import { sandboxMigrations } from '#services/account-centre/sandbox/migrations.ts';
import { lakeMigrations } from '#services/lake/lake.ts';
import { contentMigrations } from '#services/mydoc/content/migrations.ts';
import { mydocMigrations } from '#services/mydoc/register-mydoc.ts';
import { replicaMigrations } from '#services/platform/secrets/replicas.ts';

const sets = [lakeMigrations, sandboxMigrations, contentMigrations, replicaMigrations, ...mydocMigrations];

test.each(sets)('the steps of $area are numbered from 1, without a gap and none twice', ({ migrations }) => {
  expect(migrations.map(({ number }) => number)).toEqual(migrations.map((_, index) => index + 1));
});

test('each area has one set', () => {
  const areas = sets.map(({ area }) => area);
  expect(areas.filter((area, index) => areas.indexOf(area) !== index)).toEqual([]);
});
