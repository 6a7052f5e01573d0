import { z } from 'zod';
import { languages, type Language } from '#lib/language/languages.ts';
import { readWords } from '#locales/read-words.ts';

const text = z.string().min(1);
/** Every text is here, and no other in the files. */
const wordsSchema = z.strictObject({
  lead: z.strictObject({ help: text, legal: text, translation: text }),
  source: text,
  whole: text,
  corrected: text,
  near: text,
  readMore: text,
  price: z.strictObject({
    lead: text,
    server: text,
    longer: text,
    disk: text,
    traffic: text,
    several: text,
    link: text,
    list: text,
    listLink: text,
    elsewhere: text,
    currency: text,
    period: text,
    size: text,
    quantity: text,
    'nothing-sold': text,
  }),
  unanswered: text,
  refused: z.strictObject({ attack: text, promise: text, account: text, 'off-topic': text }),
  rules: text,
  greeting: text,
  limited: text,
  handOver: z.strictObject({ ticket: text, ticketLink: text, hours: text }),
  suggestions: z.strictObject({
    smallest: text,
    year: text,
    refund: text,
    delivery: text,
    connect: text,
    families: text,
    transfer: text,
    snapshots: text,
    methods: text,
    included: text,
    coupon: text,
    group: text,
    affiliate: text,
    domain: text,
  }),
});

type ChatWords = z.infer<typeof wordsSchema>;
export type SuggestionKey = keyof ChatWords['suggestions'];

/** The site's own sentences in answers. */
export const chatWords = readWords('chat-answers', wordsSchema);

/** A sentence with its gaps filled. */
export const filled = (sentence: string, values: Readonly<Record<string, string | number>>): string =>
  sentence.replaceAll(/\{\{(\w+)\}\}/g, (_gap, name: string) => String(values[name] ?? ''));

const separators = { en: ', ', zh: '、', ja: '、' } as const satisfies Record<(typeof languages)[number], string>;

export const listed = (names: readonly string[], language: Language): string => names.join(separators[language]);
