/** Loaded apart from the page: the first load has no need of what the browser keeps. */
const load = () => import('./use-recent-searches.ts');

/** Keeps a word among the last searches of this browser; where the code does not arrive, it is not kept. */
export function noteRecentSearch(word: string): void {
  load().then(
    ({ recentSearches }) => recentSearches.note(word),
    () => undefined,
  );
}
