import { useTranslation } from '#components/ui/words/use-translation.ts';
import { styled } from '#components/ui/styled/styled.ts';
import type { Erratum } from '#lib/content/queries/article-query.ts';
import { formatDate } from '#lib/format/format-date.ts';
import type { Language } from '#lib/language/languages.ts';
import { Note } from '#components/ui/primitives/note.tsx';

const Errata = styled('section', {
  base: {
    marginTop: '6',
    '& h2': { fontSize: '1.0625rem', marginBottom: '1' },
    '& li + li': { marginTop: '2' },
    '& time': { fontWeight: 'semibold' },
  },
});

interface ArticleErrataProps {
  errata: readonly Erratum[];
  language: Language;
  /** The text's language, if it differs from the page's. */
  lang: string | undefined;
}

/** Corrections beside a published text, which itself stays as it was. */
export function ArticleErrata({ errata, language, lang }: ArticleErrataProps) {
  const { t } = useTranslation('documents');
  if (errata.length === 0) return null;
  return (
    <Errata>
      <Note tone="warn">
        <h2>{t('errata')}</h2>
        <ul>
          {errata.map(({ _key, on, text }) => (
            <li key={_key}>
              <time dateTime={on}>{formatDate(on, language)}</time> <span lang={lang}>{text}</span>
            </li>
          ))}
        </ul>
      </Note>
    </Errata>
  );
}
