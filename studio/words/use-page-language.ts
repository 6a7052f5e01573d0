import { useEffect } from 'react';
import { useCurrentLocale } from 'sanity';
import { languageOfLocale } from './page-language.ts';
import { pageLanguage } from './say.ts';

/** Loads the page again when an editor chooses another language: titles of the schema and of the lists are made once. */
export function usePageLanguage(): void {
  const { id } = useCurrentLocale();
  useEffect(() => {
    if ((languageOfLocale(id) ?? pageLanguage) !== pageLanguage) location.reload();
  }, [id]);
}
