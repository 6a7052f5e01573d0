import { memo, type ReactNode } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { Language } from '#lib/language/languages.ts';
import type { AvailabilityContent, BoardSeries } from '#lib/purchase/load-availability.ts';
import { boardSizeName } from '#lib/purchase/words/board-size-name.ts';
import type { StockEntry } from '#lib/purchase/stock.ts';
import { SiteLink } from '#components/ui/controls/site-link.tsx';
import { DayStrip } from './day-strip.tsx';
import type { StockHistory } from './use-stock-history.ts';

const Sizes = styled('table', {
  base: {
    width: 'full',
    tableLayout: 'fixed',
    background: 'bg',
    border: '1px solid',
    borderColor: 'border.emphasized',
    marginBottom: '8',
    fontSize: '.9375rem',
    '& caption': { textAlign: 'start', textStyle: 'h3', paddingBottom: '3' },
    '& thead th': { textAlign: 'start', textStyle: 'xs', color: 'fg.muted', fontWeight: 'medium' },
    '& thead th:first-child': { width: { base: '38%', md: 'auto' } },
    '& tbody tr': { borderTop: '1px solid', borderColor: 'border' },
    '& th, & td': {
      paddingBlock: '.625rem',
      paddingInlineStart: { base: '2', md: '4' },
      paddingInlineEnd: { base: '0', md: '4' },
      verticalAlign: { base: 'top', lg: 'middle' },
    },
    '& th:first-child': { paddingInlineStart: { base: '3', md: '4' } },
    '& tbody th': {
      textAlign: 'start',
      fontWeight: 'normal',
      lineHeight: { base: '1.375rem', md: '1.75rem' },
      '& code': { fontFamily: 'mono', fontWeight: 'medium' },
      '& small': { textStyle: 'xs', color: 'fg.muted', display: { base: 'block', md: 'inline' }, marginInlineStart: { md: '3' } },
    },
    '& td': { position: 'relative', paddingBottom: { base: '.875rem', lg: '.625rem' } },
    '& .cell': { display: 'grid', gap: '2' },
    // as high before the stock is known as after it, and as what is two lines of words on a phone
    '& .line': {
      display: { base: 'grid', md: 'flex', lg: 'grid' },
      gridTemplateColumns: { lg: '6.5rem minmax(0,1fr) auto' },
      alignContent: 'start',
      alignItems: 'baseline',
      justifyContent: { md: 'space-between' },
      columnGap: '3',
      minHeight: { base: '3.375rem', md: '1.75rem' },
      lineHeight: '1.375rem',
    },
    // on a small screen along the lower edge of the row, which has that room anyway
    '& .days': {
      alignSelf: 'center',
      position: { base: 'absolute', lg: 'static' },
      bottom: '3px',
      insetInline: { base: '.5rem', md: '1rem' },
      '& [data-days]': { height: { base: '8px', lg: '14px' }, maxWidth: '9rem' },
    },
    // a long word breaks rather than leave the narrowest phone's cell
    '& .mark': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: { base: '.375rem', md: '2' },
      fontWeight: 'semibold',
      overflowWrap: 'anywhere',
    },
    '& .mark::before': { content: '""', width: '10px', height: '10px', border: '2px solid', borderColor: 'border.control', flex: 'none' },
    '& [data-state=available] .mark::before': { background: 'fg.success', borderColor: 'fg.success' },
    '& [data-state=few] .mark': { color: 'fg.land' },
    '& [data-state=few] .mark::before': { background: 'border.land', borderColor: 'fg.land', borderRadius: 'full' },
    '& [data-state=sold-out] .mark': { color: 'fg.muted' },
    '& [data-state=sold-out] .mark::before': { transform: 'rotate(45deg)' },
    '& [data-state=unknown] .mark': { color: 'fg.muted', fontWeight: 'normal' },
    '& .line a': { textStyle: 'sm', minHeight: '24px', justifySelf: 'start' },
  },
});

/** A size in a region, with the names that the board gives them. */
export interface BoardPlace {
  readonly place: { readonly region: string; readonly model: string };
  /** With its series, as several have sizes of one name. */
  readonly size: string;
  readonly region: string;
}

interface SeriesTableProps {
  series: BoardSeries;
  regions: AvailabilityContent['regions'];
  language: Language;
  /** By region and model; undefined while nothing is known. */
  stock: ReadonlyMap<string, StockEntry> | undefined;
  history: StockHistory | undefined;
  /** Which sizes are shown. */
  wanted: (model: string) => boolean;
  /** The alert for a size, sold out or not. */
  alertAction?: (place: BoardPlace, isSoldOut: boolean) => ReactNode;
}

/** The sizes of a series, and what is left of each in each region. */
export const SeriesTable = memo(function SeriesTable({ series, regions, language, stock, history, wanted, alertAction }: SeriesTableProps) {
  const { t } = useTranslation('availability');
  const sizes = series.sizes.filter(({ model }) => wanted(model));
  if (sizes.length === 0) return null;
  return (
    <Sizes>
      <caption>{series.name}</caption>
      <thead>
        <tr>
          <th scope="col">{t('size')}</th>
          {regions.map(({ code, name }) => (
            <th key={code} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sizes.map(({ model, size, vcpu, memoryGib, offers }) => (
          <tr key={model} data-model={model}>
            <th scope="row">
              <code>{size}</code>
              <small>{t('vcpuMemory', { vcpu, memory: memoryGib })}</small>
            </th>
            {regions.map(({ code: region, name }) => {
              const offer = offers.find((each) => each.region === region);
              const key = `${region} ${model}`;
              const named = { size: boardSizeName(series, { size }), region: name };
              return (
                <td key={region}>
                  {offer?.status === 'on-sale' ? (
                    <StockCell
                      entry={stock?.get(key)}
                      known={stock !== undefined}
                      days={<Days history={history} place={key} language={language} />}
                      alertAction={(isSoldOut) => alertAction?.({ place: { region, model }, ...named }, isSoldOut)}
                      order={
                        <SiteLink href={offer.href} language={language} label={t('orderOf', named)}>
                          {t('order')}
                        </SiteLink>
                      }
                    />
                  ) : (
                    <span className="cell" data-state="unknown">
                      <span className="mark">{t(`state.${announced(offer?.status)}`)}</span>
                    </span>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Sizes>
  );
});

function announced(status: string | undefined): 'notYetPublic' | 'internalTesting' | 'notSold' {
  if (status === 'not-yet-public') return 'notYetPublic';
  return status === 'internal-testing' ? 'internalTesting' : 'notSold';
}

interface StockCellProps {
  /** Undefined: its stock is not counted. */
  entry: StockEntry | undefined;
  known: boolean;
  days: ReactNode;
  alertAction: (isSoldOut: boolean) => ReactNode;
  order: ReactNode;
}

function StockCell({ entry, known, days, alertAction, order }: StockCellProps) {
  const { t } = useTranslation('availability');
  const state = known ? (entry?.state ?? 'available') : 'unknown';
  return (
    <div className="cell" data-state={state}>
      <span className="line">
        <span className="mark">{known ? t(`state.${state}`, { number: entry?.left ?? 0 }) : '…'}</span>
        <span className="days">{days}</span>
        {state === 'sold-out' ? alertAction(true) : order}
      </span>
      {known && state !== 'sold-out' ? alertAction(false) : null}
    </div>
  );
}

/** The last days of a place; none while they are not known, and on a young board, which says once since when it is kept. */
function Days({ history, place, language }: { history: StockHistory | undefined; place: string; language: Language }) {
  const days = history?.youngSince ? undefined : history?.days.get(place);
  return history && days ? <DayStrip days={days} firstDay={history.firstDay} language={language} /> : null;
}
