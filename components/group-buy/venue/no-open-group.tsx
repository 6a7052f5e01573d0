import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { Language } from '#lib/language/languages.ts';
import { ButtonLink } from '#components/ui/controls/button-link.tsx';

const Empty = styled('div', {
  base: {
    display: 'grid',
    gap: '3',
    justifyItems: 'start',
    border: '1px dashed',
    borderColor: 'border.control',
    borderRadius: 'l2',
    padding: { base: '5', sm: '6' },
    '& p': { color: 'fg.muted', maxWidth: '40rem' },
    '& b': { color: 'fg' },
  },
});

/** No group of an offer can be joined now, and what one can do instead. */
export function NoOpenGroup({ aloneHref, language }: { aloneHref: string | null; language: Language }) {
  const { t } = useTranslation('group-buy');
  return (
    <Empty>
      <p role="status">
        <b>{t('venue.empty')}</b>
      </p>
      <p>{t('venue.emptyText')}</p>
      {aloneHref === null ? null : (
        <ButtonLink href={aloneHref} language={language} size="sm">
          {t('venue.alone')}
        </ButtonLink>
      )}
    </Empty>
  );
}
