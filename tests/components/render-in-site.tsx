import { readdirSync, readFileSync } from 'node:fs';
import type { ReactElement } from 'react';
import { render, type RenderResult } from '@testing-library/react';
import { DesignProvider } from '#components/ui/runtime/design-provider.tsx';
import { WordsOfPage } from '#components/ui/words/words-of-page.tsx';
import { languages, type Language } from '#lib/language/languages.ts';

const areas = readdirSync('locales/en').map((file) => file.replace(/\.json$/, ''));

const read = (language: Language, area: string): unknown => JSON.parse(readFileSync(`locales/${language}/${area}.json`, 'utf8'));

const wordsByLanguage = Object.fromEntries(
  languages.map((language) => [language, Object.fromEntries(areas.map((area) => [area, read(language, area)]))]),
);

/** Renders inside the theme, with the translations of one language. */
export function renderInSite(element: ReactElement, language: Language = 'en'): RenderResult {
  const page = { _nextI18Next: { initialI18nStore: wordsByLanguage, initialLocale: language } };
  return render(
    <WordsOfPage page={page}>
      <DesignProvider>{element}</DesignProvider>
    </WordsOfPage>,
  );
}
