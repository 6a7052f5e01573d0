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
    '& fieldset': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '4',
      border: '0',
      padding: '0',
      margin: '0',
      marginTop: '2',
      minWidth: '0',
      textStyle: 'sm',
      '@media (scripting: none)': { display: 'none' },
    },
    '& legend': { float: 'left', width: 'full', padding: '0', fontWeight: 'semibold' },
    '& label': { display: 'inline-flex', gap: '2', alignItems: 'center', minHeight: 'control', cursor: 'pointer' },
    '& input': { width: '18px', height: '18px', margin: '0', accentColor: 'var(--hf-colors-accent-solid)' },
    '& input[type=range]': { width: 'full', flex: '1 1 12rem', height: '28px' },
    '& .said': {
      textStyle: 'sm',
      fontWeight: 'semibold',
      minHeight: '3em',
      marginTop: '1',
      '@media (scripting: none)': { display: 'none' },
    },
  },
});

interface ProductDrawingProps {
  /** The drawing in words: the meaning of a cell, and the number of cells. */
  caption: string;
  heightPx: number;
  children: ReactNode;
  /** What a visitor can change of it, and what that brings, in words. */
  controls?: ReactNode;
  said?: string;
}

/**
 * What a product counts, drawn to scale; the text below says the same, so that the drawing is decoration. Its controls need scripts:
 * without them it is drawn as it begins.
 */
export function ProductDrawing({ caption, heightPx, children, controls, said }: ProductDrawingProps) {
  return (
    <Figure>
      <svg viewBox={`19 0 432 ${heightPx}`} width="432" height={heightPx} aria-hidden="true">
        {children}
      </svg>
      {controls}
      {said === undefined ? null : (
        <p className="said" role="status">
          {said}
        </p>
      )}
      <figcaption>{caption}</figcaption>
    </Figure>
  );
}
