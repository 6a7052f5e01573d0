import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { FamilyView } from '#lib/purchase/load-plan-list.ts';

const Figure = styled('figure', {
  base: {
    borderTop: '1px solid',
    borderColor: 'border.emphasized',
    paddingTop: '3',
    '& figcaption': { fontWeight: 'semibold', fontSize: '.875rem' },
    '& ul': {
      display: 'grid',
      gridTemplateColumns: { base: 'repeat(2,minmax(0,1fr))', md: 'repeat(4,minmax(0,1fr))' },
      columnGap: { base: '5', lg: '4', xl: '5' },
      rowGap: '4',
      // a name may take two lines
      alignItems: 'end',
      marginBlock: '2',
    },
    '& li': { fontSize: '.875rem', lineHeight: '1.4', fontWeight: 'medium' },
    '& .plot': {
      display: 'grid',
      gridTemplateColumns: '1.5rem minmax(0,1fr)',
      gridTemplateRows: { base: '8rem auto', md: '9rem auto', lg: '11.5rem auto' },
      columnGap: '.375rem',
      fontSize: '.75rem',
      lineHeight: '1',
      color: 'fg.muted',
      fontVariantNumeric: 'tabular-nums',
      marginTop: '2',
    },
    '& .gibs, & .cores': { display: 'grid', gridAutoRows: '1fr', textAlign: 'end', '& > *': { alignSelf: 'center' } },
    '& .cores': { gridColumn: '2', gridAutoFlow: 'column', gridAutoColumns: '1fr', textAlign: 'center', paddingTop: '.375rem' },
    '& svg': { width: 'full', height: 'full' },
    '& .axes': { textStyle: 'xs', color: 'fg.muted' },
    '& .key': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '.375rem',
      marginInlineEnd: '4',
      '& svg': { width: '10px', height: '10px' },
    },
    '& .none': { fill: 'border.muted' },
    '& .below': { fill: 'accent.solid', opacity: '.4' },
    '& .size': { fill: 'accent.solid' },
  },
});

/** A cell with its gap is ten units, and stretched to its panel: its steps count, not its sides. */
const stepPx = 10;
const cellPx = 8.5;

type Size = FamilyView['sizes'][number];

const stepsOf = (highest: number): readonly number[] => Array.from({ length: Math.ceil(Math.log2(highest)) + 1 }, (_none, step) => step);

/** Every second step, so that the figures stand apart. */
const labelOf = (step: number): number | null => (step % 2 === 0 ? 2 ** step : null);

/** Cells by core count and memory, both as steps of doubling, from the foot of a drawing with that number of rows. */
const cellsOf = (rows: number, cells: readonly (readonly [column: number, row: number])[]): string =>
  cells
    .map(([column, row]) => `M${+(column * stepPx).toFixed(1)} ${+((rows - 1 - row) * stepPx).toFixed(1)}h${cellPx}v${cellPx}h-${cellPx}z`)
    .join('');

/**
 * Sizes by cores and memory, both doubling from cell to cell: a family is a stair. Families share sizes, so that each has a panel of its
 * own, at one scale. The table beside it has the figures.
 */
export function ShapeChart({ families }: { families: readonly FamilyView[] }) {
  const { t } = useTranslation('plans');
  const shapes = families.slice(0, 4);
  const all = shapes.flatMap(({ sizes }) => sizes);
  const columns = stepsOf(Math.max(1, ...all.map(({ vcpu }) => vcpu)));
  const rows = stepsOf(Math.max(1, ...all.map(({ memoryGib }) => memoryGib)));
  const draw = (cells: readonly (readonly [number, number])[]): string => cellsOf(rows.length, cells);
  const stepOf = ({ vcpu, memoryGib }: Size) => [Math.log2(vcpu), Math.log2(memoryGib)] as const;
  return (
    <Figure>
      <figcaption>{t('shape.caption')}</figcaption>
      <ul>
        {shapes.map(({ code, name, sizes }) => (
          <li key={code}>
            {name}
            <div className="plot" aria-hidden="true">
              <div className="gibs">
                {rows.toReversed().map((step) => (
                  <span key={step}>{labelOf(step)}</span>
                ))}
              </div>
              <svg
                viewBox={`0 0 ${columns.length * stepPx + cellPx - stepPx} ${rows.length * stepPx + cellPx - stepPx}`}
                preserveAspectRatio="none"
              >
                <path className="none" d={draw(columns.flatMap((column) => rows.map((row) => [column, row] as const)))} />
                <path
                  className="below"
                  d={draw(
                    sizes.map(stepOf).flatMap(([column, top]) => rows.filter((row) => row + 1 <= top).map((row) => [column, row] as const)),
                  )}
                />
                <path className="size" d={draw(sizes.map(stepOf))} />
              </svg>
              <div className="cores">
                {columns.map((step) => (
                  <span key={step}>{labelOf(step)}</span>
                ))}
              </div>
            </div>
          </li>
        ))}
      </ul>
      <p className="axes">
        {(['size', 'below'] as const).map((drawnAs) => (
          <span key={drawnAs} className="key">
            <svg viewBox="0 0 1 1" aria-hidden="true">
              <path className={drawnAs} d="M0 0h1v1H0z" />
            </svg>
            {t(`shape.${drawnAs}`)}
          </span>
        ))}
        {t('shape.axes')}
      </p>
    </Figure>
  );
}
