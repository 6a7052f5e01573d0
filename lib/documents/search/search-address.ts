/** The maximum length that the service accepts. */
export const wordLengthAtMost = 200;

export const searchPage = '/doc/search';

/** The query parameter of the search word when it is not part of the path. */
export const wordParameter = 'word';

/** The normalised search word: trimmed, full-width spaces included, and no longer than the service accepts; null if empty. */
export function cleanWord(typed: string): string | null {
  const word = typed.trim().slice(0, wordLengthAtMost).trim();
  return word === '' ? null : word;
}

/**
 * The address of a search without a language prefix; a percent sign is escaped, and a dot, so that `.html` stays part of the word.
 */
export const searchPath = (word: string | null): string =>
  word === null ? searchPage : `${searchPage}/${encodeURIComponent(word).replaceAll('.', '%2E')}`;

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
