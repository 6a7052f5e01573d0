import { languages, type Language } from '#lib/language/languages.ts';
import type { PublishedPaths } from '#lib/content/published-paths.ts';

/** The target of each language's link: its own text, else the same path, which answers with a notice. A press adds the query of now. */
export function languagePaths(published: PublishedPaths, fallbackPath: string): Readonly<Record<Language, string>> {
  const [en, zh, ja] = languages.map((language) => (published[language] ?? fallbackPath).split('?', 1)[0]);
  return { en: en ?? fallbackPath, zh: zh ?? fallbackPath, ja: ja ?? fallbackPath };
}
