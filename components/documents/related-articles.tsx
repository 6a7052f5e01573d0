import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { HelpSurroundings } from '#lib/documents/help-surroundings.ts';
import type { Language } from '#lib/language/languages.ts';
import { SiteLink } from '#components/ui/controls/site-link.tsx';

const Rail = styled('nav', {
  base: {
    gridColumn: '1',
    gridRow: { base: '2', lg: '1' },
    position: { base: 'static', lg: 'sticky' },
    top: '92px',
    minWidth: '0',
    maxHeight: { lg: 'calc(100vh - 112px)' },
    overflowY: { lg: 'auto' },
    paddingTop: { base: '6', lg: '0' },
    borderTop: { base: '1px solid', lg: '0' },
    borderColor: 'border.emphasized',
    '& h2': { textStyle: 'sm', fontWeight: 'semibold', marginBottom: '3' },
    '& ul': { borderInlineStart: '1px solid', borderColor: 'border' },
    '& li a': {
      display: 'block',
      paddingBlock: '.375rem',
      paddingInline: '4',
      borderInlineStart: '3px solid transparent',
      color: 'fg.muted',
      textDecoration: 'none',
      fontSize: '.875rem',
      lineHeight: '1.5',
    },
    '& li a:hover': { color: 'fg', background: 'bg.canvas' },
    '& li a[aria-current]': { color: 'accent.fg', borderColor: 'accent.solid', fontWeight: 'semibold' },
    '& .whole': { display: 'inline-block', marginTop: '4', textStyle: 'sm', paddingBlock: '1' },
  },
});

interface RelatedArticlesProps {
  help: HelpSurroundings;
  /** The path of the open article. */
  current: string;
  language: Language;
}

/** The articles of the same category: a rail on a wide screen, below the text on a narrow one. */
export function RelatedArticles({ help, current, language }: RelatedArticlesProps) {
  const { t } = useTranslation('documents');
  const category = help.trail.at(-1);
  return (
    <Rail aria-label={t('related')}>
      <h2>{category?.label ?? t('centre.title')}</h2>
      {help.related.length > 0 ? (
        <ul>
          {help.related.map(({ href, label }) => (
            <li key={href}>
              <SiteLink href={href} language={language} current={href === current}>
                {label}
              </SiteLink>
            </li>
          ))}
        </ul>
      ) : null}
      <SiteLink className="whole" href="/doc" language={language}>
        {t('allDocuments')}
      </SiteLink>
    </Rail>
  );
}
