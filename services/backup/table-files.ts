import { once } from 'node:events';
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { backupError, backupNames, type SnapshotTable, type TableEntry } from './backup-manifest.ts';
import { fullName } from './table-catalogue.ts';
import { textLines } from './text-lines.ts';

/** Writes the rows of one table into a compressed file that only its owner can read. */
export interface TableWriter {
  add(rows: readonly string[]): Promise<void>;
  /** Returns once the bytes are durable. */
  close(): Promise<TableEntry>;
  /** Ends the file as it is; the backup has failed. */
  abandon(): void;
}

/** Counts rows and computes their hash. */
export interface RowsHash {
  add(rows: readonly string[]): void;
  result(): { rows: number; rowsSha256: string };
}

export function createRowsHash(): RowsHash {
  const hash = createHash('sha256');
  let count = 0;
  return {
    add: (rows) => {
      count += rows.length;
      for (const row of rows) hash.update(row).update('\n');
    },
    result: () => ({ rows: count, rowsSha256: hash.digest('hex') }),
  };
}

export function createTableWriter(directory: string, table: SnapshotTable): TableWriter {
  const file = `${fullName(table)}.jsonl.gz`;
  const rowsHash = createRowsHash();
  const fileHash = createHash('sha256');
  const gzip = createGzip();
  const hashing = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      fileHash.update(chunk);
      done(null, chunk);
    },
  });
  const target = createWriteStream(join(directory, backupNames.tables, file), { flags: 'wx', mode: 0o600, flush: true });
  const written = pipeline(gzip, hashing, target);
  // a failure is thrown by the next call that waits for it
  written.catch(() => undefined);
  return {
    add: async (rows) => {
      rowsHash.add(rows);
      if (!gzip.write(rows.map((row) => `${row}\n`).join(''))) await Promise.race([once(gzip, 'drain'), written]);
    },
    close: async () => {
      gzip.end();
      await written;
      return { ...table, ...rowsHash.result(), file, fileSha256: fileHash.digest('hex') };
    },
    abandon: () => void gzip.destroy(),
  };
}

const rowsAtOnce = 500;
const charactersAtOnce = 4 * 1_024 * 1_024;

/** The rows of a table's file in batches. @throws a sentence that names a damaged file. */
export async function* readTableFile(directory: string, { file }: Pick<TableEntry, 'file'>): AsyncGenerator<string[]> {
  const path = join(directory, backupNames.tables, file);
  const source = createReadStream(path);
  const unpacked = createGunzip();
  // what fails in the file is thrown by whoever reads what is unpacked
  pipeline(source, unpacked).catch(() => undefined);
  let batch: string[] = [];
  let characters = 0;
  try {
    for await (const line of textLines(unpacked)) {
      batch.push(line);
      characters += line.length;
      if (batch.length < rowsAtOnce && characters < charactersAtOnce) continue;
      yield batch;
      [batch, characters] = [[], 0];
    }
  } catch (error) {
    throw backupError(`${path} is damaged.`, error);
  } finally {
    source.destroy();
  }
  if (batch.length > 0) yield batch;
}
