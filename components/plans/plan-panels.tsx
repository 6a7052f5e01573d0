import { useEffect, useState, type ComponentType, type MouseEvent } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'next-i18next/pages';
import { localizePath, type Language } from '#lib/language/languages.ts';
import type { PlanListContent } from '#lib/purchase/load-plan-list.ts';
import type { PlanRow } from '#lib/purchase/plan-rows.ts';
import { isSoldOut, type StockEntry } from '#lib/purchase/stock.ts';
import { Container } from '#components/ui/container.tsx';
import { shownByRoot } from './choice-styles.ts';
import { PlanFilter } from './plan-filter.tsx';
import { PlanTabs, RegionSwitch } from './plan-tabs.tsx';
import { SizeTable } from './size-table.tsx';
import { usePlanChoice, type PlanChoice } from './use-plan-choice.ts';

const Band = chakra('section', {
  base: { background: 'bg.canvas', paddingBlock: 'section' },
});

const Panels = chakra('div', {
  base: {
    display: 'grid', background: 'bg', border: '1px solid', borderColor: 'border.emphasized', borderTop: { base: '1px solid', lg: '0' },
    'html:not([data-plans]) &': {
      border: '0', background: 'transparent', gap: '8',
      '& > *': { background: 'bg', border: '1px solid', borderColor: 'border.emphasized' },
    },
    '& .bar': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center', gap: '4', padding: '1rem 1.25rem' },
    '& h2': { fontSize: '1.0625rem', fontWeight: 'semibold', padding: '1rem 1.25rem .25rem' },
    'html[data-plans] &': { '& h2': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' } },
  },
});

const isPlain = (event: MouseEvent): boolean => event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

type Feed = ComponentType<{ onStock: (stock: readonly StockEntry[]) => void }>;

/** What asks for the stock is fetched after the page: the list stands without it. */
function useStockFeed(): { readonly Feed: Feed } | null {
  const [loaded, setLoaded] = useState<{ Feed: Feed } | null>(null);
  useEffect(() => {
    import('./stock-feed.tsx').then(({ StockFeed }) => setLoaded({ Feed: StockFeed })).catch(() => setLoaded(null));
  }, []);
  return loaded;
}

/** The tables of all families and regions: one at a time where a script runs, one after the other where none does. */
export function PlanPanels({ content, language }: { content: PlanListContent; language: Language }) {
  const { t } = useTranslation('plans');
  const families = content.families.map(({ code }) => code);
  const regions = content.regions.map(({ code }) => code);
  const { choose, ...choice } = usePlanChoice(families, regions);
  const [onlyAvailable, setOnlyAvailable] = useState(false);
  const [stock, setStock] = useState<readonly StockEntry[]>();
  const feed = useStockFeed();
  const follow = (event: MouseEvent, change: Partial<PlanChoice>): void => {
    if (!isPlain(event)) return;
    event.preventDefault();
    choose(change);
  };
  const wanted = (row: PlanRow, region: string): boolean =>
    row.vcpu >= choice.vcpu && row.memoryGib >= choice.memory && !(onlyAvailable && (row.status !== 'on-sale' || isSoldOut(stock, region, row.model)));
  const page = localizePath('/product/vps', language);
  return (
    <Band id="sizes" aria-label={t('sizes')}>
      <Container>
        {feed ? <feed.Feed onStock={setStock} /> : null}
        <PlanTabs families={content.families} current={choice.series} page={page} onFollow={follow} />
        <Panels css={{ ...shownByRoot('data-plan-family', 'data-family', families), ...shownByRoot('data-plan-region', 'data-region', regions) }}>
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
                {series.map((entry) => (
                  <SizeTable
                    key={entry.code} series={entry} caption={t('tableOf', { series: entry.name, region: regionName })} region={region} language={language}
                    stock={stock} wanted={(row) => wanted(row, region)}
                  />
                ))}
              </div>
            );
          })}
        </Panels>
      </Container>
    </Band>
  );
}
