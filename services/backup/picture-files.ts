import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { errorCode } from '#services/platform/error-facts.ts';
import { writeDurably } from '#services/platform/files/durable-files.ts';
import type { PictureEntry, SnapshotTable } from './backup-manifest.ts';

/** The table whose documents name pictures and files, and the one that remembers what was deleted. */
const documents = 'lake_document';
const revisions = 'lake_revision';

const assetTypes = ['sanity.imageAsset', 'sanity.fileAsset'];
const assetSchema = z.object({ _type: z.enum(['sanity.imageAsset', 'sanity.fileAsset']), path: z.string() });
const rowSchema = z.array(z.string().nullable());

/** Collects the names of pictures and files from rows that pass by. */
export interface NamedPictures {
  look(table: SnapshotTable, rows: readonly string[]): void;
  /** Named by a document: each has to be there. */
  readonly needed: ReadonlySet<string>;
  /** Named by the history alone. */
  readonly former: ReadonlySet<string>;
}

export function collectPictures(): NamedPictures {
  const needed = new Set<string>();
  const former = new Set<string>();
  return {
    look: ({ name, columns }, rows) => {
      if (name !== documents && name !== revisions) return;
      const place = columns.indexOf('body');
      for (const row of rows) {
        if (!assetTypes.some((type) => row.includes(type))) continue;
        const picture = pictureOf(rowSchema.parse(JSON.parse(row))[place] ?? null);
        if (picture) (name === documents ? needed : former).add(picture);
      }
    },
    needed,
    former,
  };
}

function pictureOf(body: string | null): string | null {
  if (body === null) return null;
  const asset = assetSchema.safeParse(JSON.parse(body));
  return asset.success ? (asset.data.path.split('/').at(-1) ?? null) : null;
}

const sha1Pattern = /^([0-9a-f]{40})[-.]/;

export type CopiedPicture =
  | { readonly kind: 'copied'; readonly entry: PictureEntry }
  /** Its bytes are not those that its name promises; they are copied as they are. */
  | { readonly kind: 'damaged'; readonly entry: PictureEntry }
  | { readonly kind: 'missing' };

/**
 * Copies a picture or file, whose name begins with the hash of its bytes. Files never change, so that it may be copied at any time. A
 * backup is for its owner alone; `isForStack`: with the rights that the lake gives its files.
 */
export async function copyPicture(from: string, to: string, name: string, isForStack = false): Promise<CopiedPicture> {
  const bytes = await readFile(join(from, name)).catch((error: unknown) => {
    if (isAbsent(error)) return null;
    throw error;
  });
  if (bytes === null) return { kind: 'missing' };
  await mkdir(to, { recursive: true, mode: 0o700 });
  await writeDurably(join(to, name), bytes, isForStack ? 0o644 : 0o600);
  const entry = { name, bytes: bytes.length, sha256: hashOf('sha256', bytes) };
  const promised = sha1Pattern.exec(name)?.[1];
  return { kind: promised === undefined || promised === hashOf('sha1', bytes) ? 'copied' : 'damaged', entry };
}

/** What a picture of a backup is like on a disk. */
export async function comparePicture(directory: string, { name, bytes, sha256 }: PictureEntry): Promise<'same' | 'other' | 'missing'> {
  const found = await readFile(join(directory, name)).catch((error: unknown) => {
    if (isAbsent(error)) return null;
    throw error;
  });
  if (found === null) return 'missing';
  return found.length === bytes && hashOf('sha256', found) === sha256 ? 'same' : 'other';
}

/** Names of the files in a directory; none where there is no directory. */
export async function listFiles(directory: string): Promise<string[]> {
  return readdir(directory).catch((error: unknown) => {
    if (isAbsent(error)) return [];
    throw error;
  });
}

const hashOf = (kind: 'sha1' | 'sha256', bytes: Buffer): string => createHash(kind).update(bytes).digest('hex');

const isAbsent = (error: unknown): boolean => errorCode(error) === 'ENOENT';
