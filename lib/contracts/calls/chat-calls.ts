import * as z from 'zod/mini';
import { chatLimits } from '#lib/chat/chat-limits.ts';
import { languages } from '#lib/language/languages.ts';
import { currencies } from '#lib/money/currencies.ts';
import { defineCall } from '../define-call.ts';
import { jsonText, wireLanguage, wireText } from '../wire-fields.ts';

const paramsUnitsAtMost = 8_000;
const pageIdUnitsAtMost = 64;
const count = z.int().check(z.nonnegative());
const ownLink = z.string().check(z.regex(/^\/(?![/\\])/));

/** What became of a question. */
const answerKinds = ['answered', 'unanswered', 'refused', 'limited'] as const;

/** What questions are about, as editors count them. */
export const chatTopics = [
  'price',
  'legal',
  'help',
  'product',
  'promise',
  'account',
  'attack',
  'off-topic',
  'greeting',
  'unknown',
] as const;

export type ChatTopic = (typeof chatTopics)[number];

const citation = z.object({
  number: z.int().check(z.positive(), z.describe('as in the answer, from 1')),
  title: z.string(),
  heading: z.nullable(z.string()).check(z.describe('null for the opening of a text')),
  link: ownLink.check(z.describe('to the heading, in the language of the text')),
  language: z.enum(languages).check(z.describe('of the text; another than the answer’s if there is no translation')),
});

export type ChatCitation = z.infer<typeof citation>;

/** What an answer rests on, so that it can be checked later. */
const receipt = z.object({
  at: z.iso.datetime().check(z.describe('by the service’s clock')),
  prices: z
    .array(
      z.object({
        address: ownLink.check(z.describe('the configurator with the same configuration, which shows the same amount')),
        part: z
          .enum(['server', 'disk', 'traffic'])
          .check(z.describe('the amount of all servers, or of the data disk or the transfer of one')),
        currency: z.enum(currencies),
        amountMinor: z.int().check(z.positive(), z.describe('for the whole period')),
        catalogue: z.string().check(z.describe('the revision of the prices it was calculated from')),
      }),
    )
    .check(z.describe('every amount of the answer that the catalogue was asked for')),
  texts: z
    .array(
      z.object({
        number: z.int().check(z.positive(), z.describe('of the citation')),
        version: z.int().check(z.positive(), z.describe('of the text')),
        revision: z.string().check(z.describe('of the document in the CMS')),
      }),
    )
    .check(z.describe('every text that is cited')),
});

export type ChatReceipt = z.infer<typeof receipt>;

const handOver = z.object({
  ticket: ownLink.check(z.describe('where a ticket is opened, at any hour')),
  hours: z.nullable(z.string()).check(z.describe('when people answer, with the zone, as the site settings have it in the language')),
  messenger: z.nullable(z.url()),
});

const chatAnswer = z.object({
  answer: z.string().check(z.describe('safe HTML: paragraphs, lists, quotations, emphasis, code and links to paths of this site')),
  id: z.optional(z.uuid()).check(z.describe('for `chat/feedback`')),
  kind: z.optional(z.enum(answerKinds)),
  by: z.optional(z.enum(['texts', 'model'])).check(z.describe('who worded it; amounts, rules and citations are never the model’s')),
  language: z.optional(z.enum(languages)).check(z.describe('of the answer')),
  citations: z.optional(z.array(citation)),
  receipt: z.optional(receipt),
  suggestions: z.optional(z.array(z.string())).check(z.describe('questions that the texts do answer')),
  handOver: z.optional(handOver).check(z.describe('where the answer sends the visitor to people')),
});

export type ChatAnswer = z.infer<typeof chatAnswer>;

export const chat = defineCall({
  path: 'chat',
  area: 'chat',
  kind: 'action',
  requirement: 'R-9.2',
  summary: [
    'Answers a question from the published texts and the catalogue; `answer` is HTML. What it rests on comes beside it. A question that the',
    'texts do not answer, and one that is refused, is answered as well, and `kind` says so. `api_key` grants nothing.',
  ].join(' '),
  input: z.strictObject({
    params: jsonText(
      z.strictObject({
        api_key: wireText(chatLimits.apiKeyUnitsAtMost),
        question: wireText(chatLimits.questionUnitsAtMost).check(z.refine((typed) => typed.trim() !== '', 'is empty')),
        uuid: z.guid(),
      }),
      paramsUnitsAtMost,
    ),
    language: z.optional(wireLanguage),
    /** The visitor's currency, for a question that names none. */
    currency: z.optional(z.enum(currencies)),
  }),
  output: chatAnswer,
  refusals: ['tooManyRequests'],
});

export const chatOpening = defineCall({
  path: 'chat/opening',
  area: 'chat',
  kind: 'read',
  quiet: true,
  requirement: 'R-9.1',
  summary:
    'What the panel shows before the first question: questions that suit the page, where people answer, and whether conversations are kept.',
  input: z.strictObject({ pageID: z.optional(wireText(pageIdUnitsAtMost)), language: z.optional(wireLanguage) }),
  output: z.object({
    suggestions: z.array(z.string()).check(z.maxLength(chatLimits.suggestionsAtMost)),
    handOver,
    kept: z.boolean().check(z.describe('whether the site keeps conversations; the panel says so before the first question')),
    worded: z.boolean().check(z.describe('whether a language model may word answers; the panel says so before the first question')),
  }),
  refusals: [],
});

export const chatFeedback = defineCall({
  path: 'chat/feedback',
  area: 'chat',
  kind: 'action',
  quiet: true,
  requirement: 'R-9',
  summary: 'Whether an answer helped. Another opinion on the same answer replaces the first.',
  input: z.strictObject({ id: z.uuid(), helped: z.enum(['true', 'false']) }),
  output: z.object({ helped: z.boolean() }),
  refusals: ['doesNotExist', 'tooManyRequests'],
});

export const chatEnd = defineCall({
  path: 'chat/end',
  area: 'chat',
  kind: 'action',
  quiet: true,
  requirement: 'R-9.1',
  summary:
    'Ends a conversation: an answer that is under way is given up, and what is kept of the conversation is no longer known by its session.',
  input: z.strictObject({ uuid: z.guid() }),
  output: z.object({}),
  refusals: [],
});

const topicFigures = z.object({
  language: z.enum(languages),
  topic: z.enum(chatTopics),
  asked: count,
  answered: count,
  unanswered: count,
  refused: count,
  limited: count,
  helped: count,
  notHelped: count,
  lastOn: z.iso.date().check(z.describe('a day of the database’s clock, UTC')),
});

export type ChatTopicFigures = z.infer<typeof topicFigures>;

export const chatFigures = defineCall({
  path: 'chat/figures',
  area: 'chat',
  kind: 'read',
  quiet: true,
  requirement: 'R-9',
  summary: [
    'What was asked in the last 90 days and what became of it, for the Studio: only its editors are answered, by the session or the token',
    'with which they work there. Questions themselves only where the site settings keep conversations.',
  ].join(' '),
  input: z.strictObject({}),
  output: z.object({
    topics: z.array(topicFigures).check(z.describe('the most asked first')),
    worded: z
      .object({ byModel: count, gateRefused: count, modelFailed: count })
      .check(z.describe('answers in a model’s words; those that the gate did not let through; those that the model did not give')),
    unanswered: z
      .nullable(z.array(z.object({ question: z.string(), language: z.enum(languages), topic: z.enum(chatTopics), on: z.iso.date() })))
      .check(z.describe('the last questions without an answer, without what may tell of a person; null where conversations are not kept')),
  }),
  refusals: ['noSuchCall', 'systemBusy'],
});
