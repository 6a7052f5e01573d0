import { languageNames, languages } from '../../../lib/language/languages.ts';
import { projectId } from '../../project.ts';
import { Controls } from '../controls.ts';
import { localeOf, storedLocaleKey } from '../../words/page-language.ts';
import { pageLanguage, say } from '../../words/say.ts';

/** The languages of the Studio as buttons; the choice is stored where Sanity looks for it, and the page loads again. */
export function LanguageChoice() {
  return (
    <Controls>
      <div role="group" aria-label={say('Language of the Studio')} style={{ display: 'flex', gap: '.5rem', flexWrap: 'wrap' }}>
        {languages.map((language) => (
          <button
            key={language}
            type="button"
            lang={language}
            aria-pressed={language === pageLanguage}
            onClick={() => {
              localStorage.setItem(storedLocaleKey(projectId), localeOf(language));
              location.reload();
            }}
          >
            {language === pageLanguage ? '✓ ' : ''}
            {languageNames[language]}
          </button>
        ))}
      </div>
    </Controls>
  );
}
