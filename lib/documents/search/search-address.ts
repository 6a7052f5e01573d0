/** What the service takes at most. */
export const wordLengthAtMost = 200;

export const searchPage = '/doc/search';

/** Where a word stands when it is no part of the path. */
export const wordParameter = 'word';

/** What is searched for: without space around it, full-width space included, no longer than the service takes; null for nothing. */
export function cleanWord(typed: string): string | null {
  const word = typed.trim().slice(0, wordLengthAtMost).trim();
  return word === '' ? null : word;
}

/** The address of a search without a language prefix; a percent sign is escaped, and a dot, so that `.html` stays a part of the word. */
export const searchPath = (word: string | null): string =>
  word === null ? searchPage : `${searchPage}/${encodeURIComponent(word).replaceAll('.', '%2E')}`;

const withWord = /^\/(?:zh\/|ja\/)?doc\/search\/(.+)$/;

/** The word that an address carries, in its path or else in its query; null where it carries none or is not decodable. */
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

/** The one stored page of the search, with the word in its query. */
export const storedSearchPath = (word: string | null): string =>
  word === null ? searchPage : `${searchPage}?${new URLSearchParams({ [wordParameter]: word }).toString()}`;
