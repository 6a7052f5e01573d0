import { z } from 'zod';
import { dayMs } from '#lib/time/lengths.ts';
import { messageOf } from '#services/platform/process/message-of.ts';
import { datasetClient } from './content/dataset-client.ts';
import { loadEnvironmentFile, readStackSettings } from './stack/stack-settings.ts';

/**
 * `npm run content:prune -- 400 [--dry-run]`: of the history that is older than so many days, what every document was then is kept, and
 * what it was before is removed. `--dry-run`: counts, and removes nothing.
 */
const given = process.argv.slice(2);
const [days = ''] = given.filter((word) => !word.startsWith('--'));
const isDryRun = given.includes('--dry-run');
const bytesOfMebibyte = 1_024 * 1_024;

const portionSchema = z.object({ documents: z.number(), revisions: z.number(), bytes: z.number(), next: z.string().nullable() });

/** Portion by portion: an interrupted run is taken up by the next one. */
async function prune(before: Date): Promise<Omit<z.infer<typeof portionSchema>, 'next'>> {
  const client = datasetClient(await readStackSettings(process.env));
  if (client.config().useProjectHostname) throw new Error('Hosted Sanity prunes its history by itself: see the retention of your plan.');
  const sum = { documents: 0, revisions: 0, bytes: 0 };
  for (let after: string | null = ''; after !== null;) {
    const body: object = { before: before.toISOString(), after, dryRun: isDryRun };
    const portion = portionSchema.parse(await client.request({ uri: '/prune', method: 'POST', body }));
    sum.documents += portion.documents;
    sum.revisions += portion.revisions;
    sum.bytes += portion.bytes;
    after = portion.next;
  }
  return sum;
}

try {
  if (!/^[1-9]\d{0,4}$/.test(days)) throw new Error('Say how many days of history stay whole: npm run content:prune -- 400');
  loadEnvironmentFile();
  const before = new Date(Date.now() - Number(days) * dayMs);
  const { documents, revisions, bytes } = await prune(before);
  const does = isDryRun ? 'would be removed' : 'were removed';
  process.stdout.write(
    `${revisions} revisions of ${documents} documents from before ${before.toISOString()} ${does}: ${(bytes / bytesOfMebibyte).toFixed(1)} MiB.\n`,
  );
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exitCode = 1;
}
