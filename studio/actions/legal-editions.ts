import { asRecord } from '../../cms-schemas/rules/verdict.ts';
import { languageWords } from '../../cms-schemas/rules/locale-text.ts';
import { languages, type Language } from '../../lib/language/languages.ts';
import { effectiveInWords } from '../../lib/content/effective-in-words.ts';
import { effectiveAtMs, type EffectiveFrom } from '../../lib/content/effective-instant.ts';
import { pageLanguage, say } from '../words/say.ts';
import { isDraftId, isPublishedId, publishedIdOf } from '../../lib/content/document-ids.ts';

/** One version of a legal text in one language, as far as publishing it is concerned. */
export type LegalEdition =
  | { readonly kind: 'missing' | 'published'; readonly language: Language }
  | {
      readonly kind: 'draft';
      readonly language: Language;
      readonly id: string;
      /** As it was read: what is published is what was seen. */
      readonly revision: string;
      readonly author: string | null;
      readonly from: EffectiveFrom;
      /** Why it may not wait, if somebody wrote that. */
      readonly reason: string | null;
    };

/** A draft that may be published by this person, or the reason why not. */
export interface LegalDecision {
  /** What is published now: the id without the prefix of drafts, and the revision that was read. */
  readonly drafts: readonly { readonly id: string; readonly revision: string }[];
  readonly lines: readonly string[];
  /** Null: nothing can be published. */
  readonly confirm: string | null;
}

/** Not known yet whether a draft may be published. */
export const checking = { kind: 'checking' } as const;

type Checked = string | null | typeof checking;

export interface LegalQuestion {
  readonly editions: readonly LegalEdition[];
  readonly person: string;
  readonly secondPerson: boolean;
  /** What validation says against a draft; null if nothing, `checking` while it is not known. */
  readonly refusalOf: (draft: { readonly id: string; readonly revision: string }) => Checked;
  readonly nowMs: number;
}

/** The query of a version's documents in every language, drafts included. */
export const editionsQuery = `*[_type == "article" && kind == "legal" && translationKey == $key && version == $version]{
  _id, _rev, language, effectiveDate, effectiveTime, effectiveZone, noticeException
}`;

/** Reads the answer to `editionsQuery`, with who changed each draft last. */
export function legalEditions(documents: readonly unknown[], authors: ReadonlyMap<string, string>): readonly LegalEdition[] {
  return languages.map((language): LegalEdition => {
    const own = documents.map(asRecord).filter((document) => document.language === language);
    const draft = own.find(({ _id }) => typeof _id === 'string' && isDraftId(_id));
    const published = own.some(({ _id }) => typeof _id === 'string' && isPublishedId(_id));
    if (published || typeof draft?._id !== 'string') return { kind: published ? 'published' : 'missing', language };
    const id = publishedIdOf(draft._id);
    const revision = textOf(draft._rev) ?? '';
    const author = authors.get(draft._id) ?? null;
    return { kind: 'draft', language, id, revision, author, from: effectiveOf(draft), reason: reasonIn(draft) };
  });
}

/**
 * What publishing would do in each language, in sentences, and which drafts it publishes together: none while one is still being checked,
 * which else would be left behind.
 */
export function legalDecision({ editions, person, secondPerson, refusalOf, nowMs }: LegalQuestion): LegalDecision {
  const judged = editions.map((edition) => {
    if (edition.kind !== 'draft') return { edition, why: null };
    return { edition, why: refusalOfEdition(edition, secondPerson && edition.author === person) ?? refusalOf(edition) };
  });
  const isChecked = judged.every(({ why }) => why !== checking);
  const ready = judged.flatMap(({ edition, why }) => (isChecked && edition.kind === 'draft' && why === null ? [edition] : []));
  const names = ready.map(({ language }) => languageWords[language]);
  const instants = new Set(ready.map(({ from }) => effectiveAtMs(from)));
  return {
    drafts: ready.map(({ id, revision }) => ({ id, revision })),
    lines: [
      ...judged.flatMap(({ edition, why }) => [
        `${say(languageWords[edition.language])}: ${lineOf(edition, why, nowMs)}`,
        // the second person answers for the reason, too
        ...(edition.kind === 'draft' && edition.reason !== null ? [`${say('Why it may not wait')}: ${edition.reason}`] : []),
      ]),
      ...(instants.size > 1 ? [say('They would not come into force together: their days, times or zones differ.')] : []),
      ...(ready.length > 0 ? [say('Once published, a version stays as it is for ever; only corrections can be added beside it.')] : []),
    ],
    confirm: confirmInWords(names),
  };
}

/** What is said before validation has read a draft, too. */
function refusalOfEdition({ from }: Extract<LegalEdition, { kind: 'draft' }>, isOwn: boolean): string | null {
  if (isOwn) return say('you changed this draft last, so another person publishes it.');
  return from.effectiveDate === '' ? say('the day is missing from which it is in force.') : null;
}

/** A button has room for one name; the lines above it have all. */
function confirmInWords([first, ...others]: readonly string[]): string | null {
  if (first === undefined) return null;
  return others.length === 0 ? say(`Publish ${first}`) : say(`Publish ${others.length + 1} languages`);
}

const missingLine = say('there is no draft of this version. Until it is published, its page shows what is in force now.');

function lineOf(edition: LegalEdition, why: Checked, nowMs: number): string {
  if (edition.kind !== 'draft') return edition.kind === 'published' ? say('published already.') : missingLine;
  if (typeof why === 'string') return why;
  if (why !== null) return say('still being checked.');
  const words = effectiveInWords(edition.from, pageLanguage);
  return effectiveAtMs(edition.from) > nowMs
    ? say(`in force from ${words}.`)
    : say(`in force at once: ${words} has passed. Is that meant?`);
}

function reasonIn({ noticeException }: Record<string, unknown>): string | null {
  const reason = textOf(noticeException)?.trim() ?? '';
  return reason === '' ? null : reason;
}

function effectiveOf({ effectiveDate, effectiveTime, effectiveZone }: Record<string, unknown>): EffectiveFrom {
  return { effectiveDate: textOf(effectiveDate) ?? '', effectiveTime: textOf(effectiveTime), effectiveZone: textOf(effectiveZone) };
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
