import { useEffect, useRef } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { Button } from '#components/ui/controls/button.tsx';
import { SiteLink } from '#components/ui/controls/site-link.tsx';
import { ruledRow } from '#components/ui/primitives/ruled-rows.ts';
import { Tag } from '#components/ui/primitives/tag.tsx';
import { VisuallyHidden } from '#components/ui/primitives/visually-hidden.tsx';
import { formatDate } from '#lib/format/format-date.ts';
import { defaultLanguage, type Language } from '#lib/language/languages.ts';
import { OtherLanguageTag, otherLang } from '../rows/other-language-tag.tsx';
import { rowTitle, rowTitleLinks } from '../rows/row-title.ts';
import type { ListedFavourite } from './use-favourites.ts';

const Row = styled('li', {
  base: {
    ...ruledRow,
    gridTemplateColumns: { base: 'minmax(0,1fr)', sm: 'minmax(0,1fr) auto' },
    alignItems: 'center',
    rowGap: '3',
    ...rowTitleLinks,
    '& .gone': { ...rowTitle, color: 'fg.muted' },
    '& .facts': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '4',
      rowGap: '1',
      marginTop: '1',
      textStyle: 'sm',
      color: 'fg.muted',
    },
    '& .removed': { color: 'fg.muted', overflowWrap: 'anywhere' },
    '& button': { justifySelf: 'start' },
  },
});

interface FavouriteRowProps {
  item: ListedFavourite;
  language: Language;
  onRemove: (removed: boolean) => void;
}

/** A favourite: its title of today, or that it is gone; and a button that removes it, or brings it back. */
export function FavouriteRow({ item, language, onRemove }: FavouriteRowProps) {
  const { t } = useTranslation('favourites');
  const { title, removed } = item;
  const button = useFocusAfterPress(removed);
  return (
    <Row>
      {removed ? (
        <p className="removed" role="status">
          {t('list.removed', { title })}
        </p>
      ) : (
        <FavouriteFacts item={item} language={language} />
      )}
      <Button ref={button} size="sm" onClick={() => onRemove(!removed)}>
        {removed ? t('list.undo') : t('list.remove')}
        <VisuallyHidden>{title}</VisuallyHidden>
      </Button>
    </Row>
  );
}

function FavouriteFacts({ item, language }: Pick<FavouriteRowProps, 'item' | 'language'>) {
  const { t } = useTranslation('favourites');
  const lang = otherLang(item.language, language);
  return (
    <div>
      {item.link === null ? (
        <p className="gone" lang={lang}>
          {item.title}
        </p>
      ) : (
        <p lang={lang}>
          {/* the link has its prefix already */}
          <SiteLink href={item.link} language={defaultLanguage}>
            {item.title}
          </SiteLink>
        </p>
      )}
      <p className="facts">
        {item.link === null ? <Tag>{t('list.gone')}</Tag> : null}
        {item.subject === null ? null : <span>{item.subject}</span>}
        {item.updatedOn === null ? null : (
          <time dateTime={item.updatedOn}>{t('list.updated', { date: formatDate(item.updatedOn, language) })}</time>
        )}
        <OtherLanguageTag of={item.language} language={language} name={(of) => t(`list.in.${of}`)} />
      </p>
    </div>
  );
}

/** The focus stays on the button that the pressed one became. */
function useFocusAfterPress(removed: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef(removed);
  useEffect(() => {
    if (before.current !== removed) button.current?.focus();
    before.current = removed;
  }, [removed]);
  return button;
}
