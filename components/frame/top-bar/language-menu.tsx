import { useTranslation } from '#components/ui/words/use-translation.ts';
import { languageNames, type Language } from '#lib/language/languages.ts';
import { LanguagesIcon } from '#components/ui/primitives/icons.tsx';
import { VisuallyHidden } from '#components/ui/primitives/visually-hidden.tsx';
import { LanguageLinks } from '../language-links.tsx';
import { Dropdown } from '../menu/dropdown.tsx';

interface LanguageMenuProps {
  language: Language;
  paths: Readonly<Record<Language, string>>;
}

/** The same page in each language: plain links, which need no script. */
export function LanguageMenu({ language, paths }: LanguageMenuProps) {
  const { t } = useTranslation('frame');
  return (
    <Dropdown
      className="languages"
      label={
        <>
          <VisuallyHidden>{t('language')}</VisuallyHidden>
          <LanguagesIcon />
          <span className="long">{languageNames[language]}</span>
        </>
      }
    >
      <LanguageLinks current={language} paths={paths} />
    </Dropdown>
  );
}
