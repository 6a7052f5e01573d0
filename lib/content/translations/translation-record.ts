import * as z from 'zod/mini';
import { languages, type Language } from '#lib/language/languages.ts';
import type { Edition, EditionPart } from './translatable-texts.ts';

/** The language that the others are translated from. */
export const sourceLanguage = 'en' satisfies Language;

const texts = z.record(z.string(), z.string());

const part = z.object({ documentId: z.string(), revision: z.string(), updatedAt: z.string(), version: z.number(), texts });

const madeFrom = z.object({ text: z.string(), revision: z.string() });

/** What is known of one text in every language, and from which source text each outdated translation was made. */
export const translationRecord = z.object({
  type: z.string(),
  title: z.string(),
  languages: z.partialRecord(z.enum(languages), part),
  behind: z.partialRecord(z.enum(languages), z.record(z.string(), madeFrom)),
});

export type TranslationRecord = z.infer<typeof translationRecord>;
type MadeFrom = z.infer<typeof madeFrom>;

/** A publication that was noted later than a newer one says nothing any more. */
function isNewer(given: EditionPart, known: z.infer<typeof part> | undefined): boolean {
  if (!known) return true;
  if (given.version > known.version) return true;
  return given.version === known.version && given.updatedAt >= known.updatedAt;
}

const areSame = (one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>): boolean =>
  Object.keys(one).length === Object.keys(other).length && Object.entries(one).every(([path, text]) => other[path] === text);

/** Whether a publication is in the record. Its texts are compared too: the same revision may have been read with fewer fields. */
const isNoted = (given: EditionPart, known: z.infer<typeof part> | undefined): boolean =>
  known !== undefined &&
  given.documentId === known.documentId &&
  given.revision === known.revision &&
  given.version === known.version &&
  given.updatedAt === known.updatedAt &&
  areSame(given.texts, known.texts);

/**
 * The record after a publication; the same one if there is nothing new in it. A translation is behind in a field as soon as its source
 * differs from what it was made from, until it is written again or the source changes back. One that was written without a source is held
 * to the first one that comes.
 */
export function noteEdition(record: TranslationRecord | null, edition: Edition): TranslationRecord {
  const known = record ?? { type: edition.type, title: edition.title, languages: {}, behind: {} };
  const accepted = edition.parts.filter((given) => isNewer(given, known.languages[given.language]));
  if (record && accepted.every((given) => isNoted(given, record.languages[given.language]))) return record;
  const now = { ...known.languages };
  for (const { language, ...given } of accepted) now[language] = given;
  const behind: TranslationRecord['behind'] = {};
  for (const language of languages) {
    if (language !== sourceLanguage) behind[language] = behindIn(language, known, now);
  }
  const isNamed = accepted.some(({ language }) => language === sourceLanguage) || !record;
  return { type: edition.type, title: isNamed ? edition.title : known.title, languages: now, behind };
}

function behindIn(language: Language, known: TranslationRecord, now: TranslationRecord['languages']): Record<string, MadeFrom> {
  const before = known.languages[sourceLanguage];
  const after = now[sourceLanguage];
  const written = known.languages[language]?.texts ?? {};
  const found: Record<string, MadeFrom> = {};
  for (const [path, text] of Object.entries(now[language]?.texts ?? {})) {
    if (written[path] !== text) continue;
    const sourceThen = before?.texts[path];
    const from = known.behind[language]?.[path] ?? (before && sourceThen ? { text: sourceThen, revision: before.revision } : null);
    if (from && from.text !== (after?.texts[path] ?? '')) found[path] = from;
  }
  return found;
}

/** A document that is published no longer says nothing in its language; null if nothing is left. */
export function forgetDocument(record: TranslationRecord, documentId: string): TranslationRecord | null {
  const left = languages.filter((language) => (record.languages[language] ?? { documentId }).documentId !== documentId);
  if (left.length === 0) return null;
  return {
    ...record,
    languages: Object.fromEntries(left.map((language) => [language, record.languages[language]])),
    behind: Object.fromEntries(left.map((language) => [language, record.behind[language] ?? {}])),
  };
}

/** The record once somebody has said that a translation still fits its source; a whole body with each of its pieces. */
export function settleText(record: TranslationRecord, language: Language, path: string): TranslationRecord {
  const left = Object.entries(record.behind[language] ?? {}).filter(([each]) => each !== path && !each.startsWith(`${path}[`));
  return { ...record, behind: { ...record.behind, [language]: Object.fromEntries(left) } };
}

/** A field of a text that waits for its translation. */
export interface OpenText {
  readonly language: Language;
  readonly path: string;
  readonly kind: 'missing' | 'changed';
  /** The document that the translation belongs into. */
  readonly documentId: string;
  readonly source: string;
  readonly sourceRevision: string;
  /** What the translation was made from; null if there is none. */
  readonly madeFrom: string | null;
  readonly translation: string | null;
}

/** What waits for a translation, in the order of the source. A language that the text is not there in is not listed field by field. */
export function openTexts(record: TranslationRecord): OpenText[] {
  const source = record.languages[sourceLanguage];
  if (!source) return [];
  return languages.flatMap((language) => {
    const own = record.languages[language];
    if (language === sourceLanguage || !own) return [];
    const behind = record.behind[language] ?? {};
    return comparedPaths(source.texts, own.texts).flatMap((path): OpenText[] => {
      const text = source.texts[path] ?? '';
      const translation = own.texts[path] ?? null;
      const from = behind[path];
      if (translation !== null && !from) return [];
      return [
        {
          language,
          path,
          documentId: own.documentId,
          source: text,
          sourceRevision: source.revision,
          translation,
          kind: translation === null ? 'missing' : 'changed',
          madeFrom: from?.text ?? null,
        },
      ];
    });
  });
}

/** Pieces of a body are compared one by one where the translation has the same ones, or fewer; else the body as a whole. */
function comparedPaths(source: Readonly<Record<string, string>>, own: Readonly<Record<string, string>>): string[] {
  const paths = Object.keys(source);
  const isWhole = (path: string): boolean => paths.some((other) => other.startsWith(`${path}[`));
  const wholes = paths.filter(isWhole);
  const others = new Set(wholes.filter((whole) => Object.keys(own).some((path) => path.startsWith(`${whole}[`) && !(path in source))));
  return paths.filter((path) => {
    if (wholes.includes(path)) return others.has(path);
    return ![...others].some((whole) => path.startsWith(`${whole}[`));
  });
}
