import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { FamilyView } from '#lib/purchase/load-plan-list.ts';

const Figure = styled('figure', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0,1fr)', lg: 'auto minmax(0,1fr)' },
    gridTemplateAreas: { base: '"caption" "panels" "axes"', lg: '"caption axes" "panels panels"' },
    columnGap: '5',
    rowGap: '3',
    alignItems: 'baseline',
    borderTop: '1px solid',
    borderColor: 'border.emphasized',
    paddingTop: '4',
    '& figcaption': { gridArea: 'caption', fontWeight: 'semibold', fontSize: '.875rem' },
    '& ul': {
      gridArea: 'panels',
      display: 'grid',
      gridTemplateColumns: { base: 'repeat(2,minmax(0,1fr))', md: 'repeat(4,minmax(0,1fr))' },
      columnGap: { base: '5', lg: '8' },
      rowGap: '3',
    },
    '& li': { fontSize: '.875rem', lineHeight: '1.4', fontWeight: 'medium' },
    '& svg': { width: 'full', height: 'auto', overflow: 'visible', marginTop: '1' },
    '& text': { fill: 'fg.muted', fontSize: { base: '17px', sm: '12px', md: '14px', lg: '13px', xl: '12px' }, fontWeight: 'medium' },
    '& .axis': { stroke: 'border.muted' },
    '& .line': { fill: 'none', stroke: 'accent.solid', strokeWidth: '2' },
    '& .point': { fill: 'accent.solid' },
    '& .axes': { gridArea: 'axes', textStyle: 'xs', color: 'fg.muted' },
    '& .other': { fill: 'border' },
  },
});

const stepPx = { core: 30, memory: 10 } as const;
const origin = { x: 40, y: 90 } as const;
const labelled = { cores: [1, 8, 64], gibs: [1, 16, 256] } as const;
const pointPx = 7;

const xOf = (vcpu: number): number => origin.x + Math.log2(vcpu) * stepPx.core;
const yOf = (memoryGib: number): number => origin.y - Math.log2(memoryGib) * stepPx.memory;

type Size = FamilyView['sizes'][number];

const pointsOf = (sizes: readonly Size[]): string =>
  sizes
    .map(({ vcpu, memoryGib }) => `M${xOf(vcpu) - pointPx / 2} ${yOf(memoryGib) - pointPx / 2}h${pointPx}v${pointPx}h-${pointPx}z`)
    .join('');

/**
 * Sizes by cores and memory, both doubling from line to line: a family is a direction. Families share sizes, so that each has a panel of
 * its own at one scale, where the others' sizes are pale. The table beside it has the figures.
 */
export function ShapeChart({ families }: { families: readonly FamilyView[] }) {
  const { t } = useTranslation('plans');
  const shapes = families.slice(0, 4);
  const all = pointsOf(shapes.flatMap(({ sizes }) => sizes));
  return (
    <Figure>
      <figcaption>{t('shape.caption')}</figcaption>
      <ul>
        {shapes.map(({ code, name, sizes }) => (
          <li key={code}>
            {name}
            <svg viewBox="0 0 232 116" aria-hidden="true">
              {labelled.cores.map((count) => (
                <path key={count} className="axis" d={`M${xOf(count)} ${yOf(256) - 4}V${origin.y}`} />
              ))}
              {labelled.gibs.map((gib) => (
                <path key={gib} className="axis" d={`M${origin.x} ${yOf(gib)}H${xOf(64) + 4}`} />
              ))}
              {labelled.cores.map((count) => (
                <text key={count} x={xOf(count)} y={origin.y + 22} textAnchor="middle">
                  {count}
                </text>
              ))}
              {labelled.gibs.map((gib) => (
                <text key={gib} x={origin.x - 8} y={yOf(gib) + 5} textAnchor="end">
                  {gib}
                </text>
              ))}
              <path className="other" d={all} />
              <polyline className="line" points={sizes.map(({ vcpu, memoryGib }) => `${xOf(vcpu)},${yOf(memoryGib)}`).join(' ')} />
              <path className="point" d={pointsOf(sizes)} />
            </svg>
          </li>
        ))}
      </ul>
      <p className="axes">{t('shape.axes')}</p>
    </Figure>
  );
}
