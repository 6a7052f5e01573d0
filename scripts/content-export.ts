import { chmod, rename, rm } from 'node:fs/promises';
import { exportDataset } from '@sanity/export';
import { datasetClient } from './content/dataset-client.ts';
import { failureInWords } from './content/failure-in-words.ts';
import { loadEnvironmentFile, readStackSettings } from './stack/stack-settings.ts';

/** `npm run content:export -- content.tar.gz`: every document, draft and picture of the dataset in one file. */
const [file] = process.argv.slice(2);

try {
  if (!file) throw new Error('Name the file: npm run content:export -- content.tar.gz');
  loadEnvironmentFile();
  const client = datasetClient(await readStackSettings(process.env));
  const { dataset = '' } = client.config();
  // a file of this name is whole
  const outputPath = `${file}.partial`;
  const { documentCount, assetCount } = await exportDataset({ client, dataset, outputPath, mode: 'cursor' }).catch(
    async (error: unknown) => {
      await rm(outputPath, { force: true });
      throw error;
    },
  );
  // drafts are not for everybody on the machine
  await chmod(outputPath, 0o600);
  await rename(outputPath, file);
  process.stdout.write(`${documentCount} documents and ${assetCount} pictures and files are in ${file}.\n`);
} catch (error) {
  process.stderr.write(`${failureInWords(error)}\n`);
  process.exitCode = 1;
}
