import { styled } from '#components/ui/styled/styled.ts';
import { drawnBrand, wordmarkOutlines } from './wordmark.ts';

const Mark = styled('svg', {
  base: { height: { base: '24px', sm: '28px' }, width: 'auto', flex: 'none', '& .scale': { fill: 'accent.solid', stroke: 'accent.solid' } },
  variants: { inverted: { true: { '& .scale': { fill: 'accent.inverted', stroke: 'accent.inverted' } }, false: {} } },
});
const Name = styled('span', {
  base: {
    fontSize: '1.375rem',
    fontWeight: 'bold',
    lineHeight: '1.2',
    marginInlineStart: '2',
    minWidth: '0',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
});

/** The checkered scale bar and the name: the drawn wordmark, or the brand's name as text if it is another. */
export function Logo({ brand, inverted = false }: { brand: string | null; inverted?: boolean }) {
  const name = brand ?? drawnBrand;
  const drawn = name === drawnBrand;
  return (
    <>
      <Mark viewBox={drawn ? '0 0 128 24' : '0 0 29 24'} inverted={inverted} aria-hidden="true">
        <g className="scale">
          <rect x=".75" y="4.75" width="27.5" height="14.5" fill="none" strokeWidth="1.5" />
          <path d="M0 4h7.25v8H0zM14.5 4h7v8h-7zM7.25 12h7.25v8H7.25zM21.5 12H29v8h-7.5z" stroke="none" />
        </g>
        {drawn ? <path transform="translate(37 1)" fill="currentColor" d={wordmarkOutlines} /> : null}
      </Mark>
      {drawn ? null : <Name>{name}</Name>}
    </>
  );
}
