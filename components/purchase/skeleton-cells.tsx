import { styled } from '#components/ui/styled/styled.ts';

const Rows = styled('svg', {
  base: {
    width: 'full',
    maxWidth: 'lead',
    height: 'auto',
    '& path': { stroke: 'border.muted', fill: 'none', strokeDasharray: '17 3' },
    '@media (scripting: none)': { display: 'none' },
  },
});

const rows = [220, 180, 240, 120, 200, 160];

/** Placeholder for the form while it is loading: rows of cells without animation. */
export function SkeletonCells() {
  return (
    <Rows viewBox="0 0 480 360" aria-hidden="true">
      {rows.map((width, index) => (
        <path key={index} d={`M0 ${index * 60 + 20}h${width}M0 ${index * 60 + 44}h${width * 2}`} strokeWidth="14" />
      ))}
    </Rows>
  );
}
