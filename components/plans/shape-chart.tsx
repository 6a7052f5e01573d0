import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { FamilyView } from '#lib/purchase/load-plan-list.ts';

const Figure = styled('figure', {
  base: {
    maxWidth: '470px',
    '& figcaption': { fontWeight: 'semibold', fontSize: '.875rem', marginBottom: '2' },
    '& svg': { width: 'full', height: 'auto', overflow: 'visible' },
    '& text': { fill: 'fg.muted', fontSize: '13px', fontWeight: 'medium' },
    '& .axis': { stroke: 'border.muted' },
    '& .line': { fill: 'none', strokeWidth: '2' },
    '& .shape-0 .line, & .shape-0 .point': { stroke: 'accent.solid' },
    '& .shape-0 .point': { fill: 'accent.solid' },
    '& .shape-1 .line, & .shape-1 .point': { stroke: 'fg.subtle' },
    '& .shape-1 .point': { fill: 'bg' },
    '& .shape-2 .line': { stroke: 'border.land', strokeWidth: '9' },
    '& .shape-2 .point': { fill: 'none', stroke: 'fg.land', strokeWidth: '1.5' },
    '& .shape-3 .line, & .shape-3 .point': { stroke: 'fg' },
    '& .shape-3 .point': { fill: 'bg', strokeWidth: '2.5' },
    '& ul': { display: 'flex', flexWrap: 'wrap', columnGap: '5', rowGap: '1', textStyle: 'xs', color: 'fg.muted' },
    '& li': { display: 'flex', alignItems: 'center', gap: '2' },
    '& li svg': { width: '26px', height: '18px', flex: 'none' },
  },
});

const stepPx = { core: 57, memory: 30 } as const;
const origin = { x: 44, y: 266 } as const;
const cores = [1, 2, 4, 8, 16, 32, 64];
const gibs = [1, 2, 4, 8, 16, 32, 64, 128, 256];
/** The widest family is drawn below the others. */
const drawnFirst = [2, 1, 0, 3];

const xOf = (vcpu: number): number => origin.x + Math.log2(vcpu) * stepPx.core;
const yOf = (memoryGib: number): number => origin.y - Math.log2(memoryGib) * stepPx.memory;

function Point({ x, y, index }: { x: number; y: number; index: number }) {
  return index === 2 ? (
    <rect className="point" x={x - 7} y={y - 7} width="14" height="14" />
  ) : (
    <circle className="point" cx={x} cy={y} r="4.5" />
  );
}

/** Sizes by cores and memory, both doubling from line to line: a family is a direction. The table beside it has the figures. */
export function ShapeChart({ families }: { families: readonly FamilyView[] }) {
  const { t } = useTranslation('plans');
  const shapes = families.slice(0, 4);
  return (
    <Figure>
      <figcaption>{t('shape.caption')}</figcaption>
      <ul>
        {shapes.map(({ code, name }, index) => (
          <li key={code} className={`shape-${index}`}>
            <svg viewBox="0 0 26 18" aria-hidden="true">
              <path className="line" d="M0 9h26" />
              <Point x={13} y={9} index={index} />
            </svg>
            {name}
          </li>
        ))}
      </ul>
      <svg viewBox="0 -24 410 334" aria-hidden="true">
        {cores.map((count) => (
          <path key={count} className="axis" d={`M${xOf(count)} ${yOf(256) - 6}V${origin.y}`} />
        ))}
        {gibs.map((gib) => (
          <path key={gib} className="axis" d={`M${origin.x} ${yOf(gib)}H${xOf(64) + 6}`} />
        ))}
        {cores.map((count) => (
          <text key={count} x={xOf(count)} y={origin.y + 20} textAnchor="middle">
            {count}
          </text>
        ))}
        {gibs.map((gib) => (
          <text key={gib} x={origin.x - 10} y={yOf(gib) + 4} textAnchor="end">
            {gib}
          </text>
        ))}
        {drawnFirst
          .filter((index) => index < shapes.length)
          .map((index) => (
            <g key={index} className={`shape-${index}`}>
              <polyline
                className="line"
                points={shapes[index]?.sizes.map(({ vcpu, memoryGib }) => `${xOf(vcpu)},${yOf(memoryGib)}`).join(' ')}
              />
              {shapes[index]?.sizes.map(({ vcpu, memoryGib }) => (
                <Point key={`${vcpu}-${memoryGib}`} x={xOf(vcpu)} y={yOf(memoryGib)} index={index} />
              ))}
            </g>
          ))}
        <text x={xOf(8)} y={origin.y + 42} textAnchor="middle">
          {t('shape.cores')}
        </text>
        <text x="4" y={yOf(256) - 18}>
          {t('shape.memory')}
        </text>
      </svg>
    </Figure>
  );
}
