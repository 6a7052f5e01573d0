import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';

const Gist = styled('section', {
  base: {
    background: 'bg.land',
    paddingBlock: '5',
    paddingInline: '6',
    marginTop: '8',
    '& h2': { fontSize: '1.0625rem', marginBottom: '1' },
  },
});

interface ArticleGistProps {
  summary: string | null;
  /** The text's language, if it differs from the page's. */
  lang: string | undefined;
}

/** The authored summary of a text. */
export function ArticleGist({ summary, lang }: ArticleGistProps) {
  const { t } = useTranslation('documents');
  return summary ? (
    <Gist>
      <h2>{t('inShort')}</h2>
      <p lang={lang}>{summary}</p>
    </Gist>
  ) : null;
}
