import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { wireLanguage } from '../wire-fields.ts';

export const hotTermsSearch = defineCall({
  path: 'doc/helpDoc/hotTerms',
  area: 'search',
  kind: 'read',
  quiet: true,
  requirement: 'R-8.1',
  summary: 'Popular searches in a language, in the order of the CMS.',
  input: z.strictObject({ language: wireLanguage }),
  output: z.object({ words: z.array(z.string()) }),
  refusals: [],
});
