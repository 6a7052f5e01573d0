import { languages, type Language } from '#lib/language/languages.ts';
import { createLanguageIndex, type LanguageIndex } from './language-index.ts';
import type { SearchedDocument } from './searched-document.ts';

export interface SearchIndex {
  /** Makes these the documents that are found. Resolves once they are. */
  update(documents: readonly SearchedDocument[]): Promise<void>;
  readonly of: Readonly<Record<Language, LanguageIndex>>;
}

/** One index for each language: how rare a word is differs between them. */
export function createSearchIndex(): SearchIndex {
  const of = { en: createLanguageIndex(), zh: createLanguageIndex(), ja: createLanguageIndex() };
  let updating: Promise<void> = Promise.resolve();
  let latest: readonly SearchedDocument[] | null = null;
  const updateAll = async (documents: readonly SearchedDocument[]): Promise<void> => {
    for (const language of languages) await of[language].update(documents.filter((document) => document.language === language));
  };
  return {
    // one after another, also after one that failed: each leaves the index whole
    update: (documents) => {
      if (documents === latest) return updating;
      latest = documents;
      updating = updating
        .catch(() => undefined)
        .then(() => updateAll(documents))
        .catch((error: unknown) => {
          latest = null;
          throw error;
        });
      return updating;
    },
    of,
  };
}
