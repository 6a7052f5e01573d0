import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { Language } from '#lib/language/languages.ts';
import { SiteLink } from '#components/ui/controls/site-link.tsx';
import { SeatRow } from '../seat-row.tsx';

/** What a group looks like on its way: two have paid, one is about to, two seats are left. */
const example = { state: 'open', headCount: 5, paid: 2, seatsLeft: 2 } as const;

const Empty = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0,1fr)', sm: 'minmax(0,1fr) auto' },
    columnGap: '10',
    rowGap: '4',
    alignItems: 'start',
    borderBlock: '1px solid',
    borderColor: 'border',
    paddingBlock: '4',
    '& p': { color: 'fg.muted' },
    '& b': { color: 'fg' },
    '& .said': { display: 'grid', gap: '1', justifyItems: 'start' },
    '& .said a': { paddingBlock: '.25rem' },
    '& .example': { display: 'grid', gap: '2', textStyle: 'sm' },
    // no wider than its words
    '& .example .seats': { gridTemplateColumns: 'repeat(5,20px)' },
  },
});

/** No group of an offer can be joined now, and what one can do instead. */
export function NoOpenGroup({ aloneHref, language }: { aloneHref: string | null; language: Language }) {
  const { t } = useTranslation('group-buy');
  return (
    <Empty>
      <div className="said">
        <p role="status">
          <b>{t('venue.empty')}</b>
        </p>
        <p>{t('venue.emptyText')}</p>
        {aloneHref === null ? null : (
          <SiteLink href={aloneHref} language={language}>
            {t('venue.alone')}
          </SiteLink>
        )}
      </div>
      <div className="example">
        <p>{t('venue.example')}</p>
        <SeatRow group={example} size="small" />
      </div>
    </Empty>
  );
}
