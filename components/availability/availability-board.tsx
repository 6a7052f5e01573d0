import { useCallback, useId, useMemo, useState, type ReactNode } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { DayState } from '#lib/contracts/day-states.ts';
import { formatDate, formatLocalInstant } from '#lib/format/format-date.ts';
import type { Language } from '#lib/language/languages.ts';
import type { AvailabilityContent } from '#lib/purchase/load-availability.ts';
import type { StockEntry } from '#lib/purchase/stock.ts';
import { Note } from '#components/ui/primitives/note.tsx';
import { VisuallyHidden } from '#components/ui/primitives/visually-hidden.tsx';
import { useSeenStock } from '#components/ui/stock/use-stock.ts';
import { Strip } from './day-strip.tsx';
import { SeriesTable, type BoardPlace } from './series-table.tsx';
import { useChangedSizes } from './use-changed-sizes.ts';
import { drawnFrom, useStockHistory } from './use-stock-history.ts';

const Bar = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    columnGap: '8',
    rowGap: '3',
    marginBlock: '8',
    '& .counts': { display: 'flex', flexWrap: 'wrap', columnGap: '6', rowGap: '1' },
    '& .counts > div': { display: 'flex', gap: '2', alignItems: 'baseline' },
    '& dt': { color: 'fg.muted', textStyle: 'sm' },
    // room for what comes, so that its arrival moves nothing
    '& dd': { fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums', fontSize: '1.125rem', minWidth: '3ch' },
    '& .as-of': {
      textStyle: 'sm',
      color: 'fg.muted',
      fontVariantNumeric: 'tabular-nums',
      width: { base: 'full', md: '15.5rem' },
      minHeight: '1.7em',
    },
    '& label': { display: 'flex', gap: '2', alignItems: 'center', minHeight: 'control', cursor: 'pointer' },
    '& input': { width: '20px', height: '20px', accentColor: 'var(--hf-colors-accent-solid)' },
  },
});

const Legend = styled('div', {
  base: {
    display: 'grid',
    textStyle: 'xs',
    color: 'fg.muted',
    marginBottom: '6',
    // what replaces the key has the same height, so that nothing below moves
    '& > *': { gridArea: '1/1' },
    '& > [aria-hidden]': { visibility: 'hidden' },
    '& ul': { display: 'flex', flexWrap: 'wrap', columnGap: '4', rowGap: '1', marginTop: '1' },
    '& li': { display: 'flex', gap: '2', alignItems: 'center' },
    '& li span': { width: '12px', height: '18px' },
  },
});

const legend: readonly (readonly [DayState, 'available' | 'few' | 'part' | 'soldOut' | 'unknown'])[] = [
  ['available', 'available'],
  ['few', 'few'],
  ['part', 'part'],
  ['sold-out', 'soldOut'],
  ['unknown', 'unknown'],
];

interface BoardProps {
  content: AvailabilityContent;
  language: Language;
  alertAction?: (place: BoardPlace, isSoldOut: boolean) => ReactNode;
}

/** Region by size, live, with the last month; changes are announced to screen readers. */
export function AvailabilityBoard({ content: { regions, series }, language, alertAction }: BoardProps) {
  const { t } = useTranslation('availability');
  const { now, stale } = useSeenStock();
  const history = useStockHistory();
  const [onlyScarce, setOnlyScarce] = useState(false);
  const boxId = useId();
  const offered = useMemo(() => offeredPlaces(series), [series]);
  const stock = useMemo(() => now && new Map(now.stock.map((entry) => [`${entry.region} ${entry.model}`, entry])), [now]);
  const counts = useMemo(() => countStates(offered, stock), [offered, stock]);
  const scarce = useMemo(
    () =>
      new Set(
        now?.stock
          .filter(({ region, model, state }) => state !== 'available' && offered.has(`${region} ${model}`))
          .map(({ model }) => model),
      ),
    [now, offered],
  );
  const wanted = useCallback((model: string) => !onlyScarce || scarce.has(model), [onlyScarce, scarce]);
  const changed = useChangedSizes(now?.stock, { series, regions });
  const asOf = now ? t('asOf', { time: formatLocalInstant(now.asOf, language) }) : t('waiting');
  return (
    <>
      <Bar>
        <dl className="counts">
          {(['available', 'few', 'soldOut'] as const).map((state) => (
            <div key={state}>
              <dt>{t(`summary.${state}`)}</dt>
              <dd>{stock ? counts[state] : '–'}</dd>
            </div>
          ))}
        </dl>
        <label htmlFor={boxId}>
          <input id={boxId} type="checkbox" checked={onlyScarce} onChange={(event) => setOnlyScarce(event.target.checked)} />
          {t('filter.soldOut')}
        </label>
        <p className="as-of" data-version={now?.version} aria-busy={!now || undefined}>
          {stale ? null : asOf}
        </p>
      </Bar>
      <div role="status">
        {stale ? <Note tone="warn">{now ? t('stale', { time: formatLocalInstant(now.asOf, language) }) : t('unavailable')}</Note> : null}
        {onlyScarce && stock && scarce.size === 0 ? <Note tone="info">{t('filter.none')}</Note> : null}
      </div>
      <VisuallyHidden role="log">
        {changed.map((text) => (
          <span key={text}>{text}</span>
        ))}
      </VisuallyHidden>
      <HistoryLegend youngSince={history?.youngSince ?? null} language={language} />
      {series.map((entry) => (
        <SeriesTable
          key={entry.code}
          series={entry}
          regions={regions}
          language={language}
          history={history}
          wanted={wanted}
          stock={stock ?? undefined}
          {...(alertAction ? { alertAction } : {})}
        />
      ))}
    </>
  );
}

/** What the cells of a day mean; or since when days are recorded, while there are too few for a drawing. */
function HistoryLegend({ youngSince, language }: { youngSince: string | null; language: Language }) {
  const { t } = useTranslation('availability');
  return (
    <Legend>
      {youngSince ? <p>{t('history.young', { date: formatDate(youngSince, language), days: drawnFrom })}</p> : null}
      <div aria-hidden={youngSince ? true : undefined}>
        <b>{t('history.heading')}</b> {t('history.legend')}
        <ul>
          {legend.map(([state, word]) => (
            <li key={state}>
              <Strip aria-hidden="true">
                <i data-day={state} />
              </Strip>
              {t(`history.${word}`)}
            </li>
          ))}
        </ul>
      </div>
    </Legend>
  );
}

/** The places that somebody could order, by region and model. */
const offeredPlaces = (series: AvailabilityContent['series']): ReadonlySet<string> =>
  new Set(
    series.flatMap(({ sizes }) =>
      sizes.flatMap(({ model, offers }) => offers.filter(({ status }) => status === 'on-sale').map(({ region }) => `${region} ${model}`)),
    ),
  );

function countStates(offered: ReadonlySet<string>, stock: ReadonlyMap<string, StockEntry> | null) {
  const states = [...offered].map((place) => stock?.get(place)?.state ?? 'available');
  const of = (wanted: StockEntry['state']): number => states.filter((state) => state === wanted).length;
  return { available: of('available'), few: of('few'), soldOut: of('sold-out') };
}
