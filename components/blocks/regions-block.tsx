import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { BlockOf, RegionView } from '#lib/blocks/block-view.ts';
import type { Language } from '#lib/language/languages.ts';
import { Section, type SectionSurface } from '#components/ui/primitives/section.tsx';
import { SiteLink } from '#components/ui/controls/site-link.tsx';

const latencyArticle = '/doc/article/looking-glass-test-latency-network-speed';

/** Where the chart of the home page lies behind each region, which is in the middle unless the chart would end in sight. */
const onChart = {
  'US-0': { left: 'calc(100% - 1200px)', top: 'calc(50% - 206.9px)' },
  'JP-0': { left: 'calc(50% - 181.8px)', top: 'calc(50% - 188.5px)' },
} as const;

const isCharted = (code: string): code is keyof typeof onChart => code in onChart;

const Cards = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0,1fr)', lg: 'repeat(2,minmax(0,1fr))' },
    gap: '4',
    '& article': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0,1fr)', sm: '11rem minmax(0,1fr)' },
      background: 'bg',
      border: '1px solid',
      borderColor: 'border',
      borderRadius: 'l2',
      overflow: 'hidden',
    },
    '& .words': { padding: { base: '5', sm: '6' } },
    '& h3': { textStyle: 'h3' },
    '& dl': { marginBlock: '3', textStyle: 'sm' },
    '& dl > div': {
      display: 'grid',
      gridTemplateColumns: '7rem minmax(0,1fr)',
      columnGap: '3',
      paddingBlock: '.4375rem',
      borderBottom: '1px solid',
      borderColor: 'border.muted',
    },
    '& dt': { color: 'fg.muted' },
    '& dd': { fontVariantNumeric: 'tabular-nums' },
    '& .words > a': { display: 'inline-block', paddingBlock: '1', textStyle: 'sm' },
  },
});

const Detail = styled('div', {
  base: {
    position: 'relative',
    overflow: 'hidden',
    minHeight: { base: '9rem', sm: '11rem' },
    borderStyle: 'solid',
    borderColor: 'border.muted',
    borderWidth: { base: '0 0 1px', sm: '0 1px 0 0' },
    '& img': { position: 'absolute', width: '1200px', maxWidth: 'none', height: '430px' },
  },
  variants: { at: { 'US-0': { '& img': onChart['US-0'] }, 'JP-0': { '& img': onChart['JP-0'] } } },
});

function Region({ region, language }: { region: RegionView; language: Language }) {
  const { t } = useTranslation('blocks');
  const { latitude, longitude } = region;
  const northSouth = latitude.positive ? t('regions.north', { ...latitude }) : t('regions.south', { ...latitude });
  const eastWest = longitude.positive ? t('regions.east', { ...longitude }) : t('regions.west', { ...longitude });
  return (
    <article>
      {isCharted(region.code) ? (
        <Detail at={region.code}>
          <img data-chart="" src="/charts/north-pacific-wide.svg" alt="" width={1200} height={430} loading="lazy" decoding="async" />
        </Detail>
      ) : null}
      <div className="words">
        <h3>{region.city}</h3>
        <dl>
          <div>
            <dt>{t('regions.zone')}</dt>
            <dd>{region.name}</dd>
          </div>
          <div>
            <dt>{t('regions.position')}</dt>
            <dd>
              {northSouth} {eastWest}
            </dd>
          </div>
          <div>
            <dt>{t('regions.timeZone')}</dt>
            <dd>{region.timeZone}</dd>
          </div>
        </dl>
        <SiteLink href={latencyArticle} language={language}>
          {t('regions.latency', { city: region.city })}
        </SiteLink>
      </div>
    </article>
  );
}

/** The regions: the piece of the chart around each one, and its data. */
export function RegionsBlock({ block, language, surface }: { block: BlockOf<'regions'>; language: Language; surface: SectionSurface }) {
  return (
    <Section id={block.id} surface={surface} heading={block.heading} lead={block.lead}>
      <Cards>
        {block.regions.map((region) => (
          <Region key={region.code} region={region} language={language} />
        ))}
      </Cards>
    </Section>
  );
}
