import type { ReactNode } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { SiteLink } from '#components/ui/controls/site-link.tsx';
import { StarIcon } from '#components/ui/primitives/icons.tsx';
import type { Language } from '#lib/language/languages.ts';
import { favouritesPath } from '../favourites/favourites-path.ts';
import type { Readers } from './use-readers.ts';

const TitleRow = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr) auto',
    columnGap: '4',
    alignItems: 'baseline',
    '& > button': {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      width: 'control',
      height: 'control',
      border: '1px solid',
      borderColor: 'border.control',
      borderRadius: 'l2',
      background: 'transparent',
      color: 'fg.muted',
      cursor: 'pointer',
      _hover: { borderColor: 'border.emphasized', color: 'accent.fg' },
    },
    '& > button[aria-pressed=true]': { color: 'accent.fg', borderColor: 'accent.solid', background: 'accent.subtle' },
    '& > button[aria-pressed=true] path': { fill: 'currentColor' },
    '& > .news': {
      gridColumn: '1/-1',
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '3',
      marginBottom: '3',
      textStyle: 'sm',
      color: 'fg.muted',
      // a live region is announced only if it was there before its words
      '&:empty': { marginBottom: '0' },
    },
    '@media (scripting: none)': { '& > button': { visibility: 'hidden' } },
    '@media print': { '& > button, & > .news': { display: 'none' } },
  },
});

/** A title, and beside it the star that makes the article a favourite, or no longer. */
export function TitleWithStar({ readers, language, children }: { readers: Readers; language: Language; children: ReactNode }) {
  const { t } = useTranslation('readers');
  const { state, news, toggle } = readers;
  return (
    <TitleRow>
      {children}
      <button type="button" aria-pressed={state?.collected ?? false} aria-label={t('star')} title={t('star')} onClick={toggle}>
        <StarIcon />
      </button>
      <p className="news" role="status">
        {news === null ? null : <span>{t(news)}</span>}
        {news === 'starred' ? (
          <SiteLink href={favouritesPath} language={language}>
            {t('showFavourites')}
          </SiteLink>
        ) : null}
      </p>
    </TitleRow>
  );
}
