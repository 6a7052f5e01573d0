import { createReadStream } from 'node:fs';
import { access, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sanityImport } from '@sanity/import';
import { datasetClient } from './content/dataset-client.ts';
import { failureInWords } from './content/failure-in-words.ts';
import { importOptions } from './content/import-options.ts';
import { loadEnvironmentFile, readStackSettings } from './stack/stack-settings.ts';

/**
 * `npm run content:import -- content.tar.gz [--missing]`: the documents and pictures of an export. The same command takes up an import
 * that was cut off. `--missing`: documents that are there already are left as they are, also those that a cut-off import left without
 * their pictures.
 */
const given = process.argv.slice(2);
const [file] = given.filter((word) => !word.startsWith('--'));

try {
  if (!file) throw new Error('Name the file: npm run content:import -- content.tar.gz');
  await access(file).catch(() => {
    throw new Error(`There is no file ${file}.`);
  });
  loadEnvironmentFile();
  const client = datasetClient(await readStackSettings(process.env));
  const options = importOptions(client, { missing: given.includes('--missing') });
  // the importer unpacks the file there, and leaves it
  const unpacked = await mkdtemp(path.join(tmpdir(), 'content-import-'));
  process.env.TMPDIR = unpacked;
  const { numDocs, warnings } = await sanityImport(createReadStream(file), options).finally(() =>
    rm(unpacked, { recursive: true, force: true }),
  );
  for (const { message } of warnings) process.stderr.write(`${message}\n`);
  if (numDocs === 0) throw new Error(`${file} holds no documents.`);
  process.stdout.write(`${numDocs} documents of ${file} were read into the dataset ${client.config().dataset}.\n`);
} catch (error) {
  process.stderr.write(`${failureInWords(error)}\n`);
  process.exitCode = 1;
}
