import { describe, expect, test } from '@jest/globals';
import { migrationsOfBackup } from '#services/backup/backup-version.ts';
import type { MigrationSet } from '#services/platform/database/migrations.ts';

const set = (area: string, ...numbers: number[]): MigrationSet => ({
  area,
  migrations: numbers.map((number) => ({ number, name: `step ${number}`, statements: [] })),
});
const known = [set('lake', 1, 2, 3), set('orders', 1), set('sandbox', 1)];
const numbersOf = (sets: readonly MigrationSet[]) => sets.map(({ area, migrations }) => [area, ...migrations.map(({ number }) => number)]);

describe('the steps for a backup', () => {
  test('are those that its tables were made by, of its areas alone', () => {
    expect(numbersOf(migrationsOfBackup({ migrations: { lake: [1, 2], orders: [1] } }, known))).toEqual([
      ['lake', 1, 2],
      ['orders', 1],
    ]);
    expect(numbersOf(migrationsOfBackup({ migrations: { lake: [1, 2, 3], orders: [] } }, known))).toEqual([['lake', 1, 2, 3], ['orders']]);
  });

  test('are refused where one of them is newer than the release, and each such area is named', () => {
    const newer = () => migrationsOfBackup({ migrations: { lake: [1, 2, 3, 4], orders: [1], later: [1] } }, known);
    expect(newer).toThrow(
      'The backup is newer than this release: its lake tables are at version 4, and this release knows 3; ' +
        'its later tables are at version 1, and this release knows 0. Restore it with a newer release.',
    );
  });
});
