import { styled } from '#components/ui/styled/styled.ts';
import { plateOf } from './plate-drawings.ts';

const Plate = styled('svg', {
  base: {
    width: '6rem',
    height: '4rem',
    background: 'bg.shallow',
    '& path': { fill: 'none' },
    '& .cell': { fill: 'accent.solid' },
    '& .empty': { fill: 'border' },
    '& .ink': { fill: 'fg' },
    '& .outline, & .planned': { fill: 'bg', stroke: 'fg', strokeWidth: '1.5' },
    '& .planned': { strokeDasharray: '4 3' },
    '& .way': { stroke: 'accent.solid', strokeWidth: '2' },
  },
});

/** What a product sells, in a few cells beside its name; the name says the same. */
export function ProductPlate({ href }: { href: string }) {
  return (
    <Plate viewBox="0 0 96 64" aria-hidden="true">
      {plateOf(href).map(([ink, path], place) => (
        <path key={place} className={ink} d={path} />
      ))}
    </Plate>
  );
}
