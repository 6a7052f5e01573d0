import * as z from 'zod/mini';
import { stegaFree } from './stega-free.ts';
import { linkSchema, localised } from './localised.ts';

/** The fields of a section that `blockSchema` parses, for use in a query. */
export const blockFields = `{
  _type, _key, heading, lead, primaryAction{label, href}, secondaryAction{label, href}, body{en, zh, ja},
  steps[]{_key, figure, figureWords, title, text}, items[]{_key, figure, figureWords, title, text},
  figures[]{_key, figure, figureWords, title, text},
  questions[]{_key, question, answer}, customers[]{_key, title, text, action{label, href}},
  channels[]{_key, title, text, hours, action{label, href}}, entries[]{_key, label, hint, href, mark},
  claims[]->{_id, key, figure, title, text, asOf}
}`;

/** An optional link; a malformed one counts as absent. */
export const optionalLink = z.pipe(
  z.catch(z.nullish(linkSchema), null),
  z.transform((value) => value ?? null),
);

const saleStatuses = ['on-sale', 'not-yet-public', 'internal-testing'] as const;

/** A product's availability. */
export type SaleStatus = (typeof saleStatuses)[number];

export const saleStatus = z.catch(stegaFree(z.enum(saleStatuses)), 'on-sale');

const opening = { _key: z.string(), heading: localised, lead: localised };
const actions = { primaryAction: optionalLink, secondaryAction: optionalLink };
/** Entries stay unknown here: each is parsed separately, so that a malformed one is left out alone. */
const entries = z.pipe(
  z.nullish(z.array(z.unknown())),
  z.transform((value) => value ?? []),
);

const block = <Type extends string, Fields extends z.core.$ZodShape>(type: Type, fields: Fields) =>
  z.object({ _type: z.literal(type), ...opening, ...fields });

/** One section of a page, by its kind. */
export const blockSchema = z.discriminatedUnion('_type', [
  block('heroBlock', actions),
  block('plansBlock', {}),
  block('productsBlock', { entries }),
  block('stepsBlock', { steps: entries }),
  block('claimsBlock', { claims: entries }),
  block('regionsBlock', {}),
  block('includedBlock', { items: entries }),
  block('questionsBlock', { questions: entries }),
  block('customersBlock', { customers: entries }),
  block('textBlock', { body: z.nullish(z.object({ en: z.unknown(), zh: z.unknown(), ja: z.unknown() })) }),
  block('figuresBlock', { figures: entries }),
  block('channelsBlock', { channels: entries }),
  block('closingBlock', actions),
]);

export type BlockDocument = z.infer<typeof blockSchema>;

/** A figure, and what is shown instead of it where a word says more. */
export const figureSchema = z.object({
  figure: z.string().check(z.minLength(1)),
  figureWords: localised,
  title: localised,
  text: localised,
});

export const questionSchema = z.object({ question: localised, answer: localised });

export const customerSchema = z.object({ title: localised, text: localised, action: optionalLink });

export const channelSchema = z.object({ title: localised, text: localised, hours: localised, action: optionalLink });

export const entrySchema = z.extend(linkSchema, { hint: localised, mark: saleStatus });

export const claimSchema = z.object({
  _id: z.string(),
  key: stegaFree(z.string()),
  figure: localised,
  title: localised,
  text: localised,
  asOf: stegaFree(z.iso.date()),
});

export type ClaimDocument = z.infer<typeof claimSchema>;
