import type { MigrationSet } from '#services/platform/database/migrations.ts';
import { backupError, type Manifest } from './backup-manifest.ts';

/**
 * The steps that made the tables of a backup. @throws a sentence if the backup is of a newer release, which has steps that this one does
 * not know.
 */
export function migrationsOfBackup({ migrations }: Pick<Manifest, 'migrations'>, known: readonly MigrationSet[]): MigrationSet[] {
  const newer = Object.entries(migrations).flatMap(([area, numbers]) => {
    const newest = known.find((set) => set.area === area)?.migrations.length ?? 0;
    const ahead = Math.max(0, ...numbers);
    return ahead > newest ? [`its ${area} tables are at version ${ahead}, and this release knows ${newest}`] : [];
  });
  if (newer.length > 0) throw backupError(`The backup is newer than this release: ${newer.join('; ')}. Restore it with a newer release.`);
  return known
    .filter(({ area }) => Object.hasOwn(migrations, area))
    .map(({ area, migrations: steps }) => ({ area, migrations: steps.filter(({ number }) => migrations[area]?.includes(number)) }));
}
