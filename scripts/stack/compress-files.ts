import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(js|css|json|svg)$/;
/** Smaller ones fit into one packet uncompressed. */
const bytesAtLeast = 1_024;

/** Compresses each text file of a folder with brotli and gzip at the highest level, for a server that sends the files as they are. */
export async function compressFiles(directory: string): Promise<void> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  await Promise.all(files.map(compressFile));
}

async function compressFile(file: string): Promise<void> {
  const body = await readFile(file);
  if (body.length < bytesAtLeast) return;
  const [dense, plain] = await Promise.all([
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
    promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${file}.br`, dense), writeFile(`${file}.gz`, plain)]);
}
