import Head from 'next/head';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { ChartedRegion, RegionLabelView } from '#lib/home/chart-regions.ts';
import type { Language } from '#lib/language/languages.ts';
import { ChartBorder } from '#components/ui/charts/chart-border.tsx';
import { MeasureButton } from './measure-button.tsx';
import { RegionLabel } from './region-label.tsx';

/** The longitudes labelled on the grid, by their position across the chart's 130 degrees. */
const meridians = [
  { name: '140°E', left: '15.385%', onPhone: true },
  { name: '160°E', left: '30.769%', onPhone: false },
  { name: '180°', left: '46.154%', onPhone: true },
  { name: '160°W', left: '61.538%', onPhone: false },
  { name: '140°W', left: '76.923%', onPhone: false },
  { name: '120°W', left: '92.308%', onPhone: true },
];

const Sheet = styled('figure', {
  base: {
    position: 'relative',
    '& .degrees': { position: 'relative', height: '1.375rem', fontSize: '.8125rem', lineHeight: '1', color: 'fg.subtle' },
    '& .sea': { position: 'relative', borderInline: '1px solid', borderColor: 'border.emphasized', overflow: 'hidden', background: 'bg' },
    '& img': { width: 'full', height: 'auto' },
    '& .label': {
      position: 'absolute',
      background: 'bg',
      border: '1px solid',
      borderColor: 'border.emphasized',
      borderRadius: 'l1',
      lineHeight: '1.35',
      color: 'fg',
      textDecoration: 'none',
      paddingInline: { base: '2', sm: '3' },
      paddingBlock: { base: '1', sm: '2' },
      fontSize: { base: '.875rem', sm: '1rem' },
    },
    '& a.label:hover': { background: 'accent.solid', color: 'accent.contrast', '& .detail': { color: 'accent.contrast' } },
    '& .name': { display: 'block', fontWeight: 'semibold' },
    '& .detail': { display: { base: 'none', sm: 'block' }, textStyle: 'xs', color: 'fg.muted', whiteSpace: 'nowrap' },
    '& .latency': { display: 'block', textStyle: 'xs', fontVariantNumeric: 'tabular-nums' },
    // one cell is 10 ms
    '& .latency::after': {
      content: '""',
      display: 'block',
      height: '6px',
      width: 'calc(var(--cells, 0) * 5px)',
      background: 'repeating-linear-gradient(90deg,var(--hf-colors-gauge-cell) 0 4px,transparent 4px 5px)',
    },
    '& figcaption': {
      position: 'absolute',
      textStyle: 'xs',
      color: 'fg.muted',
      paddingInline: '2',
      paddingBlock: '.125rem',
      left: { base: '0', sm: '46.154%' },
      right: { base: '0', sm: 'auto' },
      top: { base: 'auto', sm: '21%' },
      bottom: { base: '6px', sm: 'auto' },
      transform: { base: 'none', sm: 'translateX(-50%)' },
      textAlign: 'center',
      background: { base: 'transparent', sm: 'bg' },
      whiteSpace: { base: 'normal', sm: 'nowrap' },
    },
  },
});

const Degree = styled('span', {
  base: { position: 'absolute', top: '0', transform: 'translateX(-50%)', whiteSpace: 'nowrap' },
  variants: { onPhone: { true: {}, false: { display: { base: 'none', sm: 'block' } } } },
});

const places = {
  'JP-0': { left: { base: '3%', sm: '17.4%' }, top: { base: '63%', sm: '58%' } },
  'US-0': { right: { base: '3%', sm: '9.6%' }, top: '66%' },
} as const satisfies Record<ChartedRegion, object>;

const LabelAnchor = styled('div', {
  base: { display: 'contents' },
  variants: { at: { 'JP-0': { '& .label': places['JP-0'] }, 'US-0': { '& .label': places['US-0'] } } },
});

/** The largest element above the fold: preloaded before the parser gets this far. */
const drawings = { narrow: '/charts/north-pacific-narrow.svg', wide: '/charts/north-pacific-wide.svg' };

/** Two regions and the great circle between them, framed like a chart. The drawing is decoration; its labels are text. */
export function RegionChart({ chartRegions, language }: { chartRegions: readonly RegionLabelView[]; language: Language }) {
  const { t } = useTranslation('home');
  return (
    <Sheet>
      <Head>
        <link rel="preload" as="image" href={drawings.narrow} media="(max-width: 640px)" fetchPriority="high" />
        <link rel="preload" as="image" href={drawings.wide} media="(min-width: 640.02px)" fetchPriority="high" />
      </Head>
      <div className="degrees" aria-hidden="true">
        {meridians.map(({ name, left, onPhone }) => (
          <Degree key={name} css={{ left }} onPhone={onPhone}>
            {name}
          </Degree>
        ))}
      </div>
      <ChartBorder />
      <div className="sea">
        <picture>
          <source media="(max-width: 640px)" srcSet={drawings.narrow} width={390} height={236} />
          <img data-chart="" src={drawings.wide} alt="" width={1200} height={430} fetchPriority="high" />
        </picture>
        {chartRegions.map((region) => (
          <LabelAnchor key={region.code} at={region.code}>
            <RegionLabel region={region} language={language} />
          </LabelAnchor>
        ))}
        {chartRegions.some(({ probe }) => probe !== null) ? <MeasureButton /> : null}
        <figcaption>{t('chart.route')}</figcaption>
      </div>
      <ChartBorder />
    </Sheet>
  );
}
