import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { wireText } from '../wire-fields.ts';

const codeLengthAtMost = 80;

/** Fewer than this are told by number. */
export const fewLeft = 10;

export const stock = defineCall({
  path: 'catalogue/stock',
  area: 'orders',
  kind: 'read',
  quiet: true,
  requirement: 'R-5.8',
  summary: 'What is left of each model in each region, as far as it is counted; `left` is told only when few are.',
  input: z.strictObject({ region: wireText(codeLengthAtMost).optional() }),
  output: z.array(
    z.object({ region: z.string(), model: z.string(), state: z.enum(['available', 'few', 'sold-out']), left: z.int().nonnegative().optional() }),
  ),
  refusals: [],
});
