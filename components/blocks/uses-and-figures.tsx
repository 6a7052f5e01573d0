import { styled } from '#components/ui/styled/styled.ts';
import type { BlockOf } from '#lib/blocks/block-view.ts';
import type { Language } from '#lib/language/languages.ts';
import { Container } from '#components/ui/primitives/container.tsx';
import { ChartBorder } from '#components/ui/charts/chart-border.tsx';
import { KeepPhrases } from '#components/ui/primitives/keep-phrases.tsx';
import type { SectionSurface } from '#components/ui/primitives/section.tsx';
import { WholeWords } from '#components/ui/primitives/whole-words.tsx';
import { SiteLink } from '#components/ui/controls/site-link.tsx';
import { RuleRows } from './rule-rows.tsx';

const Band = styled('section', {
  base: {
    paddingBlock: 'section',
    '& .pair': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0,1fr)', lg: 'minmax(0,1fr) 22.5rem' },
      columnGap: '16',
      rowGap: '10',
      alignItems: 'start',
    },
    '& h2': { textStyle: 'h2' },
    '& .uses > h2': { marginBottom: '6' },
    '& .uses-lead': { color: 'fg.muted', marginBottom: '6' },
    '& .box': { background: 'bg' },
    '& .inside': {
      border: '1px solid',
      borderTop: '0',
      borderColor: 'border.emphasized',
      borderRadius: '0 0 var(--hf-radii-l2) var(--hf-radii-l2)',
      padding: { base: '5', sm: '6' },
    },
    '& .box h2': { textStyle: 'h3', marginBottom: '3' },
    '& dl > div': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0,1fr) auto',
      columnGap: '4',
      paddingBlock: '3',
      borderBottom: '1px solid',
      borderColor: 'border.muted',
      textStyle: 'sm',
    },
    '& dl:last-child > div:last-child': { borderBottom: '0', paddingBottom: '0' },
    '& dt': { color: 'fg.muted' },
    '& dd.figure': { fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums', textAlign: 'end' },
    '& dd.words': { gridColumn: '1/-1', textStyle: 'xs', color: 'fg.muted' },
    '& .box-lead': { textStyle: 'xs', color: 'fg.muted', marginTop: '4' },
  },
  variants: { surface: { page: {}, canvas: { background: 'bg.canvas' }, inverted: {} } },
});

interface UsesAndFiguresProps {
  uses: BlockOf<'customers'>;
  figures: BlockOf<'figures'>;
  language: Language;
  surface: SectionSurface;
}

/** The uses of a product, and its figures in a box beside them. */
export function UsesAndFigures({ uses, figures, language, surface }: UsesAndFiguresProps) {
  return (
    <Band surface={surface}>
      <Container className="pair">
        <div className="uses" id={uses.id}>
          <h2>
            <KeepPhrases>{uses.heading}</KeepPhrases>
          </h2>
          {uses.lead ? (
            <p className="uses-lead">
              <WholeWords language={language}>{uses.lead}</WholeWords>
            </p>
          ) : null}
          <RuleRows>
            {uses.customers.map(({ title, text, action }, index) => (
              <li key={index}>
                <div>
                  <h3>{title}</h3>
                  <p>
                    <WholeWords language={language}>{text}</WholeWords>
                  </p>
                </div>
                {action ? (
                  <SiteLink href={action.href} language={language}>
                    {action.label}
                  </SiteLink>
                ) : null}
              </li>
            ))}
          </RuleRows>
        </div>
        <div className="box" id={figures.id}>
          <ChartBorder scale="box" />
          <div className="inside">
            <h2>{figures.heading}</h2>
            <dl>
              {figures.figures.map(({ figure, title, text }, index) => (
                <div key={index}>
                  <dt>{title}</dt>
                  <dd className="figure">{figure}</dd>
                  <dd className="words">
                    <WholeWords language={language}>{text}</WholeWords>
                  </dd>
                </div>
              ))}
            </dl>
            {figures.lead ? <p className="box-lead">{figures.lead}</p> : null}
          </div>
        </div>
      </Container>
    </Band>
  );
}
