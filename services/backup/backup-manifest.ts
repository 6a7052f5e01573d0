import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { parseJson } from '#services/platform/parse-json.ts';

/** The version of the format that this release writes; it reads every version up to this one. */
export const backupFormat = 1;

export const backupNames = { manifest: 'manifest.json', tables: 'tables', pictures: 'pictures' } as const;

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
/** Names become paths and quoted identifiers. */
const name = z.string().regex(/^\w{1,63}$/);
const count = z.number().int().min(0);

const sequenceSchema = z.object({ schema: name, name, lastValue: z.string().regex(/^-?\d+$/) });
const tableSchema = z.object({ schema: name, name, columns: z.array(name).min(1) });

/** What is said of a database before its rows: the instant by its own clock, and the versions of its tables. */
export const snapshotHeadSchema = z.object({
  takenAt: z.iso.datetime(),
  databaseKind: z.string(),
  /** Numbers of the steps that were applied, by area. */
  migrations: z.record(z.string(), z.array(z.number().int().positive())),
  /** Version of the job queue's tables; null where there is no queue. */
  jobTablesVersion: count.nullable(),
  sequences: z.array(sequenceSchema),
});

const pictureSchema = z.object({ name: z.string().regex(/^[\w-]+(\.[\w-]+)*$/), bytes: count, sha256 });

const manifestSchema = snapshotHeadSchema.extend({
  format: z.number().int().positive(),
  tables: z.array(tableSchema.extend({ rows: count, rowsSha256: sha256, file: z.string().regex(/^[\w.]+$/), fileSha256: sha256 })),
  pictures: z.array(pictureSchema),
  /** Pictures and files that documents name and that were not there. */
  missingPictures: z.array(z.string()),
});

export const snapshotTableSchema = tableSchema;
export type SnapshotHead = z.infer<typeof snapshotHeadSchema>;
export type SnapshotTable = z.infer<typeof tableSchema>;
export type Manifest = z.infer<typeof manifestSchema>;
export type TableEntry = Manifest['tables'][number];
export type PictureEntry = Manifest['pictures'][number];

export interface ReadManifest {
  readonly manifest: Manifest;
  /** Tells one backup from another. */
  readonly identity: string;
}

const formatSchema = z.object({ format: z.number().int().positive() });

/** An error whose message is all that its reader needs. */
export const backupError = (sentence: string, cause?: unknown): Error => new Error(sentence, cause === undefined ? {} : { cause });

export async function writeManifest(directory: string, manifest: Manifest): Promise<void> {
  await writeFile(join(directory, backupNames.manifest), `${JSON.stringify(manifest, null, 1)}\n`, { mode: 0o600, flush: true });
}

/** Reads the manifest of a backup. @throws a sentence where there is none, it is damaged, or of a newer release. */
export async function readManifest(directory: string): Promise<ReadManifest> {
  const file = join(directory, backupNames.manifest);
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw backupError(`${directory} is no backup: it has no ${backupNames.manifest}.`, error);
  });
  const json = parseJson(text);
  const found = formatSchema.safeParse(json);
  if (found.success && found.data.format > backupFormat) {
    throw backupError(
      `${directory} has the format ${found.data.format}, newer than this release (${backupFormat}). Restore it with a newer one.`,
    );
  }
  const parsed = manifestSchema.safeParse(json);
  if (!parsed.success) throw backupError(`${file} is damaged.`, parsed.error);
  return { manifest: parsed.data, identity: createHash('sha256').update(text).digest('hex') };
}
