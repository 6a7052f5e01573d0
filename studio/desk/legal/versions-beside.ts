import { asRecord, listInWords } from '../../../cms-schemas/rules/verdict.ts';
import { languageWords } from '../../../cms-schemas/rules/locale-text.ts';
import { isDraftId, isPublishedId, publishedIdOf } from '../../../lib/content/document-ids.ts';
import { languages, type Language } from '../../../lib/language/languages.ts';

/** What is asked once for all languages of a version: from when it is in force, and why it may not wait. */
export const sharedTimes = ['effectiveDate', 'effectiveTime', 'effectiveZone', 'noticeException'] as const;

/** They as a document has them; the day is empty where there is none yet. */
interface SharedTimes extends Record<(typeof sharedTimes)[number], string | null> {
  readonly effectiveDate: string;
}

/** A version of the same text, as a draft or published. */
export interface VersionBeside extends SharedTimes {
  readonly id: string;
  readonly language: Language;
  readonly version: number;
}

/** The versions in the same language, and this version in the others; drafts besides what is published. */
export const versionsBesideQuery = `*[_type == "article" && kind == "legal" && translationKey == $key
  && (version == $version || language == $language)]{_id, language, version, ${sharedTimes.join(', ')}}`;

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

export const timesOf = (document: unknown): SharedTimes => {
  const { effectiveDate, effectiveTime, effectiveZone, noticeException } = asRecord(document);
  return {
    effectiveDate: textOf(effectiveDate) ?? '',
    effectiveTime: textOf(effectiveTime),
    effectiveZone: textOf(effectiveZone),
    noticeException: textOf(noticeException),
  };
};

/** Reads the answer to `versionsBesideQuery`. */
export const versionsBeside = (answer: unknown): VersionBeside[] =>
  (Array.isArray(answer) ? answer : []).flatMap((entry: unknown) => {
    const { _id, language, version } = asRecord(entry);
    const known = languages.find((each) => each === language);
    if (typeof _id !== 'string' || !known || (!isDraftId(_id) && !isPublishedId(_id))) return [];
    return [{ id: _id, language: known, version: Number(version), ...timesOf(entry) }];
  });

/** The published version that a draft would follow in its language; null for what is published itself, and for a first version. */
export function versionBefore(document: unknown, versions: readonly VersionBeside[]): number | null {
  const { _id, language, version } = asRecord(document);
  const own = versions.filter((each) => each.language === language && isPublishedId(each.id));
  if (own.some(({ id }) => id === publishedIdOf(String(_id)))) return null;
  const before = own.map((each) => each.version).filter((each) => each < Number(version));
  return before.length > 0 ? Math.max(...before) : null;
}

/** Which drafts of the same version have other times, and what they would be given. */
export interface TimesToTake {
  readonly ids: readonly string[];
  /** Their languages: 'Chinese and Japanese'. */
  readonly names: string;
  readonly set: Readonly<Record<string, string>>;
  readonly unset: readonly string[];
}

/**
 * What the times of a draft change in the drafts of the same version in the other languages; null where there is nothing to take over: the
 * draft has no day yet, its version is published, or the others have the same times.
 */
export function timesToTake(document: unknown, versions: readonly VersionBeside[]): TimesToTake | null {
  const { _id, language, version } = asRecord(document);
  const times = timesOf(document);
  const published = new Set(versions.map(({ id }) => id).filter(isPublishedId));
  const isOpen = (id: string): boolean => isDraftId(id) && !published.has(publishedIdOf(id));
  if (times.effectiveDate === '' || !isOpen(String(_id))) return null;
  const others = versions.filter(
    (each) =>
      each.version === version &&
      each.language !== language &&
      isOpen(each.id) &&
      sharedTimes.some((name) => (each[name] ?? '') !== (times[name] ?? '')),
  );
  if (others.length === 0) return null;
  const given = sharedTimes.flatMap((name) => {
    const value = times[name];
    return value === null ? [] : [[name, value] as const];
  });
  const names = languages.filter((each) => others.some((other) => other.language === each));
  return {
    ids: others.map(({ id }) => id),
    names: listInWords(names.map((each) => languageWords[each])),
    set: Object.fromEntries(given),
    unset: sharedTimes.filter((name) => times[name] === null),
  };
}
