import * as z from 'zod/mini';
import { languages } from '#lib/language/languages.ts';
import { defineCall } from '../define-call.ts';

const pathLengthAtMost = 500;

const openField = z.object({
  language: z.enum(languages),
  path: z.string().check(z.describe('of the field; `{}` stands for the language')),
  kind: z.enum(['missing', 'changed']),
  documentId: z.string().check(z.describe('the published document that the translation belongs into')),
  source: z.string(),
  sourceRevision: z.string(),
  madeFrom: z.nullable(z.string()).check(z.describe('the source text that the translation was made from')),
  translation: z.nullable(z.string()),
});

const openTextShape = z.object({
  group: z.string().check(z.describe('the same in every language')),
  type: z.string(),
  title: z.string(),
  fields: z.array(openField),
});

/** A published text with fields that wait for their translation. */
export type OpenTranslation = z.infer<typeof openTextShape>;

export const openTranslations = defineCall({
  path: 'translations/open',
  area: 'translations',
  kind: 'read',
  quiet: true,
  requirement: 'R-4.1',
  summary: [
    'Fields whose translation is missing, or was made from another source text than the published one, for the Studio: only its editors are',
    'answered, by the session or the token with which they work there.',
  ].join(' '),
  input: z.strictObject({}),
  output: z.array(openTextShape),
  refusals: ['noSuchCall', 'systemBusy'],
});

export const settleTranslation = defineCall({
  path: 'translations/settle',
  area: 'translations',
  kind: 'action',
  requirement: 'R-4.1',
  summary: [
    'An editor says that a translation still fits its source as it is published. Nothing happens if the source was published anew since.',
    'For the Studio alone.',
  ].join(' '),
  input: z.strictObject({
    group: z.string().check(z.maxLength(pathLengthAtMost)),
    path: z.string().check(z.maxLength(pathLengthAtMost)),
    language: z.enum(languages),
    sourceRevision: z.string().check(z.maxLength(pathLengthAtMost)),
  }),
  output: z.object({ settled: z.boolean() }),
  refusals: ['noSuchCall', 'systemBusy'],
});
