import { fromStoredLanguage, toStoredLanguage, type Language } from '#lib/language/languages.ts';

/** The maximum length that the service accepts. */
export const wordLengthAtMost = 200;

export const searchPage = '/doc/search';

/** The query parameter of the search word when it is not part of the path. */
export const wordParameter = 'word';

/** Half a surrogate pair and control characters: no address and no database holds them, and nobody types them. */
const notText = /[\p{Cs}\p{Cc}]/gu;

/**
 * The normalised search word: trimmed, full-width spaces included, without what is no text, and no longer than the service accepts; null
 * if empty.
 */
export function cleanWord(typed: string): string | null {
  const word = typed.slice(0, typedAtMost).replace(notText, ' ').trim().slice(0, wordLengthAtMost).replace(notText, '').trim();
  return word === '' ? null : word;
}

/** Only the beginning of a text as long as a book is looked at. */
const typedAtMost = 10_000;

/** What browsers take for steps in a path, however they are written. */
const dots = /^\.{1,2}$/;

/**
 * The address of a search without a language prefix; a percent sign is escaped, and a dot, so that `.html` stays part of the word.
 */
export const searchPath = (word: string | null): string => {
  if (word === null) return searchPage;
  return dots.test(word) ? storedSearchPath(word) : `${searchPage}/${encodeURIComponent(word).replaceAll('.', '%2E')}`;
};

const withWord = /^\/(?:zh\/|ja\/)?doc\/search\/(.+)$/;

/** The word in an address, in its path or else in its query; null if there is none or it cannot be decoded. */
export function wordInAddress({ pathname, search }: { pathname: string; search: string }): string | null {
  const [, inPath] = withWord.exec(pathname) ?? [];
  return cleanWord((inPath ? decoded(inPath) : null) ?? new URLSearchParams(search).get(wordParameter) ?? '');
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** The one static page of the search, with the word in its query. */
export const storedSearchPath = (word: string | null): string =>
  word === null ? searchPage : `${searchPage}?${new URLSearchParams({ [wordParameter]: word }).toString()}`;

/** What results are narrowed down to; absent: everything. */
export interface Narrowing {
  readonly type?: 'article' | 'product' | undefined;
  /** The slug of a category. */
  readonly subject?: string | undefined;
  /** The language of the texts. */
  readonly textLanguage?: Language | undefined;
}

/** One page of the results of a word. */
export interface SearchAsked extends Narrowing {
  readonly word: string;
  /** From 1. */
  readonly page: number;
}

const pageAtMost = 1_000;
const wholeNumber = /^[1-9]\d{0,3}$/;
const slug = /^[a-z0-9][a-z0-9-]{0,95}$/i;

/** The address of a page of results, without a language prefix. */
export function askedPath({ word, page, type, subject, textLanguage }: SearchAsked): string {
  const query = new URLSearchParams({
    ...(type ? { type } : {}),
    ...(subject ? { subject } : {}),
    ...(textLanguage ? { text: toStoredLanguage(textLanguage) } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  }).toString();
  const path = searchPath(word);
  return query === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${query}`;
}

/** What an address asks for; null without a word. What it does not say, or says wrongly, is everything, on the first page. */
export function askedInAddress(address: { pathname: string; search: string }): SearchAsked | null {
  const word = wordInAddress(address);
  if (word === null) return null;
  const query = new URLSearchParams(address.search);
  const parameter = (name: string): string => query.get(name) ?? '';
  const page = wholeNumber.test(parameter('page')) ? Math.min(Number(parameter('page')), pageAtMost) : 1;
  const type = (['article', 'product'] as const).find((one) => one === parameter('type'));
  return {
    word,
    page,
    type,
    subject: slug.test(parameter('subject')) ? parameter('subject') : undefined,
    textLanguage: fromStoredLanguage(parameter('text')) ?? undefined,
  };
}

const ofSearch = /^\/(?:zh\/|ja\/)?doc\/search(?:\/|$)/;

/** Whether a path is one of the search's, in whatever language. */
export const isSearchPath = (pathname: string): boolean => ofSearch.test(pathname);

export const isNarrowed = ({ type, subject, textLanguage }: Narrowing): boolean =>
  type !== undefined || subject !== undefined || textLanguage !== undefined;
