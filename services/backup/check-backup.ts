import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { errorCode } from '#services/platform/error-facts.ts';
import { backupError, backupNames, readManifest, type Manifest, type ReadManifest } from './backup-manifest.ts';
import { comparePicture } from './picture-files.ts';
import { createRowsHash, readTableFile } from './table-files.ts';

/** Compares every file of a backup with its manifest. @throws a sentence that names each file that is missing or damaged. */
export async function checkBackup(directory: string): Promise<ReadManifest> {
  const read = await readManifest(directory);
  const faults = [...(await faultsOfTables(directory, read.manifest)), ...(await faultsOfPictures(directory, read.manifest))];
  if (faults.length > 0) throw backupError(`The backup is damaged, and nothing was restored:\n${faults.join('\n')}`);
  return read;
}

async function faultsOfTables(directory: string, { tables }: Manifest): Promise<string[]> {
  const faults: string[] = [];
  for (const table of tables) {
    const path = join(directory, backupNames.tables, table.file);
    const hash = await hashOfFile(path);
    if (hash === null) faults.push(`${path} is missing.`);
    else if (hash !== table.fileSha256) faults.push(`${path} is damaged.`);
    else {
      const rows = createRowsHash();
      for await (const batch of readTableFile(directory, table)) rows.add(batch);
      const found = rows.result();
      if (found.rows !== table.rows || found.rowsSha256 !== table.rowsSha256)
        faults.push(`${path} does not hold the rows that the manifest counts.`);
    }
  }
  return faults;
}

async function faultsOfPictures(directory: string, { pictures }: Manifest): Promise<string[]> {
  const faults: string[] = [];
  for (const picture of pictures) {
    const found = await comparePicture(join(directory, backupNames.pictures), picture);
    const path = join(directory, backupNames.pictures, picture.name);
    if (found !== 'same') faults.push(`${path} is ${found === 'missing' ? 'missing' : 'damaged'}.`);
  }
  return faults;
}

async function hashOfFile(path: string): Promise<string | null> {
  const hash = createHash('sha256');
  try {
    await pipeline(createReadStream(path), hash);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
  return hash.digest('hex');
}
