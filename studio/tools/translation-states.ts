import { asRecord } from '../../cms-schemas/rules/verdict.ts';
import { languages, type Language } from '../../lib/language/languages.ts';
import { say } from '../words/say.ts';
import { dayMs } from '../../lib/time/lengths.ts';

/** The state of a text in one language, compared with its source. */
export type TranslationState =
  | { readonly kind: 'written'; readonly id: string }
  | { readonly kind: 'missing' }
  | { readonly kind: 'behind'; readonly id: string; readonly why: string };

export interface TranslationRow {
  readonly key: string;
  readonly title: string;
  readonly kind: string;
  /** The document that the others translate; null while there is none. */
  readonly sourceId: string | null;
  readonly states: Readonly<Record<Language, TranslationState>>;
  readonly done: boolean;
}

interface Text {
  readonly id: string;
  readonly language: Language;
  readonly key: string;
  readonly kind: string;
  readonly title: string;
  readonly version: number;
  readonly updatedAtMs: number;
}

/** The time allowed for publishing one change in all three languages. */
const sameChangeMs = dayMs;

/** The newest version of each article in each language; those with work to do come first. English is the source, if it exists. */
export function translationRows(articles: readonly unknown[]): TranslationRow[] {
  const byKey = new Map<string, Text[]>();
  for (const text of articles.flatMap(textOf)) {
    const key = `${text.kind} ${text.key}`;
    byKey.set(key, [...(byKey.get(key) ?? []), text]);
  }
  const rows = [...byKey].map(([key, texts]) => rowOf(key, texts));
  return rows.toSorted((one, other) => Number(one.done) - Number(other.done) || one.title.localeCompare(other.title, 'en'));
}

function rowOf(key: string, texts: readonly Text[]): TranslationRow {
  const newest = (language: Language) =>
    texts
      .filter((text) => text.language === language)
      .reduce<Text | null>((best, text) => (!best || text.version > best.version ? text : best), null);
  const source = newest('en') ?? newest('zh') ?? newest('ja');
  const stateIn = (language: Language): TranslationState => stateOf(newest(language), source);
  const states = { en: stateIn('en'), zh: stateIn('zh'), ja: stateIn('ja') } satisfies Record<Language, TranslationState>;
  return {
    key,
    title: source?.title ?? key,
    kind: source?.kind ?? '',
    sourceId: source?.id ?? null,
    states,
    done: languages.every((language) => states[language].kind === 'written'),
  };
}

function stateOf(text: Text | null, source: Text | null): TranslationState {
  if (!text) return { kind: 'missing' };
  if (!source || text === source) return { kind: 'written', id: text.id };
  if (text.version < source.version)
    return { kind: 'behind', id: text.id, why: say(`version ${text.version}, the source has ${source.version}`) };
  if (text.version === source.version && source.updatedAtMs - text.updatedAtMs > sameChangeMs)
    return { kind: 'behind', id: text.id, why: say('the source was changed since') };
  return { kind: 'written', id: text.id };
}

function textOf(article: unknown): Text[] {
  const { _id, _updatedAt, kind, language, translationKey, title, version } = asRecord(article);
  const known = languages.find((candidate) => candidate === language);
  if (typeof _id !== 'string' || !known || typeof translationKey !== 'string' || typeof version !== 'number') return [];
  const updatedAtMs = Date.parse(String(_updatedAt));
  return [
    {
      id: _id,
      language: known,
      key: translationKey,
      kind: String(kind),
      title: typeof title === 'string' ? title : translationKey,
      version,
      updatedAtMs: Number.isNaN(updatedAtMs) ? 0 : updatedAtMs,
    },
  ];
}
