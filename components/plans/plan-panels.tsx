import { Fragment, startTransition, useCallback, useState, type MouseEvent } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { localizePath, type Language } from '#lib/language/languages.ts';
import type { PlanListContent } from '#lib/purchase/load-plan-list.ts';
import type { PlanRow } from '#lib/purchase/plan-rows.ts';
import { isSoldOut, type StockEntry } from '#lib/purchase/stock.ts';
import { Container } from '#components/ui/primitives/container.tsx';
import { isPlainClick } from '#components/ui/runtime/is-plain-click.ts';
import { useIdlePart } from '#components/ui/runtime/use-idle-part.ts';
import { shownByRoot } from './choice-styles.ts';
import { PlanFilter } from './plan-filter.tsx';
import { PlanTabs, RegionSwitch } from './plan-tabs.tsx';
import { SizeTable, type SizeTableProps } from './size-table.tsx';
import { usePlanChoice, type PlanChoice } from './use-plan-choice.ts';

const Band = styled('section', { base: { background: 'bg.canvas', paddingTop: { base: '6', lg: '10' }, paddingBottom: 'section' } });

const Panels = styled('div', {
  base: {
    display: 'grid',
    background: 'bg',
    border: '1px solid',
    borderColor: 'border.emphasized',
    borderTop: { base: '1px solid', lg: '0' },
    'html:not([data-plans]) &': {
      border: '0',
      background: 'transparent',
      gap: '8',
      '& > *': { background: 'bg', border: '1px solid', borderColor: 'border.emphasized' },
    },
    '& .bar': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      alignItems: 'center',
      gap: '4',
      padding: { base: '4', md: '1rem 1.25rem' },
    },
    '& h2': { fontSize: '1.0625rem', fontWeight: 'semibold', padding: '1rem 1.25rem .25rem' },
    'html[data-plans] &': { '& h2': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' } },
  },
});

/** On a phone older generations wait behind their names, by CSS alone. */
const Fold = styled('details', {
  base: {
    display: { base: 'block', md: 'none' },
    borderTop: '1px solid',
    borderColor: 'border',
    '& summary': { display: 'flex', justifyContent: 'space-between', padding: '.75rem 1rem', fontSize: '.875rem', fontWeight: 'semibold' },
    '& summary::after': { content: '"+"', fontSize: '1.25rem', lineHeight: '1', fontWeight: 'normal' },
    '&[open] summary::after': { content: '"–"' },
    '&:not([open]) + table': { display: { base: 'none', md: 'table' } },
    '& + table caption': { display: { base: 'none', md: 'table-caption' } },
  },
});

interface SeriesTablesProps extends Omit<SizeTableProps, 'series' | 'caption'> {
  all: readonly SizeTableProps['series'][];
}

/** The generations of a family, the newest first. */
function SeriesTables({ all, ...place }: SeriesTablesProps) {
  const { t } = useTranslation('plans');
  return all.map((series, index) => {
    const caption = t('tableOf', { series: series.name, region: place.regionName });
    return (
      <Fragment key={series.code}>
        {index > 0 ? (
          <Fold>
            <summary>{caption}</summary>
          </Fold>
        ) : null}
        <SizeTable {...place} series={series} caption={caption} />
      </Fragment>
    );
  });
}

interface FeedProps {
  onStock: (stock: readonly StockEntry[]) => void;
}

const loadFeed = () => import('./stock-feed.tsx');

/** The stock polling is loaded after the page: the list works without it, and does not render again when it arrives. */
function LateStockFeed({ onStock }: FeedProps) {
  const feed = useIdlePart(loadFeed);
  return feed ? <feed.StockFeed onStock={onStock} /> : null;
}

/** The tables of all families and regions: one at a time with a script, one after the other without. */
export function PlanPanels({ content, language }: { content: PlanListContent; language: Language }) {
  const { t } = useTranslation('plans');
  const families = content.families.map(({ code }) => code);
  const regions = content.regions.map(({ code }) => code);
  const { choose, ...choice } = usePlanChoice(families, regions);
  const [onlyAvailable, setOnlyAvailable] = useState(false);
  const [stock, setStock] = useState<readonly StockEntry[]>();
  // stock marks appear on a page in use: as a transition
  const takeStock = useCallback((known: readonly StockEntry[]) => startTransition(() => setStock(known)), []);
  const follow = (event: MouseEvent, change: Partial<PlanChoice>): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    choose(change);
  };
  const { vcpu, memory } = choice;
  const stockThatCounts = onlyAvailable ? stock : undefined;
  const wanted = useCallback(
    (row: PlanRow, region: string): boolean =>
      row.vcpu >= vcpu &&
      row.memoryGib >= memory &&
      !(onlyAvailable && (row.status !== 'on-sale' || isSoldOut(stockThatCounts, region, row.model))),
    [vcpu, memory, onlyAvailable, stockThatCounts],
  );
  const page = localizePath('/product/vps', language);
  return (
    <Band id="sizes" aria-label={t('sizes')}>
      <Container>
        <LateStockFeed onStock={takeStock} />
        <PlanTabs families={content.families} current={choice.series} page={page} onFollow={follow} />
        <Panels
          css={{ ...shownByRoot('data-plan-family', 'data-family', families), ...shownByRoot('data-plan-region', 'data-region', regions) }}
        >
          {content.groups.map(({ family, region, series }) => {
            const regionName = content.regions.find(({ code }) => code === region)?.name ?? region;
            const familyName = content.families.find(({ code }) => code === family)?.name ?? family;
            return (
              <div key={`${region} ${family}`} id={region === regions[0] ? family : undefined} data-family={family} data-region={region}>
                <h2>{t('familyIn', { family: familyName, region: regionName })}</h2>
                <div className="bar">
                  <RegionSwitch regions={content.regions} current={region} family={family} page={page} onFollow={follow} />
                  <PlanFilter choice={choice} onChoose={choose} onlyAvailable={onlyAvailable} onOnlyAvailable={setOnlyAvailable} />
                </div>
                <SeriesTables
                  all={series}
                  described={family === 'General'}
                  region={region}
                  regionName={regionName}
                  language={language}
                  stock={stock}
                  wanted={wanted}
                />
              </div>
            );
          })}
        </Panels>
      </Container>
    </Band>
  );
}
