import * as z from 'zod/mini';
import { defineCall } from '#lib/contracts/define-call.ts';

/** A configuration with three disks and the address of a disc image, percent-encoded. */
const queryUnitsAtMost = 8_000;

/** How long a configuration that nobody goes on with is kept. */
export const savedChoiceDays = 90;

const query = z
  .string()
  .check(
    z.regex(/^[\x21-\x7e]+$/),
    z.maxLength(queryUnitsAtMost),
    z.describe('as in the configurator’s address, without the question mark'),
  );

const area = 'orders';
const requirement = 'R-5.2';

export const savedChoice = defineCall({
  path: 'account/savedChoice',
  area,
  kind: 'read',
  quiet: true,
  requirement,
  summary: `The last configuration of the account, whichever device it was chosen on; null: there is none. It goes once a server is ordered, and after ${savedChoiceDays} days.`,
  input: z.strictObject({}),
  output: z.nullable(z.object({ query, savedAt: z.iso.datetime() })),
  refusals: ['loginRequired'],
});

export const saveChoice = defineCall({
  path: 'account/saveChoice',
  area,
  kind: 'action',
  quiet: true,
  requirement,
  summary: 'Keeps a configuration as the last one of the account, in place of the one before.',
  input: z.strictObject({ query }),
  output: z.object({}),
  refusals: ['loginRequired'],
});

export const dismissChoice = defineCall({
  path: 'account/dismissChoice',
  area,
  kind: 'action',
  quiet: true,
  requirement,
  summary: 'Keeps the last configuration of the account no longer. Repeated, it answers the same.',
  input: z.strictObject({}),
  output: z.object({}),
  refusals: ['loginRequired'],
});
