import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { jsonText, wireLanguage } from '../wire-fields.ts';

const pageAtMost = 1_000;
const rowsAtMost = 50;
const paramsLengthAtMost = 200;

export const announcementsSearch = defineCall({
  path: 'finance/message/searchAnnounce',
  area: 'announcements',
  kind: 'read',
  quiet: true,
  requirement: 'R-8.5',
  summary: 'Released announcements, pinned ones first, then the newest; only those that have a title in the language.',
  input: z.strictObject({
    params: jsonText(
      z.strictObject({
        page: z._default(z.int().check(z.gte(1), z.lte(pageAtMost)), 1),
        row: z._default(z.int().check(z.gte(1), z.lte(rowsAtMost)), 3),
        language: wireLanguage,
      }),
      paramsLengthAtMost,
    ),
  }),
  output: z.array(
    z.object({ id: z.string(), title: z.string(), type: z.enum(['Notice', 'Activity']), releaseTime: z.iso.datetime({ offset: true }) }),
  ),
  refusals: [],
});
