import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { BlockOf, ClaimView } from '#lib/blocks/block-view.ts';
import type { Language } from '#lib/language/languages.ts';
import { Section } from '#components/ui/primitives/section.tsx';
import { WholeWords } from '#components/ui/primitives/whole-words.tsx';
import { ClaimPicture } from './claim-picture.tsx';

/** On a phone a snapping row, which scrolls to the edges of the screen. */
const Scroll = styled('div', {
  base: {
    overflowX: { base: 'auto', sm: 'visible' },
    scrollSnapType: { base: 'x mandatory', sm: 'none' },
    scrollPaddingInline: 'gutter',
    marginInline: { base: 'calc(-1 * var(--hf-spacing-gutter))', sm: '0' },
  },
});

const Claims = styled('ul', {
  base: {
    display: { base: 'flex', sm: 'grid' },
    gridTemplateColumns: { sm: 'repeat(2,minmax(0,1fr))', lg: 'repeat(3,minmax(0,1fr))' },
    columnGap: { base: '5', sm: '8' },
    rowGap: '4',
    width: { base: 'max-content', sm: 'auto' },
    paddingInline: { base: 'gutter', sm: '0' },
    '& li': {
      display: 'flex',
      flexDirection: 'column',
      gap: '2',
      width: { base: 'min(82vw,20rem)', sm: 'auto' },
      scrollSnapAlign: 'start',
      paddingBlock: { base: '4', sm: '6' },
      borderTop: '1px solid',
      borderColor: 'border.inverted',
    },
    '& .figure': { textStyle: 'h1', fontSize: 'clamp(1.75rem,1.4rem + 1.2vw,2.5rem)', fontVariantNumeric: 'tabular-nums' },
    '& h3': { fontSize: '1rem', lineHeight: '1.5', fontWeight: 'semibold' },
    '& .drawing': { minHeight: { sm: '4.5rem' }, display: 'flex', flexDirection: 'column', justifyContent: 'center', marginBlock: '1' },
    '& svg': { width: 'full', height: 'auto', overflow: 'visible' },
    '& .fill': { fill: 'accent.inverted' },
    '& .empty': { fill: 'fg.invertedMuted' },
    '& .dots': { stroke: 'accent.inverted', strokeWidth: '8', strokeLinecap: 'round' },
    '& .hours': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0,1fr)',
      columnGap: '3',
      rowGap: '2',
      alignItems: 'center',
      textStyle: 'xs',
      color: 'fg.invertedMuted',
    },
    '& .words': { textStyle: 'sm', color: 'fg.invertedMuted' },
    '& .scale': { textStyle: 'xs', color: 'fg.invertedMuted' },
    '& .wide': {
      gridColumn: '1/-1',
      display: { base: 'flex', sm: 'grid' },
      gridTemplateColumns: { sm: 'minmax(0,1fr)', lg: 'minmax(0,1fr) minmax(0,2fr)' },
      columnGap: '8',
      rowGap: { base: '2', sm: '3' },
      '& .drawing': { gridColumn: { lg: '2' }, gridRow: { lg: '1 / span 4' }, margin: '0' },
      '& .month': { position: 'relative', height: '149px', marginBottom: '6' },
      '& .month svg': { position: 'absolute', inset: '0', height: 'full', overflow: 'visible' },
      '& .month line': { stroke: 'fg.inverted', strokeWidth: '1.5' },
      '& .month text': { fill: 'fg.inverted', textAnchor: 'middle', fontSize: '.8125rem', fontWeight: 'semibold' },
    },
  },
});

function Claim({ claim, language }: { claim: ClaimView; language: Language }) {
  const { t } = useTranslation('blocks');
  const { figure, title, text, asOf, drawing } = claim;
  return (
    <li className={drawing?.kind === 'month' ? 'wide' : undefined}>
      <div>
        <p className="figure">{figure}</p>
        <h3>{title}</h3>
      </div>
      {drawing ? (
        <div className="drawing">
          <ClaimPicture drawing={drawing} />
        </div>
      ) : null}
      <p className="words">
        <WholeWords language={language}>{text}</WholeWords>
      </p>
      {drawing ? <p className="scale">{t(`claims.${drawing.kind}`)}</p> : null}
      <p className="scale">{t('claims.asOf', { date: asOf })}</p>
    </li>
  );
}

/** Our claims, each drawn from its figure, with the day on which the figure was checked. */
export function ClaimsBlock({ block, language }: { block: BlockOf<'claims'>; language: Language }) {
  return (
    <Section id={block.id} surface="inverted" heading={block.heading} lead={block.lead}>
      <Scroll tabIndex={0} role="region" aria-label={block.heading}>
        <Claims>
          {block.claims.map((claim) => (
            <Claim key={claim.id} claim={claim} language={language} />
          ))}
        </Claims>
      </Scroll>
    </Section>
  );
}
