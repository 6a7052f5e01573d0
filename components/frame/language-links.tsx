import { useTranslation } from '#components/ui/words/use-translation.ts';
import { htmlLang, languageNames, languages, localizePath, type Language } from '#lib/language/languages.ts';
import { CheckIcon } from '#components/ui/primitives/icons.tsx';
import { followLanguage } from './follow-language.ts';

interface LanguageLinksProps {
  current: Language;
  paths: Readonly<Record<Language, string>>;
}

/** Plain links to the same page in each language; a choice is stored, query and fragment are kept. */
export function LanguageLinks({ current, paths }: LanguageLinksProps) {
  const { t } = useTranslation('frame');
  return (
    <ul aria-label={t('language')}>
      {languages.map((language) => (
        <li key={language}>
          <a
            href={localizePath(paths[language], language)}
            hrefLang={htmlLang[language]}
            lang={htmlLang[language]}
            aria-current={language === current ? 'true' : undefined}
            onClick={(event) => followLanguage(event, language, paths[language])}
          >
            {language === current ? <CheckIcon /> : <span />}
            {languageNames[language]}
          </a>
        </li>
      ))}
    </ul>
  );
}
