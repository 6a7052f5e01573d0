import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { checkBackup } from '#services/backup/check-backup.ts';
import { allMigrations } from '#services/migration-sets.ts';
import { migrate } from '#services/platform/database/migrations.ts';
import { readRow } from '#services/platform/database/rows.ts';
import {
  backupPlaces,
  backUpDatabase,
  hashesOf,
  openRestoredLake,
  picture,
  restoreInto,
  type StackUnderBackup,
} from './stack-under-backup.ts';

const places = backupPlaces();
let stack: StackUnderBackup;

/** Values whose texts differ by the settings of a connection, or that a careless copy would change. */
const manyTypes = {
  area: 'types',
  migrations: [
    {
      number: 1,
      name: 'a table with many types',
      statements: [
        `CREATE TABLE many_types (number bigserial PRIMARY KEY, at timestamptz, day date, span interval, price numeric(20, 6), ratio double precision,
          bytes bytea, facts jsonb, list text[], words text, is_on boolean)`,
      ],
    },
  ],
};

beforeAll(async () => {
  stack = await places.openStack();
  const { client, database } = stack;
  const first = await client.assets.upload('image', await picture(1), { filename: 'one.png' });
  await client.assets.upload('image', await picture(2), { filename: 'two.png' });
  await client.assets.upload('file', Buffer.from('plain words'), { filename: 'words.txt' });
  await client.create({
    _id: 'note',
    _type: 'note',
    text: '云服务器, サーバー, a "quote"\nand a line',
    picture: { asset: { _ref: first._id } },
  });
  await client.create({ _id: 'drafts.note', _type: 'note', text: 'not published' });
  await client.patch('note').set({ text: 'again' }).commit();
  await migrate(database, [manyTypes]);
  await database.executor.execute(sql`SET TIME ZONE 'Asia/Hong_Kong'`);
  await database.executor.execute(sql`INSERT INTO many_types (at, day, span, price, ratio, bytes, facts, list, words, is_on)
    SELECT '2026-03-01 09:00:00.123456+08'::timestamptz + n * interval '1 minute', '2026-02-28', interval '1 month 2 days 03:04:05.678', 12345.678901,
      0.1::double precision + n, decode('00ff0a0d', 'hex'), '{"b": [1, null], "a": "\u{1F600}"}', ARRAY['a,b', NULL, '"c"', ''],
      E'line\\nbreak\\ttab \\\\ back' || n, n % 2 = 0 FROM generate_series(1, 700) AS n`);
  await database.executor.execute(sql`INSERT INTO many_types DEFAULT VALUES`);
}, 120_000);

const sets = [...allMigrations, manyTypes];
const countRow = z.object({ count: z.coerce.number() });

describe('a backup', () => {
  test.each(['same', 'embedded'] as const)(
    'becomes the same rows and pictures in an empty database (%s kind)',
    async (kind) => {
      const made = await stack.backUp();
      const target = await places.openTarget(kind);
      await restoreInto(target, made.directory, sets);
      const again = await backUpDatabase(target.database, { directory: places.folder(), picturesDirectory: target.picturesDirectory });
      expect(hashesOf(again)).toEqual(hashesOf(made));
      expect(made.manifest.tables.find(({ name }) => name === 'many_types')?.rows).toBe(701);
      expect(made.manifest.pictures).toHaveLength(3);
      // the sequence goes on
      const next = await readRow(target.database.executor, sql`SELECT nextval('many_types_number_seq') AS count`, countRow);
      expect(next?.count).toBe(702);
    },
    180_000,
  );

  test('serves its documents and pictures after the restore', async () => {
    const { directory } = await stack.backUp();
    const target = await places.openTarget();
    await restoreInto(target, directory, sets);
    const lake = await openRestoredLake(target);
    const { path } = z.object({ path: z.string() }).parse(await stack.client.fetch('*[originalFilename == "two.png"][0]{path}'));
    const answer = await fetch(`${lake.origin}/lake/${path}`);
    expect(Buffer.from(await answer.arrayBuffer()).equals(await picture(2))).toBe(true);
    await lake.close();
  });

  test('is readable by its owner alone', async () => {
    const { directory } = await stack.backUp();
    const files = await readdir(directory, { recursive: true, withFileTypes: true });
    for (const file of files) expect(statSync(join(file.parentPath, file.name)).mode & 0o077).toBe(0);
    expect(files.length).toBeGreaterThan(20);
  });

  test('holds no lease of a process and no secret of the machine', async () => {
    const { manifest, directory } = await stack.backUp();
    expect(manifest.tables.map(({ name }) => name)).not.toContain('lake_lease');
    expect((await readdir(directory)).sort()).toEqual(['manifest.json', 'pictures', 'tables']);
  });

  test('names a picture that is missing or damaged, and holds the rest', async () => {
    const other = await places.openStack();
    const lost = await other.client.assets.upload('image', await picture(9), { filename: 'lost.png' });
    const bad = await other.client.assets.upload('image', await picture(10), { filename: 'bad.png' });
    const nameOf = ({ path }: { path: string }): string => path.split('/').at(-1) ?? '';
    rmSync(join(other.picturesDirectory, nameOf(lost)));
    writeFileSync(join(other.picturesDirectory, nameOf(bad)), 'something else');
    const { manifest, faults, directory } = await other.backUp();
    expect(faults.join(' ')).toContain(`${nameOf(lost)} is missing`);
    expect(faults.join(' ')).toContain(`${nameOf(bad)} is damaged`);
    expect(manifest.missingPictures).toEqual([nameOf(lost)]);
    await checkBackup(directory);
  });

  test('is not written over a folder that exists', async () => {
    const { directory } = await stack.backUp();
    await expect(backUpDatabase(stack.database, { directory, picturesDirectory: stack.picturesDirectory })).rejects.toThrow('exists');
  });
});

describe('a restore', () => {
  test('names each damaged and missing file, and writes nothing', async () => {
    const { directory, manifest } = await stack.backUp();
    const [documents, stock, image] = [
      join(directory, 'tables/public.lake_document.jsonl.gz'),
      join(directory, 'tables/public.server_stock.jsonl.gz'),
      join(directory, 'pictures', manifest.pictures[0]?.name ?? ''),
    ];
    const bytes = readFileSync(documents);
    bytes[bytes.length - 9] = (bytes[bytes.length - 9] ?? 0) ^ 1;
    writeFileSync(documents, bytes);
    rmSync(stock);
    writeFileSync(image, 'something else');
    const target = await places.openTarget();
    const failure = await restoreInto(target, directory, sets).catch((error: unknown) => String(error));
    expect(failure).toContain(`${documents} is damaged`);
    expect(failure).toContain(`${stock} is missing`);
    expect(failure).toContain(`${image} is damaged`);
    const found = await readRow(
      target.database.executor,
      sql`SELECT count(*) AS count FROM pg_class WHERE relname = 'schema_migration'`,
      countRow,
    );
    expect(found?.count).toBe(0);
  });

  const changed = async (change: (manifest: Record<string, unknown>) => void): Promise<string> => {
    const { directory } = await stack.backUp();
    const file = join(directory, 'manifest.json');
    const manifest = z.record(z.string(), z.unknown()).parse(JSON.parse(readFileSync(file, 'utf8')));
    change(manifest);
    writeFileSync(file, JSON.stringify(manifest));
    return directory;
  };

  test('refuses a newer format, newer tables and a newer job queue', async () => {
    const target = await places.openTarget();
    const format = await changed((manifest) => (manifest.format = 2));
    await expect(restoreInto(target, format, sets)).rejects.toThrow('has the format 2, newer than this release (1)');
    const tables = await changed((manifest) => (manifest.migrations = { lake: [1, 2, 99] }));
    await expect(restoreInto(target, tables, sets)).rejects.toThrow('its lake tables are at version 99');
    const unknown = await changed((manifest) => (manifest.migrations = { unheard: [1] }));
    await expect(restoreInto(target, unknown, sets)).rejects.toThrow('its unheard tables are at version 1, and this release knows 0');
    const queue = await changed((manifest) => (manifest.jobTablesVersion = 9_999));
    await expect(restoreInto(target, queue, sets)).rejects.toThrow('job queue is of version 9999');
  });

  test('refuses a folder without a manifest, and a damaged manifest', async () => {
    const target = await places.openTarget();
    await expect(restoreInto(target, places.folder(), sets)).rejects.toThrow('is no backup');
    await expect(restoreInto(target, await changed((manifest) => delete manifest.tables), sets)).rejects.toThrow(
      'manifest.json is damaged',
    );
  });

  test('refuses a database and a folder of pictures that are not empty', async () => {
    const { directory } = await stack.backUp();
    await expect(restoreInto({ database: stack.database, picturesDirectory: places.folder() }, directory, sets)).rejects.toThrow(
      'The database is not empty',
    );
    const { database } = await places.openTarget();
    await expect(restoreInto({ database, picturesDirectory: stack.picturesDirectory }, directory, sets)).rejects.toThrow(
      'assets is not empty',
    );
  });

  test('brings an older backup to this release: its rows go through the later steps', async () => {
    const { directory } = await stack.backUp();
    const later = {
      area: 'types',
      migrations: [
        ...manyTypes.migrations,
        {
          number: 2,
          name: 'words are counted',
          statements: ['ALTER TABLE many_types ADD COLUMN length integer', 'UPDATE many_types SET length = length(words)'],
        },
      ],
    };
    const { database, picturesDirectory } = await places.openTarget();
    await restoreInto({ database, picturesDirectory }, directory, [...allMigrations, later]);
    const counted = await readRow(database.executor, sql`SELECT count(*) AS count FROM many_types WHERE length > 10`, countRow);
    expect(counted?.count).toBe(700);
  });
});
