import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { syncDirectory } from '#services/platform/files/durable-files.ts';
import {
  backupError,
  backupFormat,
  backupNames,
  writeManifest,
  type Manifest,
  type SnapshotHead,
  type TableEntry,
} from './backup-manifest.ts';
import { collectPictures, copyPicture, type NamedPictures } from './picture-files.ts';
import type { SnapshotSink } from './snapshot.ts';
import { fullName } from './table-catalogue.ts';
import { createTableWriter, type TableWriter } from './table-files.ts';

export interface BackupWork {
  /** The backup's directory; it must not exist yet. */
  readonly directory: string;
  /** Reads the database into a sink: here, or in the services that have it open. */
  readonly read: (sink: SnapshotSink) => Promise<void>;
  readonly picturesDirectory: string;
  readonly say: (line: string) => void;
}

export interface BackupResult {
  readonly manifest: Manifest;
  /** Sentences about what is wrong with the pictures; the rest of the backup is whole. */
  readonly faults: readonly string[];
}

/**
 * Makes a backup of a running stack: the database at one instant, then the pictures that it names. The directory gets its name when all
 * of it is durable. @throws a sentence; nothing is left then.
 */
export async function makeBackup({ directory, read, picturesDirectory, say }: BackupWork): Promise<BackupResult> {
  const target = resolve(directory);
  if (await exists(target)) throw backupError(`${directory} exists. Name a folder that does not exist yet.`);
  const draft = `${target}.partial`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(join(draft, backupNames.tables), { recursive: true, mode: 0o700 });
  try {
    const named = collectPictures();
    const { head, tables } = await writeTables(draft, { read, named, say });
    const pictures = await copyPictures(named, { from: picturesDirectory, to: join(draft, backupNames.pictures), say });
    const manifest = {
      format: backupFormat,
      ...head,
      tables,
      pictures: pictures.entries.sort((one, other) => (one.name < other.name ? -1 : 1)),
      missingPictures: pictures.missing.sort(),
    };
    await writeManifest(draft, manifest);
    await syncDirectory(draft);
    await rename(draft, target);
    await syncDirectory(resolve(target, '..'));
    return { manifest, faults: pictures.faults };
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

async function writeTables(
  directory: string,
  { read, named, say }: Pick<BackupWork, 'read' | 'say'> & { named: NamedPictures },
): Promise<{ head: SnapshotHead; tables: TableEntry[] }> {
  const tables: TableEntry[] = [];
  const heads: SnapshotHead[] = [];
  let open: { readonly writer: TableWriter; readonly look: (rows: readonly string[]) => void } | null = null;
  const closeTable = async (): Promise<void> => {
    const entry = await open?.writer.close();
    open = null;
    if (!entry) return;
    tables.push(entry);
    if (entry.rows > 0) say(`${fullName(entry)}: ${entry.rows} rows`);
  };
  try {
    await read(async (part) => {
      if (part.kind === 'rows') {
        open?.look(part.rows);
        return open?.writer.add(part.rows);
      }
      await closeTable();
      if (part.kind === 'head') heads.push(part.head);
      if (part.kind === 'table') {
        open = { writer: createTableWriter(directory, part.table), look: (rows) => named.look(part.table, rows) };
      }
    });
  } catch (error) {
    abandon(open);
    throw error;
  }
  const [head] = heads;
  if (!head) throw new Error('the snapshot has no head');
  return { head, tables };
}

const abandon = (open: { readonly writer: TableWriter } | null): void => open?.writer.abandon();

interface CopiedPictures {
  readonly entries: Manifest['pictures'];
  readonly missing: string[];
  readonly faults: string[];
}

async function copyPictures(
  named: NamedPictures,
  { from, to, say }: { from: string; to: string; say: (line: string) => void },
): Promise<CopiedPictures> {
  const copied: CopiedPictures = { entries: [], missing: [], faults: [] };
  for (const name of [...named.needed, ...[...named.former].filter((each) => !named.needed.has(each))]) {
    const picture = await copyPicture(from, to, name);
    if (picture.kind !== 'missing') copied.entries.push(picture.entry);
    if (picture.kind === 'damaged') copied.faults.push(`The picture ${join(from, name)} is damaged: its bytes do not fit its name.`);
    // one that only the history names may have been removed by hand
    if (picture.kind === 'missing' && named.needed.has(name)) {
      copied.missing.push(name);
      copied.faults.push(`The picture ${join(from, name)} is missing; a document names it.`);
    }
  }
  say(`${copied.entries.length} pictures and files`);
  return copied;
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
