import * as z from 'zod/mini';
import { languages } from '#lib/language/languages.ts';
import { currencies } from '#lib/money/currencies.ts';
import { defineCall } from '../define-call.ts';
import { wireInteger, wireLanguage, wireText } from '../wire-fields.ts';

const pageAtMost = 1_000;
const rowsAtMost = 50;
const searchLengthAtMost = 200;
const subjectLengthAtMost = 96;

const count = z.int().check(z.nonnegative());

/** Where a marked stretch of a text begins and ends, in UTF-16 units. */
const mark = z.tuple([z.int().check(z.nonnegative()), z.int().check(z.positive())]);

/** The contents of an item's `linkData`, as JSON text. */
const searchLink = z.object({
  type: z.enum(['article', 'product']),
  id: z.string(),
  title: z.string(),
  link: z.string().check(z.regex(/^\/(?![/\\])/)),
  language: z.enum(languages),
  highlights: z.optional(z.array(z.string())),
  /** What was found in the title and in each highlight, in any of its forms. */
  marks: z.optional(z.object({ title: z.array(mark), highlights: z.array(z.array(mark)) })),
  /** A question of readers that the text answers, of which title and highlights have less. */
  question: z.optional(z.object({ text: z.string(), marks: z.array(mark) })),
  /** The words of the search that neither the text nor `question` has in any form. */
  missing: z.optional(z.array(z.string())),
  /** Words of the search that occur in no text, and what the text has in their place. */
  corrected: z.optional(z.array(z.object({ typed: z.string(), found: z.string() }))),
  /** A product has the lowest price of a month in each currency, in its minor units; null where it is not sold. */
  price: z.optional(z.object({ perMonthMinor: z.record(z.enum(currencies), z.nullable(z.int().check(z.nonnegative()))) })),
  /** Whether a product with a price is left anywhere. */
  state: z.optional(z.enum(['available', 'soldOut'])),
});

export type SearchLink = z.infer<typeof searchLink>;

export const documentsSearch = defineCall({
  path: 'doc/helpDoc/searchArtAndPro',
  area: 'search',
  kind: 'read',
  requirement: 'R-8.2',
  summary: 'Articles and products that answer the words best, the visitor’s language first; one row per article.',
  input: z.strictObject({
    page: z.prefault(wireInteger(1, pageAtMost), '1'),
    search: wireText(searchLengthAtMost),
    row: z.prefault(wireInteger(1, rowsAtMost), '8'),
    /** The calling page's language; the visitor's own choice takes precedence. */
    language: z.optional(wireLanguage),
    /** The word is still being typed: it is not counted, and looked for by its words alone. */
    typing: z.optional(z.literal('true')),
    /** Narrows the results down, each by itself and together. `subject` is the slug of a category. */
    type: z.optional(z.enum(['article', 'product'])),
    subject: z.optional(wireText(subjectLengthAtMost)),
    textLanguage: z.optional(wireLanguage),
  }),
  output: z.object({
    items: z.array(z.object({ linkData: z.string().check(z.meta({ contentMediaType: 'application/json' })) })),
    aggsInfo: z.object({
      all: z.int().check(z.nonnegative()),
      types: z
        .optional(z.object({ article: count, product: count }))
        .check(z.describe('how many results each facet has, narrowed down by the others')),
      languages: z.optional(z.object({ en: count, zh: count, ja: count })).check(z.describe('of the texts, not of the page')),
      subjects: z
        .optional(z.array(z.object({ slug: z.string(), name: z.string(), count })))
        .check(z.describe('in the order of the documentation, in the language of the page')),
    }),
    missing: z.optional(z.array(z.string())).check(z.describe('the words of the search that stand in no text, in no form')),
    lost: z.optional(z.literal(true)).check(z.describe('nothing was found that has a third of the words of the search')),
    nearest: z
      .optional(z.array(z.string()))
      .check(z.describe('of a search without a result: the most similar words of titles and headings')),
  }),
  refusals: ['tooManyRequests'],
});

/** Parses one item's `linkData`; null for a malformed one, which leaves out that row alone. */
export function readSearchLink(linkData: string): SearchLink | null {
  try {
    return searchLink.parse(JSON.parse(linkData));
  } catch {
    return null;
  }
}
