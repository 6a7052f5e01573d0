import { styled } from '#components/ui/styled/styled.ts';
import type { BlockOf } from '#lib/blocks/block-view.ts';
import type { Language } from '#lib/language/languages.ts';
import { ChartBorder } from '#components/ui/charts/chart-border.tsx';
import { KeepPhrases } from '#components/ui/primitives/keep-phrases.tsx';
import { WholeWords } from '#components/ui/primitives/whole-words.tsx';

const columnsInOneRow = 6;

const Strip = styled('section', {
  base: {
    '& .strip-head': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      columnGap: '8',
      rowGap: '1',
      paddingBlock: '4',
    },
    '& h2': { textStyle: 'h3' },
    '& .strip-lead': { textStyle: 'sm', color: 'fg.muted' },
    '& dl': { display: 'grid', gridTemplateColumns: { base: 'repeat(2,minmax(0,1fr))' }, columnGap: '5' },
    '& dl > div': {
      display: 'flex',
      flexDirection: 'column',
      borderStyle: 'solid',
      borderColor: 'border',
      borderWidth: { base: '1px 0 0', lg: '0' },
      paddingBlock: { base: '3', lg: '0' },
    },
    // an odd last one spans the row and leaves no empty cell
    '& dl > div:nth-of-type(2n+1):last-of-type': { gridColumn: { base: '1/-1', lg: 'auto' } },
    '& dt': { fontWeight: 'semibold', lineHeight: '1.5' },
    '& .figure': {
      order: '-1',
      fontSize: { base: '1.5rem', sm: '1.75rem' },
      lineHeight: '1.2',
      fontWeight: 'bold',
      letterSpacing: '-.02em',
      color: 'accent.fg',
      marginBottom: '1',
      fontVariantNumeric: 'tabular-nums',
      '&:lang(zh), &:lang(ja)': { letterSpacing: '0' },
    },
    '& .words': { textStyle: 'sm', color: 'fg.muted' },
  },
  variants: {
    rows: {
      one: {
        '& dl': { gridTemplateColumns: { lg: 'none' }, gridAutoFlow: { lg: 'column' }, gridAutoColumns: { lg: 'minmax(0,1fr)' } },
        '& dl > div + div': { borderInlineStartWidth: { lg: '1px' }, paddingInlineStart: { lg: '5' } },
      },
      several: { '& dl': { gridTemplateColumns: { lg: 'repeat(4,minmax(0,1fr))' }, rowGap: { lg: '6' } } },
    },
  },
});

/** A product's figures below its drawing, as the scale below a chart. */
export function FiguresStrip({ block, language }: { block: BlockOf<'figures'>; language: Language }) {
  return (
    <Strip id={block.id} rows={block.figures.length > columnsInOneRow ? 'several' : 'one'}>
      <ChartBorder />
      <div className="strip-head">
        <h2>
          <KeepPhrases>{block.heading}</KeepPhrases>
        </h2>
        {block.lead ? <p className="strip-lead">{block.lead}</p> : null}
      </div>
      <dl>
        {block.figures.map(({ figure, title, text }, index) => (
          <div key={index}>
            <dt>{title}</dt>
            <dd className="figure">{figure}</dd>
            <dd className="words">
              <WholeWords language={language}>{text}</WholeWords>
            </dd>
          </div>
        ))}
      </dl>
    </Strip>
  );
}
