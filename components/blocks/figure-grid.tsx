import { styled } from '#components/ui/styled/styled.ts';
import type { FigureView } from '#lib/blocks/block-view.ts';
import type { Language } from '#lib/language/languages.ts';
import { WholeWords } from '#components/ui/primitives/whole-words.tsx';

const Facts = styled('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2,minmax(0,1fr))', lg: 'repeat(4,minmax(0,1fr))' },
    borderTop: '1px solid',
    borderColor: 'border.emphasized',
    '& li': {
      paddingBlock: { base: '4', sm: '6' },
      paddingInline: { base: '3', lg: '6' },
      borderStyle: 'solid',
      borderColor: 'border',
      borderWidth: '0 0 1px 1px',
    },
    '& li:nth-of-type(2n+1)': { paddingInlineStart: { base: '0', lg: '6' }, borderInlineStartWidth: { base: '0', lg: '1px' } },
    '& li:nth-of-type(2n)': { paddingInlineEnd: { base: '0', lg: '6' } },
    // an odd last one spans the row and leaves no empty cell
    '& li:nth-of-type(2n+1):last-of-type': { gridColumn: { base: '1/-1', lg: 'auto' } },
    '& .figure': {
      display: 'block',
      fontSize: { base: '1.5rem', sm: '1.75rem' },
      lineHeight: '1.2',
      fontWeight: 'bold',
      letterSpacing: '-.02em',
      color: 'accent.fg',
      marginBottom: { base: '1', sm: '3' },
      fontVariantNumeric: 'tabular-nums',
      '&:lang(zh), &:lang(ja)': { letterSpacing: '0' },
    },
    // two columns on a phone fit the longest Japanese word of a title
    '& h3': { fontSize: '1rem', lineHeight: '1.5', '&:lang(ja)': { fontSize: { base: '.875rem', sm: '1rem' } } },
    '& p': {
      textStyle: 'sm',
      color: 'fg.muted',
      marginTop: '1',
      // in so narrow a column, lines that end at phrases would be half empty
      '&:lang(ja)': { wordBreak: { base: 'normal', sm: 'auto-phrase' } },
    },
  },
  variants: {
    /** rows of three where four would leave a gap */
    columns: {
      three: {
        gridTemplateColumns: { lg: 'repeat(3,minmax(0,1fr))' },
        '& li:nth-of-type(3n+1)': { paddingInlineStart: { lg: '0' }, borderInlineStartWidth: { lg: '0' } },
      },
      four: { '& li:nth-of-type(4n+1)': { paddingInlineStart: { lg: '0' }, borderInlineStartWidth: { lg: '0' } } },
    },
  },
});

/** Figures first, then text: hairlines between them, an ink rule above. */
export function FigureGrid({ figures, language }: { figures: readonly FigureView[]; language: Language }) {
  return (
    <Facts columns={figures.length % 3 === 0 ? 'three' : 'four'}>
      {figures.map(({ figure, title, text }, index) => (
        <li key={index}>
          <span className="figure">{figure}</span>
          <h3>{title}</h3>
          <p>
            <WholeWords language={language}>{text}</WholeWords>
          </p>
        </li>
      ))}
    </Facts>
  );
}
