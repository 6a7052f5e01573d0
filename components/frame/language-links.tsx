import type { MouseEvent } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'next-i18next/pages';
import { htmlLang, languageNames, languages, localizePath, type Language } from '#lib/language/languages.ts';
import { rememberLanguage } from './remember-language.ts';

const List = chakra('ul', { base: { display: 'flex' }, variants: { layout: { row: { gap: '1' }, column: { flexDirection: 'column' } } } });

interface LanguageLinksProps {
  current: Language;
  paths: Readonly<Record<Language, string>>;
  layout: 'row' | 'column';
}

/** Plain links to the same page in each language; a choice is remembered, query and place on the page are kept. */
export function LanguageLinks({ current, paths, layout }: LanguageLinksProps) {
  const { t } = useTranslation('frame');
  return (
    <List layout={layout} aria-label={t('language')}>
      {languages.map((language) => (
        <li key={language}>
          <a
            href={localizePath(paths[language], language)}
            hrefLang={htmlLang[language]}
            lang={htmlLang[language]}
            aria-current={language === current ? 'true' : undefined}
            onClick={(event) => follow(event, language, paths[language])}
          >
            {languageNames[language]}
          </a>
        </li>
      ))}
    </List>
  );
}

function follow(event: MouseEvent<HTMLAnchorElement>, language: Language, path: string): void {
  rememberLanguage(language);
  event.currentTarget.href = `${localizePath(path, language)}${window.location.search}${window.location.hash}`;
}
