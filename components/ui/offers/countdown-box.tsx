import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { formatInstant } from '#lib/format/format-date.ts';
import type { Language } from '#lib/language/languages.ts';
import { cellsPerLine, timeCells, timeLeft } from '#lib/offers/time-cells.ts';
import { nextChange, windowState, type OfferWindow } from '#lib/offers/window-state.ts';
import { cellRows } from './cell-rows.ts';
import type { ServerNow } from './use-server-now.ts';

const CountdownPanel = styled('div', {
  base: {
    display: 'grid',
    gap: '4',
    background: 'bg',
    border: '1px solid',
    borderColor: 'border.emphasized',
    borderTop: '0',
    padding: { base: '5', sm: '6' },
    containerType: 'inline-size',
    '& .until': { textStyle: 'sm', fontWeight: 'semibold' },
    '& [role=timer]': {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: { base: '4', sm: '6' },
      alignItems: 'flex-end',
      fontVariantNumeric: 'tabular-nums',
      '@media (scripting: none)': { display: 'none' },
    },
    '& [role=timer] > span': { display: 'grid', textStyle: 'sm', color: 'fg.muted' },
    '& [role=timer] b': {
      // the three figures are in one line also in a narrow column
      fontSize: 'min(clamp(2.5rem,1.8rem + 3vw,4rem),17cqi)',
      lineHeight: '1',
      letterSpacing: '-.03em',
      fontWeight: 'bold',
      color: 'fg',
      minWidth: '2ch',
    },
    '& .state': { fontSize: '1.75rem', lineHeight: '1.2', fontWeight: 'bold' },
    '& svg': { width: 'full', maxWidth: '334px', height: 'auto' },
    '& .before': { fill: 'border' },
    '& .after': { fill: 'accent.solid' },
    '& .notes': { display: 'grid', gap: '1', textStyle: 'xs', color: 'fg.muted' },
  },
});

/**
 * Placeholder for each figure until the server's clock is known; the days are as wide as they will be, the others have at most two digits.
 */
const placeholder = '–';

interface CountdownBoxProps {
  window: OfferWindow;
  now: ServerNow;
  language: Language;
}

/**
 * The time until an offer starts or ends, in figures and in cells, by the server's clock; the text of both instants is the same for
 * everybody.
 */
export function CountdownBox({ window, now: { nowMs, known }, language }: CountdownBoxProps) {
  const { t } = useTranslation('offers');
  const state = windowState(window, nowMs);
  const until = nextChange(window, nowMs);
  const { unit, count, passed } = timeCells(window, nowMs);
  const { widthPx, heightPx, before, after } = cellRows(count, passed, cellsPerLine);
  const left = until === null ? null : timeLeft(until, nowMs);
  const figure = (value: number): string => (known ? String(value) : placeholder);
  return (
    <CountdownPanel css={{ '& [role=timer] > :first-child b': { minWidth: `${Math.max(2, String(left?.days ?? 0).length)}ch` } }}>
      {left ? (
        <>
          <p className="until">{state === 'coming' ? t('countdown.startsIn') : t('countdown.endsIn')}</p>
          <div role="timer">
            <span>
              <b>{figure(left.days)}</b>
              {t('countdown.days')}
            </span>
            <span>
              <b>{figure(left.hours)}</b>
              {t('countdown.hours')}
            </span>
            <span>
              <b>{figure(left.minutes)}</b>
              {t('countdown.minutes')}
            </span>
          </div>
        </>
      ) : (
        <p className="state">{t('state.ended')}</p>
      )}
      <svg viewBox={`0 0 ${widthPx} ${heightPx}`} width={widthPx} height={heightPx} aria-hidden="true">
        <path className="before" d={before} />
        <path className="after" d={after} />
      </svg>
      <div className="notes">
        <p>{t(`countdown.unit.${unit}`)}</p>
        <p>{t('countdown.from', { instant: formatInstant(window.startsAtMs, language) })}</p>
        <p>{t('countdown.to', { instant: formatInstant(window.endsAtMs, language) })}</p>
      </div>
    </CountdownPanel>
  );
}
