import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { ChartBorder } from '#components/ui/charts/chart-border.tsx';

/** The chart of the home page twice its size, each harbour in the middle of its half. */
const chart = { widthPx: 2400, heightPx: 860 } as const;

const Plate = styled('figure', {
  base: {
    '& .sheet': {
      display: 'grid',
      gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' },
      borderInline: '1px solid',
      borderColor: 'border.emphasized',
    },
    '& .harbour': { position: 'relative', overflow: 'hidden', height: { base: '10rem', sm: '18rem' }, background: 'bg' },
    // on a phone one below the other: side by side the arcs would meet, as if the sea were as narrow
    '& .harbour + .harbour': { borderStyle: 'solid', borderWidth: { base: '1px 0 0', sm: '0 0 0 1px' }, borderColor: 'border.emphasized' },
    // the chart ends east of Los Angeles; the land goes on, in the chart's own colour, which turns with it at night
    '& .land': { position: 'absolute', insetBlock: '0', left: 'calc(50% + 152px)', right: '0', background: 'buff.100' },
    '& img': { position: 'absolute', width: `${chart.widthPx}px`, maxWidth: 'none', height: `${chart.heightPx}px` },
    '& .tokyo img': { left: 'calc(50% - 363.6px)', top: 'calc(50% - 377px)' },
    '& .los-angeles img': { left: 'calc(50% - 2247.8px)', top: 'calc(50% - 413.8px)' },
    '& figcaption': { textStyle: 'sm', color: 'fg.muted', marginTop: '2' },
  },
});

const harbours = ['tokyo', 'los-angeles'] as const;

/** Both harbours at one scale. The drawing is decoration; its caption is text. */
export function HarbourPlate() {
  const { t } = useTranslation('blocks');
  return (
    <Plate>
      <ChartBorder />
      <div className="sheet">
        {harbours.map((harbour) => (
          <div key={harbour} className={`harbour ${harbour}`}>
            <img
              data-chart=""
              src="/charts/north-pacific-wide.svg"
              alt=""
              width={chart.widthPx}
              height={chart.heightPx}
              loading="lazy"
              decoding="async"
            />
            {harbour === 'los-angeles' ? <span className="land" data-chart="" /> : null}
          </div>
        ))}
      </div>
      <ChartBorder />
      <figcaption>{t('plate.harbours')}</figcaption>
    </Plate>
  );
}
