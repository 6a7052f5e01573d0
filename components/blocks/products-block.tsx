import { styled } from '#components/ui/styled/styled.ts';
import type { BlockOf } from '#lib/blocks/block-view.ts';
import type { Language } from '#lib/language/languages.ts';
import { Section, type SectionSurface } from '#components/ui/primitives/section.tsx';
import { WholeWords } from '#components/ui/primitives/whole-words.tsx';
import { SiteLink } from '#components/ui/controls/site-link.tsx';
import { ProductPlate } from '#components/products/product-plate.tsx';
import { StatusMark } from './claims/status-mark.tsx';

const Cards = styled('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2,minmax(0,1fr))', lg: 'repeat(3,minmax(0,1fr))' },
    columnGap: { base: '4', sm: '8' },
    // the rule above the last row goes on over the places that it leaves empty
    '&::after': { content: '""', borderTop: '1px solid', borderColor: 'border' },
    '& li': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0,1fr)', sm: 'auto minmax(0,1fr)' },
      columnGap: '4',
      rowGap: '2',
      alignContent: { base: 'start', sm: 'center' },
      alignItems: 'center',
      position: 'relative',
      borderTop: '1px solid',
      borderColor: 'border',
      paddingBlock: { base: '3', sm: '4' },
      '& svg': { height: { base: '2.75rem', sm: '4rem' }, width: { base: '4.125rem', sm: '6rem' } },
    },
    '& li:hover': { borderColor: 'border.emphasized' },
    '& h3': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '3',
      rowGap: '1',
      fontSize: '1.0625rem',
      // two columns on a phone fit the longest Japanese word
      '&:lang(ja)': { fontSize: { base: '.875rem', sm: '1.0625rem' } },
      lineHeight: '1.5',
      fontWeight: 'semibold',
    },
    '& a': { color: 'fg', textDecoration: 'none', minWidth: '0' },
    '& a::after': { content: '""', position: 'absolute', inset: '0' },
    '& li:hover a': { color: 'accent.fg', textDecoration: 'underline' },
    '& p': { textStyle: 'sm', color: 'fg.muted', marginTop: '1' },
  },
});

/** Everything on sale, and what is not yet, each with its plate: the whole card links to the product's page or article. */
export function ProductsBlock({ block, language, surface }: { block: BlockOf<'products'>; language: Language; surface: SectionSurface }) {
  return (
    <Section id={block.id} surface={surface} heading={block.heading} lead={block.lead}>
      <Cards>
        {block.products.map(({ label, href, hint, status }) => (
          <li key={href}>
            <ProductPlate href={href} />
            <div>
              <h3>
                <SiteLink href={href} language={language}>
                  {label}
                </SiteLink>
                <StatusMark status={status} />
              </h3>
              {hint ? (
                <p>
                  <WholeWords language={language}>{hint}</WholeWords>
                </p>
              ) : null}
            </div>
          </li>
        ))}
      </Cards>
    </Section>
  );
}
