import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { formatInstant } from '#lib/format/format-date.ts';
import type { Language } from '#lib/language/languages.ts';
import { timeCells, timeLeft } from '#lib/offers/time-cells.ts';
import { nextChange, windowState, type OfferWindow } from '#lib/offers/window-state.ts';
import { cellRows } from './cell-rows.ts';
import type { ServerNow } from './use-server-now.ts';

const wide = '@container (min-width: 48rem)';

const Countdown = styled('div', {
  base: {
    containerType: 'inline-size',
    '& .line': { display: 'grid', gap: '3' },
    '& .left': { display: 'flex', flexWrap: 'wrap', columnGap: '4', rowGap: '1', alignItems: 'baseline' },
    '& .until': { fontWeight: 'semibold' },
    '& [role=timer]': {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '4',
      alignItems: 'baseline',
      fontVariantNumeric: 'tabular-nums',
      '@media (scripting: none)': { display: 'none' },
    },
    '& [role=timer] > span': { display: 'flex', alignItems: 'baseline', columnGap: '.375rem', color: 'fg.muted' },
    '& [role=timer] b': {
      // the three figures are in one line also in a narrow column
      fontSize: 'clamp(1.5rem,9cqi,2.25rem)',
      lineHeight: '1.1',
      letterSpacing: '-.02em',
      fontWeight: 'bold',
      color: 'fg',
      display: 'inline-grid',
      justifyItems: 'end',
      // as wide as its figures will be, so that nothing moves once they are known
      '&::after': { content: '"00"', height: '0', overflow: 'hidden', visibility: 'hidden' },
    },
    '& .state': { fontSize: '1.75rem', lineHeight: '1.2', fontWeight: 'bold' },
    '& svg': { width: 'full', height: '14px' },
    '& .before': { fill: 'border' },
    '& .after': { fill: 'accent.solid' },
    '& .notes': {
      display: 'grid',
      columnGap: '6',
      rowGap: '1',
      textStyle: 'xs',
      color: 'fg.muted',
      [wide]: { gridTemplateColumns: '1fr auto 1fr', '& > :last-child': { textAlign: 'end' } },
    },
  },
});

/**
 * Placeholder for each figure until the server's clock is known; the days are as wide as they will be, the others have at most two digits.
 */
const placeholder = '–';

const parts = ['days', 'hours', 'minutes'] as const;

interface CountdownLineProps {
  window: OfferWindow;
  now: ServerNow;
  language: Language;
}

/**
 * The time until an offer starts or ends, by the server's clock: in figures, and in one line of cells between both instants, whose text is
 * the same for everybody.
 */
export function CountdownLine({ window, now: { nowMs, known }, language }: CountdownLineProps) {
  const { t } = useTranslation('offers');
  const state = windowState(window, nowMs);
  const until = nextChange(window, nowMs);
  const { unit, count, passed } = timeCells(window, nowMs);
  const { widthPx, heightPx, before, after } = cellRows(count, passed, count);
  const left = until === null ? null : timeLeft(until, nowMs);
  const figure = (value: number): string => (known ? String(value) : placeholder);
  return (
    <Countdown css={{ '& [role=timer] > :first-child b::after': { content: `"${'0'.repeat(String(left?.days ?? 0).length)}"` } }}>
      <div className="line">
        {left ? (
          <div className="left">
            <p className="until">{state === 'coming' ? t('countdown.startsIn') : t('countdown.endsIn')}</p>
            <div role="timer">
              {parts.map((part) => (
                <span key={part}>
                  <b>{figure(left[part])}</b>
                  {t(`countdown.${part}`)}
                </span>
              ))}
            </div>
          </div>
        ) : (
          <p className="state">{t('state.ended')}</p>
        )}
        <svg viewBox={`0 0 ${widthPx} ${heightPx}`} preserveAspectRatio="none" aria-hidden="true">
          <path className="before" d={before} />
          <path className="after" d={after} />
        </svg>
        <div className="notes">
          <p>{t('countdown.from', { instant: formatInstant(window.startsAtMs, language) })}</p>
          <p>{t(`countdown.unit.${unit}`)}</p>
          <p>{t('countdown.to', { instant: formatInstant(window.endsAtMs, language) })}</p>
        </div>
      </div>
    </Countdown>
  );
}
