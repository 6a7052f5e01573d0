import type { ReactNode } from 'react';
import { rulerSlider } from '#components/ui/controls/ruler-slider.ts';
import { styled } from '#components/ui/styled/styled.ts';

const Figure = styled('figure', {
  base: {
    '& svg': { height: 'auto', fontWeight: 'medium' },
    '& .narrow': { display: { base: 'block', md: 'none' }, width: 'full', maxWidth: '29.375rem', fontSize: { base: '18px', sm: '15px' } },
    '& .wide': { display: { base: 'none', md: 'block' }, width: 'full', fontSize: { base: '22px', lg: '17px' } },
    '& text': { fill: 'fg' },
    '& .quiet': { fill: 'fg.muted' },
    '& .name': { fontWeight: 'semibold' },
    '& .box': { fill: 'bg', stroke: 'fg', strokeWidth: '1.5' },
    '& .planned': { fill: 'bg', stroke: 'fg', strokeWidth: '1.5', strokeDasharray: '5 4' },
    '& .zone': { fill: 'bg.shallow', stroke: 'accent.solid', strokeDasharray: '5 4' },
    '& .line': { fill: 'none', stroke: 'accent.solid', strokeWidth: '2' },
    // as thick as what flows: the thickness is its own
    '& .flow': { fill: 'none', stroke: 'accent.solid' },
    '& .line-planned': { fill: 'none', stroke: 'fg.muted', strokeWidth: '1.5', strokeDasharray: '5 4' },
    '& .cell': { fill: 'accent.solid' },
    '& .ink': { fill: 'fg' },
    '& .empty': { fill: 'border' },
    // cells arrive from the left; what changes is drawn again under another key
    '& .arriving': {
      transformBox: 'fill-box',
      transformOrigin: 'left',
      animation: 'cells-fill var(--hf-durations-slow) var(--hf-easings-out)',
    },
    '& .below': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0,1fr)', lg: 'minmax(0,1fr) minmax(0,1fr)' },
      columnGap: '8',
      alignItems: 'start',
      marginTop: '3',
    },
    '& figcaption': { textStyle: 'sm', color: 'fg.muted', marginTop: '2' },
    '& fieldset': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '4',
      border: '0',
      padding: '0',
      margin: '0',
      minWidth: '0',
      textStyle: 'sm',
      '@media (scripting: none)': { display: 'none' },
    },
    '& legend': { float: 'left', width: 'full', padding: '0', fontWeight: 'semibold' },
    '& label': { display: 'inline-flex', gap: '2', alignItems: 'center', minHeight: 'control', cursor: 'pointer' },
    '& input[type=checkbox]': { width: '18px', height: '18px', margin: '0', accentColor: 'var(--hf-colors-accent-solid)' },
    '& input[type=range]': { ...rulerSlider, flex: '1 1 12rem' },
    '& .said': {
      textStyle: 'sm',
      fontWeight: 'semibold',
      minHeight: { base: '3em', lg: '0' },
      '@media (scripting: none)': { display: 'none' },
    },
  },
});

interface Cut {
  readonly heightPx: number;
  readonly drawn: ReactNode;
}

interface ProductDrawingProps {
  /** The drawing in words: the meaning of a cell, and the number of cells. Absent where the page's text is about nothing else. */
  caption?: string;
  /** As wide as the page. */
  wide: Cut;
  /** For a column of a phone. */
  narrow: Cut;
  /** What a visitor can change of it, and what that brings, in words. */
  controls?: ReactNode;
  said?: string;
}

/**
 * What a product counts, drawn to scale as wide as the page, in two cuts; the text below says the same, so that the drawing is decoration.
 * Its controls need scripts: without them it is drawn as it begins.
 */
export function ProductDrawing({ caption, wide, narrow, controls, said }: ProductDrawingProps) {
  return (
    <Figure>
      <svg className="wide" viewBox={`0 0 1200 ${wide.heightPx}`} width="1200" height={wide.heightPx} aria-hidden="true">
        {wide.drawn}
      </svg>
      <svg className="narrow" viewBox={`19 0 432 ${narrow.heightPx}`} width="432" height={narrow.heightPx} aria-hidden="true">
        {narrow.drawn}
      </svg>
      {caption === undefined ? null : (
        <div className="below">
          {controls}
          <div>
            {said === undefined ? null : (
              <p className="said" role="status">
                {said}
              </p>
            )}
            <figcaption>{caption}</figcaption>
          </div>
        </div>
      )}
    </Figure>
  );
}
