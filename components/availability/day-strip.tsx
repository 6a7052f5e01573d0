import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { dayStates, type DayState } from '#lib/contracts/day-states.ts';
import { formatDate } from '#lib/format/format-date.ts';
import type { Language } from '#lib/language/languages.ts';
import { dayAfter, drawnFrom } from './use-stock-history.ts';

export const Strip = styled('span', {
  base: {
    display: 'flex',
    gap: '1px',
    height: '14px',
    alignItems: 'flex-end',
    '& i': { flex: '1 1 0', minWidth: '2px', height: '100%', borderBottom: '2px solid', borderColor: 'border' },
    '& [data-day=available]': { background: 'fg.success', borderColor: 'fg.success', opacity: '.55' },
    '& [data-day=few]': { background: 'border.land', borderColor: 'fg.land', height: '70%' },
    '& [data-day=part]': { background: 'border.control', borderColor: 'fg.muted', height: '45%' },
    '& [data-day=sold-out]': { background: 'fg.muted', borderColor: 'fg.muted', height: '25%' },
  },
});

const Since = styled('span', {
  base: {
    display: 'flex',
    gap: '2',
    alignItems: 'center',
    textStyle: 'xs',
    lineHeight: '14px',
    color: 'fg.muted',
    '& i': { flex: 'none', width: '8px' },
    // heard only, where a row has no room for words
    '& small': {
      position: { base: 'absolute', xl: 'static' },
      clipPath: { base: 'inset(50%)', xl: 'none' },
      width: { base: '1px', xl: 'auto' },
      height: { base: '1px', xl: 'auto' },
      overflow: 'hidden',
      fontSize: 'inherit',
    },
  },
});

interface DayStripProps {
  days: readonly DayState[];
  /** The day of the first of them. */
  firstDay: string;
  language: Language;
}

/** The last days of a size in a region, oldest first; in words for those who do not see it. */
export function DayStrip({ days, firstDay, language }: DayStripProps) {
  const { t } = useTranslation('availability');
  const count = Object.fromEntries(dayStates.map((state) => [state, days.filter((day) => day === state).length])) as Record<
    DayState,
    number
  >;
  const { available, few, part, unknown } = count;
  const first = days.findIndex((day) => day !== 'unknown');
  const isShort = first < 0 || days.length - first < drawnFrom;
  const strip = (
    <Strip data-days="" role="img" aria-label={t('history.of', { soldOut: count['sold-out'], part, few, available, unknown })}>
      {(isShort ? days.slice(first < 0 ? days.length : first) : days).map((day, index) => (
        <i key={index} data-day={day} />
      ))}
    </Strip>
  );
  if (!isShort) return strip;
  return (
    <Since>
      {strip}
      <small>{first < 0 ? t('history.unknown') : t('history.since', { date: formatDate(dayAfter(firstDay, first), language) })}</small>
    </Since>
  );
}
