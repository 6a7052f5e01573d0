import { readdirSync, readFileSync } from 'node:fs';
import type { ReactElement } from 'react';
import { render, type RenderResult } from '@testing-library/react';
import { createInstance, type Resource } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { DesignProvider } from '#components/ui/runtime/design-provider.tsx';
import { languages, type Language } from '#lib/language/languages.ts';

const areas = readdirSync('locales/en').map((file) => file.replace(/\.json$/, ''));

const read = (language: Language, area: string): unknown => JSON.parse(readFileSync(`locales/${language}/${area}.json`, 'utf8'));

const resources = Object.fromEntries(
  languages.map((language) => [language, Object.fromEntries(areas.map((area) => [area, read(language, area)]))]),
) as Resource;

/** Renders inside the theme, with the words of one language. */
export function renderInSite(element: ReactElement, language: Language = 'en'): RenderResult {
  const i18n = createInstance();
  void i18n
    .use(initReactI18next)
    .init({ lng: language, resources, defaultNS: 'frame', fallbackLng: false, initAsync: false, interpolation: { escapeValue: false } });
  return render(
    <I18nextProvider i18n={i18n}>
      <DesignProvider>{element}</DesignProvider>
    </I18nextProvider>,
  );
}
