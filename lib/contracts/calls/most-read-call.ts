import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { wireInteger, wireLanguage } from '../wire-fields.ts';

const rowsAtMost = 20;

export const mostReadSearch = defineCall({
  path: 'doc/helpDoc/mostRead',
  area: 'visits',
  kind: 'read',
  quiet: true,
  requirement: 'R-8.1',
  summary: 'The help articles of a language that were read most in the last 30 days; the newest while fewer than five were read.',
  input: z.strictObject({ language: wireLanguage, row: z.prefault(wireInteger(1, rowsAtMost), '8') }),
  output: z.object({
    kind: z.enum(['most-read', 'newest']),
    items: z.array(z.object({ title: z.string(), link: z.string().check(z.regex(/^\/(?![/\\])/)) })),
  }),
  refusals: [],
});

export type MostRead = z.output<(typeof mostReadSearch)['output']>;
