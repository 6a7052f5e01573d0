import * as z from 'zod/mini';
import { languages } from '#lib/language/languages.ts';
import { feedbackTextLength, suggestionTypes } from '#lib/rules/articles/article-feedback.ts';
import { isLengthWithin } from '#lib/rules/rule.ts';
import { defineCall } from '../define-call.ts';
import { wireInteger, wireLanguage, wireText } from '../wire-fields.ts';

/** How many articles an account may keep at hand. */
export const favouritesAtMost = 500;

const articleUnitsAtMost = 200;
const versionAtMost = 999_999;
const searchedUnitsAtMost = 200;
/** Emoji and rare characters take two UTF-16 units. */
const textUnitsAtMost = feedbackTextLength.atMost * 2;

/** Shared by the languages and versions of one article: its translation key. */
const article = wireText(articleUnitsAtMost).check(z.minLength(1));

/** One version of an article's text in one language; `language` is that of the page. */
const text = { article, textLanguage: wireLanguage, version: wireInteger(1, versionAtMost) } as const;
const textVersion = z.strictObject(text);
export type TextVersion = z.output<typeof textVersion>;

const rating = z.int().check(z.gte(1), z.lte(5));
const count = z.int().check(z.nonnegative());
const day = z.iso.date();

const average = z
  .nullable(z.object({ mean: z.number(), count }))
  .check(z.describe('null while fewer than three readers have rated this version'));

export const readerState = defineCall({
  path: 'doc/helpDoc/rated',
  area: 'readers',
  kind: 'read',
  quiet: true,
  requirement: 'R-8.1',
  summary: 'What readers think of a version of an article; for an account also its own rating, and whether the article is a favourite.',
  input: z.strictObject(text),
  output: z.object({
    average,
    mine: z.nullable(z.object({ rating, suggestion: z.enum(suggestionTypes), text: z.string() })).check(z.describe('null for a visitor')),
    collected: z.boolean(),
  }),
  refusals: [],
});

export const rateArticle = defineCall({
  path: 'doc/helpDoc/rate',
  area: 'readers',
  kind: 'action',
  requirement: 'R-8.3',
  summary: [
    'Stores what an account thinks of a version of a help article: the rating from 1 (no help) to 5 (very satisfied) and what it lacks, with',
    'a text if there is one. There is one rating of an account for each version and language; another replaces it. `searched` is the search',
    'by which the reader found the article; it is kept for low ratings alone, apart from the account.',
  ].join(' '),
  input: z.strictObject({
    ...text,
    rating: wireInteger(1, 5),
    suggestion: z.enum(suggestionTypes),
    text: z.prefault(
      wireText(textUnitsAtMost).check(
        z.refine((typed) => isLengthWithin(typed.trim(), feedbackTextLength), `is longer than ${feedbackTextLength.atMost} characters`),
      ),
      '',
    ),
    searched: z.prefault(wireText(searchedUnitsAtMost), ''),
  }),
  output: z.object({ replaced: z.boolean().check(z.describe('another rating of this account was replaced')), average }),
  refusals: ['loginRequired', 'articleGone'],
});

export const collectArticle = defineCall({
  path: 'doc/helpDoc/collect',
  area: 'readers',
  kind: 'action',
  requirement: 'R-8.4',
  summary: `Puts an article among the account’s favourites; ${favouritesAtMost} at most. One that was removed a moment ago comes back to its place, also if it is no longer published.`,
  input: z.strictObject({ article, language: z.optional(wireLanguage) }),
  output: z.object({ collected: z.literal(true) }),
  refusals: ['loginRequired', 'articleGone', 'favouritesFull'],
});

export const uncollectArticle = defineCall({
  path: 'doc/helpDoc/uncollect',
  area: 'readers',
  kind: 'action',
  requirement: 'R-8.4',
  summary: 'Takes an article from the account’s favourites; one that is not among them changes nothing.',
  input: z.strictObject({ article }),
  output: z.object({ collected: z.literal(false) }),
  refusals: ['loginRequired'],
});

const favourite = z.object({
  article: z.string(),
  title: z.string().check(z.describe('as it is now; of an article that is gone, as it was when it was put here')),
  language: z.enum(languages).check(z.describe('of the title and the text; another than asked for if there is no translation')),
  link: z.nullable(z.string().check(z.regex(/^\/(?![/\\])/))).check(z.describe('null for an article that is gone')),
  subject: z.nullable(z.string()).check(z.describe('its category')),
  updatedOn: z.nullable(day),
});

export type Favourite = z.infer<typeof favourite>;

export const collectedArticles = defineCall({
  path: 'doc/helpDoc/collected',
  area: 'readers',
  kind: 'read',
  requirement: 'R-8.4',
  summary:
    'The account’s favourite articles in the language of the page, the last one first. One that was withdrawn or deleted stays in the list.',
  input: z.strictObject({ language: z.optional(wireLanguage) }),
  output: z.object({ items: z.array(favourite) }),
  refusals: ['loginRequired', 'systemBusy'],
});

const ratedVersion = z.object({
  article: z.string(),
  language: z.enum(languages),
  version: z.int().check(z.positive()),
  count,
  mean: z.number(),
  levels: z.array(count).check(z.length(5), z.describe('how many gave each level, from 1 to 5')),
  lastOn: day,
  latest: z
    .array(z.object({ rating, suggestion: z.enum(suggestionTypes), text: z.string(), on: day }))
    .check(z.describe('the last ones with a text, without the account')),
  searched: z
    .array(z.object({ word: z.string(), count }))
    .check(z.describe('what was searched for before a low rating, the most frequent first')),
});

export type RatedVersion = z.infer<typeof ratedVersion>;

export const articleFeedback = defineCall({
  path: 'doc/helpDoc/feedback',
  area: 'readers',
  kind: 'read',
  quiet: true,
  requirement: 'R-8.3',
  summary: 'What readers said of each version of an article, the last first, for the Studio: only its editors are answered.',
  input: z.strictObject({}),
  output: z.object({ versions: z.array(ratedVersion) }),
  refusals: ['noSuchCall', 'systemBusy'],
});
