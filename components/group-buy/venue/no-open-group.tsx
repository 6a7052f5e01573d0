import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { Language } from '#lib/language/languages.ts';
import { ButtonLink } from '#components/ui/controls/button-link.tsx';
import { SeatRow } from '../seat-row.tsx';

/** What a group looks like on its way: two have paid, one is about to, two seats are left. */
const example = { state: 'open', headCount: 5, paid: 2, seatsLeft: 2 } as const;

const Empty = styled('div', {
  base: {
    display: 'grid',
    gap: '3',
    alignContent: 'start',
    minHeight: { sm: '18rem' },
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
      <div>
        <p>{t('venue.example')}</p>
        <SeatRow group={example} size="small" />
      </div>
      {aloneHref === null ? null : (
        <ButtonLink href={aloneHref} language={language} size="sm">
          {t('venue.alone')}
        </ButtonLink>
      )}
    </Empty>
  );
}
