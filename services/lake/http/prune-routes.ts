import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { dayMs } from '#lib/time/lengths.ts';
import { addPruning } from '../audit/audit-table.ts';
import type { LakeParts } from '../lake-parts.ts';
import { prunePortion, type PrunePortion } from '../pruning/prune-history.ts';
import { invalid } from '../refusal.ts';
import { administratorOf } from './caller.ts';
import { bodyOf } from './parameters.ts';

/** A typing error must not delete what editors may still undo. */
const keptDaysAtLeast = 30;
const bodyBytesAtMost = 4 * 1024;
const dayCharacters = 'YYYY-MM-DD'.length;

const pruneBody = z.object({
  before: z.iso.datetime({ offset: true }).transform((text) => new Date(text)),
  after: z.string().max(200).default(''),
  dryRun: z.boolean().default(false),
});

/** The history of documents by a rule, a portion a request; for administrators. Ours: hosted Sanity has a retention of its own. */
export function registerPruneRoutes(app: FastifyInstance, parts: LakeParts): void {
  app.post('/:version/prune', { bodyLimit: bodyBytesAtMost }, async (request): Promise<PrunePortion> => {
    const caller = await administratorOf(parts, request);
    const { before, after, dryRun: isDryRun } = bodyOf(request, pruneBody);
    if (before.getTime() > parts.clock().getTime() - keptDaysAtLeast * dayMs)
      throw invalid(`The history of the last ${keptDaysAtLeast} days is never pruned`);
    if (after === '' && !isDryRun) await addPruning(parts.database.executor, caller.id, before.toISOString().slice(0, dayCharacters));
    return prunePortion(parts.database, { before, after, isDryRun });
  });
}
