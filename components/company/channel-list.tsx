import { styled } from '#components/ui/styled/styled.ts';
import type { BlockOf } from '#lib/blocks/block-view.ts';
import { hoursOfDay, openHours, type OpenHours } from '#lib/company/open-hours.ts';
import type { Language } from '#lib/language/languages.ts';
import { ButtonLink } from '#components/ui/controls/button-link.tsx';
import { VisuallyHidden } from '#components/ui/primitives/visually-hidden.tsx';

const cellPx = 18;
const stepPx = 24;
const widthPx = hoursOfDay * stepPx - (stepPx - cellPx);

const Rows = styled('ul', {
  base: {
    borderTop: '1px solid',
    borderColor: 'border.emphasized',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0,1fr)', sm: 'minmax(0,1fr) 12rem', lg: 'minmax(0,1fr)' },
      columnGap: '8',
      rowGap: '3',
      alignItems: 'center',
      paddingBlock: '5',
      borderBottom: '1px solid',
      borderColor: 'border',
    },
    '& .channel': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '3' },
    '& h3': { fontSize: '1rem', lineHeight: '1.5', fontWeight: 'semibold' },
    '& .hours': { textStyle: 'sm', color: 'fg.muted' },
    '& .about': { textStyle: 'sm', color: 'fg.muted', maxWidth: 'lead', marginTop: '1' },
    '& svg': { width: 'full', maxWidth: `${widthPx}px`, height: 'auto', marginBlock: '2' },
    '& .closed': { fill: 'gauge.rule' },
    '& .open': { fill: 'gauge.cell' },
    '& > li > a': { justifySelf: { base: 'stretch', lg: 'start' } },
  },
});

/** A day in 24 cells. */
function DayBar({ fromHour, toHour }: OpenHours) {
  return (
    <svg viewBox={`0 0 ${widthPx} 12`} width={widthPx} height="12" aria-hidden="true">
      {Array.from({ length: hoursOfDay }, (_none, hour) => (
        <rect key={hour} className={hour >= fromHour && hour < toHour ? 'open' : 'closed'} x={hour * stepPx} width={cellPx} height="12" />
      ))}
    </svg>
  );
}

/** Ways to reach us: each with its hours in words and as a drawing, and its link. */
export function ChannelList({ block, language }: { block: BlockOf<'channels'>; language: Language }) {
  return (
    <section id={block.id}>
      <VisuallyHidden as="h2">{block.heading}</VisuallyHidden>
      <Rows>
        {block.channels.map(({ title, text, hours, action }, index) => {
          const drawn = openHours(hours);
          return (
            <li key={index}>
              <div>
                <div className="channel">
                  <h3>{title}</h3>
                  {hours ? <p className="hours">{hours}</p> : null}
                </div>
                {drawn ? <DayBar {...drawn} /> : null}
                <p className="about">{text}</p>
              </div>
              <ButtonLink href={action.href} language={language} size="sm">
                {action.label}
              </ButtonLink>
            </li>
          );
        })}
      </Rows>
    </section>
  );
}
