import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { HelpSurroundings } from '#lib/documents/help-surroundings.ts';
import type { Language } from '#lib/language/languages.ts';
import { KeepPhrases } from '#components/ui/primitives/keep-phrases.tsx';
import { SiteLink } from '#components/ui/controls/site-link.tsx';

const Pair = styled('nav', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr) minmax(0,1fr)',
    columnGap: '6',
    marginTop: '16',
    borderTop: '1px solid',
    borderColor: 'border',
    '& a': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0,1fr)',
      overflowWrap: 'anywhere',
      gap: '.125rem',
      alignContent: 'start',
      paddingBlock: '4',
      color: 'fg',
      textDecoration: 'none',
      lineHeight: '1.45',
    },
    '& a:hover b': { color: 'accent.fg', textDecoration: 'underline' },
    '& .towards': { textStyle: 'xs', color: 'fg.muted' },
    '& .following': { gridColumn: '2', textAlign: 'end' },
  },
});

/** The previous and the next article, in the category's order. */
export function NeighbourLinks({ help: { previous, next }, language }: { help: HelpSurroundings; language: Language }) {
  const { t } = useTranslation('documents');
  if (!previous && !next) return null;
  return (
    <Pair aria-label={t('neighbours')}>
      {previous ? (
        <SiteLink href={previous.href} language={language}>
          <span className="towards">{t('previous')}</span>
          <b>
            <KeepPhrases>{previous.label}</KeepPhrases>
          </b>
        </SiteLink>
      ) : null}
      {next ? (
        <SiteLink className="following" href={next.href} language={language}>
          <span className="towards">{t('next')}</span>
          <b>
            <KeepPhrases>{next.label}</KeepPhrases>
          </b>
        </SiteLink>
      ) : null}
    </Pair>
  );
}
