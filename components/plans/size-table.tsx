import { memo } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { Tier } from '#lib/catalogue/catalogue-terms.ts';
import type { Language } from '#lib/language/languages.ts';
import type { PlanRow, SeriesPlans } from '#lib/purchase/plan-rows.ts';
import { isSoldOut, nearestInStock, stockOf, type StockEntry } from '#lib/purchase/stock.ts';
import { KeepPhrases } from '#components/ui/primitives/keep-phrases.tsx';
import { phoneColumns } from './phone-columns.ts';
import { SizeRow } from './size-row.tsx';

const Sizes = styled('table', {
  base: {
    fontSize: '.875rem',
    lineHeight: '1.4',
    borderTop: '1px solid',
    borderColor: 'border',
    display: { base: 'block', md: 'table' },
    // the generations of a family stand one below the other: their cells are compared, so their columns have one width in all
    tableLayout: { md: 'fixed' },
    '& thead th:nth-child(1)': { width: { md: '12.5%', xl: '9.5%' } },
    '& thead th:nth-child(2), & thead th:nth-child(3)': { width: { md: '9.5%', xl: '18%' } },
    '& thead th:nth-child(4)': { width: { md: '14%', xl: '10.5%' } },
    '& thead th:nth-child(5)': { width: { md: '10.5%', xl: '9%' }, gridColumn: '2/-1' },
    '& thead th:nth-child(6)': { width: { md: '16%', xl: '12%' } },
    '& caption': {
      textAlign: 'start',
      padding: { base: '.75rem 1rem', md: '.75rem 1.25rem' },
      fontWeight: 'semibold',
      display: { base: 'block', md: 'table-caption' },
      borderTop: '1px solid',
      borderColor: 'border',
    },
    '& caption small': { fontSize: 'inherit', fontWeight: 'normal', color: 'fg.muted', marginInlineStart: '3', whiteSpace: 'nowrap' },
    '& thead': { display: { base: 'block', md: 'table-header-group' } },
    '& thead tr': { display: { base: 'grid', md: 'table-row' }, padding: { base: '0 1rem .5rem', md: '0' }, ...phoneColumns },
    '& thead td': { display: { base: 'none', md: 'table-cell' } },
    '& tbody': { display: { base: 'block', md: 'table-row-group' } },
    '& th, & td': {
      padding: { base: '0', md: '.75rem .5rem', xl: '.75rem' },
      verticalAlign: 'middle',
      borderTop: { md: '1px solid' },
      borderColor: { md: 'border.muted' },
    },
    '& tr > :first-child': { paddingInlineStart: { md: '5' } },
    '& tr > :last-child': { paddingInlineEnd: { md: '5' } },
    '& thead th:nth-child(4), & thead th:nth-child(5)': { paddingInlineEnd: { md: '0', xl: '3' } },
    '& thead th': { verticalAlign: 'bottom', color: 'fg.muted', fontWeight: 'medium', textStyle: 'xs', paddingBlock: { md: '.5rem' } },
    '& .tier': { display: { base: 'block', md: 'table-row' } },
    '& .tier th': {
      display: { base: 'block', md: 'table-cell' },
      background: 'bg.canvas',
      fontWeight: 'semibold',
      padding: { base: '.375rem 1rem', md: '.5rem 1.25rem' },
      borderTop: '1px solid',
      borderColor: 'border',
    },
    '& .tier span': { fontWeight: 'normal', color: 'fg.muted', marginInlineStart: '3' },
    '& .price': { textAlign: 'end' },
  },
});

/** Sizes of these have a description, for readers with and without technical knowledge. */
function useTierWords(): Record<Tier, { name: string; use: string }> {
  const { t } = useTranslation('plans');
  return {
    entry: { name: t('tier.entry.name'), use: t('tier.entry.use') },
    plus: { name: t('tier.plus.name'), use: t('tier.plus.use') },
    pro: { name: t('tier.pro.name'), use: t('tier.pro.use') },
  };
}

/** A row's stock label: nothing while there is enough. */
function markOf(stock: readonly StockEntry[] | undefined, region: string, model: string): StockEntry | null {
  const entry = stockOf(stock, region, model);
  return entry?.state === 'available' ? null : entry;
}

export interface SizeTableProps {
  series: SeriesPlans;
  caption: string;
  region: string;
  regionName: string;
  language: Language;
  stock: readonly StockEntry[] | undefined;
  /** Whether the uses named beside the tiers fit: they are those of the General family. */
  described: boolean;
  /** Whether a row of a region is requested: a stable function until the selection changes. */
  wanted: (row: PlanRow, region: string) => boolean;
}

/** The sizes of one series by tier, figures above cells drawn at one scale. There are many, so a row only renders when it changes. */
export const SizeTable = memo(function SizeTable(props: SizeTableProps) {
  const { series, caption, region, regionName, language, stock, described, wanted } = props;
  const { t } = useTranslation('plans');
  const words = useTierWords();
  const all = series.tiers.flatMap(({ rows }) => rows);
  const isOpen = (model: string): boolean =>
    !isSoldOut(stock, region, model) && all.find((row) => row.model === model)?.status === 'on-sale';
  const shown = series.tiers
    .map(({ tier, rows }) => ({ tier, rows: rows.filter((row) => wanted(row, region)) }))
    .filter(({ rows }) => rows.length > 0);
  return (
    <Sizes>
      <caption>
        <KeepPhrases>{caption}</KeepPhrases>
        <small>{t('clock', { ghz: series.clockGhz })}</small>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('column.size')}</th>
          <th scope="col">{t('column.vcpu')}</th>
          <th scope="col">{t('column.memory')}</th>
          <th scope="col">{t('column.disk')}</th>
          <th scope="col">{t('column.outbound')}</th>
          <th scope="col" className="price">
            {t('column.perMonth')}
          </th>
          <td aria-hidden="true" />
        </tr>
      </thead>
      {shown.length === 0 ? (
        <tbody>
          <tr className="tier">
            <th colSpan={7}>{t('noneLikeThat')}</th>
          </tr>
        </tbody>
      ) : null}
      {shown.map(({ tier, rows }) => (
        <tbody key={tier}>
          <tr className="tier">
            <th scope="rowgroup" colSpan={7}>
              {words[tier].name}
              {described ? <span>{words[tier].use}</span> : null}
            </th>
          </tr>
          {rows.map((row) => (
            <SizeRow
              key={row.model}
              row={row}
              regionName={regionName}
              language={language}
              stock={markOf(stock, region, row.model)}
              instead={isOpen(row.model) ? null : nearestInStock(row, all, isOpen)}
            />
          ))}
        </tbody>
      ))}
    </Sizes>
  );
});
