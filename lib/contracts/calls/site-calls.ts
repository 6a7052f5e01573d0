import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { wireLanguage, wireText } from '../wire-fields.ts';

const pageIdLengthAtMost = 64;
/** A host name is at most 253 characters; a port may follow. */
const domainLengthAtMost = 260;

export const seoSearch = defineCall({
  path: 'seniorManage/SEO/search',
  area: 'site',
  kind: 'read',
  quiet: true,
  requirement: 'R-4.5',
  summary:
    'Title, description, keywords and picture of a page, also of an own page of editors (`activity/{slug}`); an empty object if the CMS has none.',
  input: z.strictObject({ pageID: wireText(pageIdLengthAtMost), language: wireLanguage }),
  output: z.object({
    title: z.optional(z.string()),
    description: z.optional(z.string()),
    keywords: z.optional(z.string()),
    image: z.optional(z.string()),
  }),
  refusals: ['doesNotExist'],
});

export const statisticsScriptsSearch = defineCall({
  path: 'seniorManage/SEO/JS/search',
  area: 'site',
  kind: 'read',
  quiet: true,
  requirement: 'R-4.5',
  summary: 'The statistics vendors that are enabled for a domain and language, each with its consent category.',
  input: z.strictObject({
    domain: wireText(domainLengthAtMost).check(z.regex(/^[a-z0-9.:[\]-]+$/i)),
    enable: z.literal('true'),
    language: wireLanguage,
  }),
  output: z.array(z.object({ vendor: z.string(), id: z.string(), category: z.union([z.literal(2), z.literal(3)]) })),
  refusals: [],
});

export const footerLinksSearch = defineCall({
  path: 'seniorManage/footLink/search',
  area: 'site',
  kind: 'read',
  quiet: true,
  requirement: 'R-3.5',
  summary: 'Links of the footer, named in the language; `link` is ready to follow, with the language’s prefix.',
  input: z.strictObject({ language: z.optional(wireLanguage) }),
  output: z.array(z.object({ name: z.string(), link: z.string() })),
  refusals: [],
});

export const serverClock = defineCall({
  path: 'site/clock',
  area: 'site',
  kind: 'read',
  quiet: true,
  requirement: 'R-6.6',
  summary: 'The time by which everything starts and ends: countdowns use it instead of the visitor’s clock.',
  input: z.strictObject({}),
  output: z.object({ nowMs: z.int().check(z.positive()) }),
  refusals: [],
});

export const reviewSummary = defineCall({
  path: 'home/footer/comment',
  area: 'site',
  kind: 'read',
  quiet: true,
  requirement: 'R-3.5',
  summary: 'Number and mean of the reviews; a mean of null while there is none.',
  input: z.strictObject({}),
  output: z.object({ reviewCount: z.int().check(z.nonnegative()), ratingValue: z.nullable(z.number().check(z.nonnegative())) }),
  refusals: [],
});
