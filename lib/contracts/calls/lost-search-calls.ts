import * as z from 'zod/mini';
import { languages } from '#lib/language/languages.ts';
import { defineCall } from '../define-call.ts';

const lostSearch = z.object({
  word: z.string().check(z.describe('as it was typed last, in one width')),
  language: z.enum(languages),
  count: z.int().check(z.positive()),
  lastOn: z.iso.date().check(z.describe('a day of the database’s clock, UTC')),
});

/** A search that found nothing, of all visitors together. */
export type LostSearch = z.infer<typeof lostSearch>;

export const lostSearches = defineCall({
  path: 'doc/helpDoc/lostSearches',
  area: 'search',
  kind: 'read',
  quiet: true,
  requirement: 'R-8.2',
  summary: [
    'What visitors looked for in the last 90 days without a result, and what would still find nothing, for the Studio: only its editors',
    'are answered, by the session or the token with which they work there. The most frequent first, 100 at most.',
  ].join(' '),
  input: z.strictObject({}),
  output: z.array(lostSearch),
  refusals: ['noSuchCall', 'systemBusy'],
});
