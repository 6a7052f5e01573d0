import { styled } from '#components/ui/styled/styled.ts';
import type { BlockOf } from '#lib/blocks/block-view.ts';
import type { Language } from '#lib/language/languages.ts';
import { Section, type SectionSurface } from '#components/ui/primitives/section.tsx';
import { WholeWords } from '#components/ui/primitives/whole-words.tsx';
import { SiteLink } from '#components/ui/controls/site-link.tsx';

const Uses = styled('ul', {
  base: {
    borderTop: '1px solid',
    borderColor: 'border.emphasized',
    '& li': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0,1fr)', md: 'minmax(0,5fr) minmax(0,7fr)', lg: 'minmax(0,5fr) minmax(0,6fr) minmax(0,4fr)' },
      columnGap: { md: '8', lg: '10' },
      rowGap: '1',
      alignItems: 'baseline',
      borderBottom: '1px solid',
      borderColor: 'border',
      paddingBlock: { base: '4', lg: '5' },
    },
    '& h3': {
      fontSize: { base: '1.25rem', md: '1.5rem', lg: '1.75rem' },
      lineHeight: '1.25',
      fontWeight: 'bold',
      letterSpacing: '-.015em',
      textWrap: 'balance',
      '&:lang(zh), &:lang(ja)': { letterSpacing: '0' },
      '&:lang(ja)': { fontFeatureSettings: '"palt"', fontSize: { lg: '1.5rem' } },
    },
    '& p': { color: 'fg.muted' },
    // without a link the text has its place too
    '& p:last-child': { gridColumn: { lg: '2/-1' } },
    '& a': {
      gridColumn: { md: '2', lg: '3' },
      justifySelf: { base: 'start', lg: 'end' },
      textAlign: { lg: 'end' },
      paddingBlock: '1',
      textStyle: 'sm',
      fontWeight: 'semibold',
    },
  },
});

/** Typical customers, by what they use the servers for: each use as a line of large type. */
export function CustomersBlock({ block, language, surface }: { block: BlockOf<'customers'>; language: Language; surface: SectionSurface }) {
  return (
    <Section id={block.id} surface={surface} heading={block.heading} lead={block.lead}>
      <Uses>
        {block.customers.map(({ title, text, action }, index) => (
          <li key={index}>
            <h3>{title}</h3>
            <p>
              <WholeWords language={language}>{text}</WholeWords>
            </p>
            {action ? (
              <SiteLink href={action.href} language={language}>
                {action.label}
              </SiteLink>
            ) : null}
          </li>
        ))}
      </Uses>
    </Section>
  );
}
