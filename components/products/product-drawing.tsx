import type { ReactNode } from 'react';
import { styled } from '#components/ui/styled/styled.ts';

const Figure = styled('figure', {
  base: {
    '& svg': { width: 'full', height: 'auto', fontWeight: 'medium', fontSize: { base: '22px', sm: '13px' } },
    '& text': { fill: 'fg' },
    '& .quiet': { fill: 'fg.muted' },
    '& .box': { fill: 'bg', stroke: 'fg', strokeWidth: '1.5' },
    '& .planned': { fill: 'bg', stroke: 'fg', strokeWidth: '1.5', strokeDasharray: '5 4' },
    '& .zone': { fill: 'bg.shallow', stroke: 'accent.solid', strokeDasharray: '5 4' },
    '& .line': { fill: 'none', stroke: 'accent.solid', strokeWidth: '2' },
    '& .line-planned': { fill: 'none', stroke: 'fg.muted', strokeWidth: '1.5', strokeDasharray: '5 4' },
    '& .cell': { fill: 'accent.solid' },
    '& .ink': { fill: 'fg' },
    '& .empty': { fill: 'border' },
    '& figcaption': { textStyle: 'sm', color: 'fg.muted', marginTop: '2' },
  },
});

interface ProductDrawingProps {
  /** The drawing in words: the meaning of a cell, and the number of cells. */
  caption: string;
  heightPx: number;
  children: ReactNode;
}

/** What a product counts, drawn to scale; the text below says the same, so that the drawing is decoration. */
export function ProductDrawing({ caption, heightPx, children }: ProductDrawingProps) {
  return (
    <Figure>
      <svg viewBox={`19 0 432 ${heightPx}`} width="432" height={heightPx} aria-hidden="true">
        {children}
      </svg>
      <figcaption>{caption}</figcaption>
    </Figure>
  );
}
