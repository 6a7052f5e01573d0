import { styled } from '#components/ui/styled/styled.ts';
import type { TextLink } from '#lib/content/values/localised.ts';
import type { Language } from '#lib/language/languages.ts';
import { SiteLink } from '#components/ui/controls/site-link.tsx';

const List = styled('ul', {
  base: {
    '& a': { display: 'block', color: 'fg', textDecoration: 'none' },
    '& a:hover': { color: 'accent.fg', textDecoration: 'underline' },
  },
  variants: {
    look: {
      compact: { '& a': { paddingBlock: '.3125rem', fontSize: '.9375rem', lineHeight: '1.5' } },
      divided: { '& li': { borderBottom: '1px solid', borderColor: 'border.muted' }, '& a': { paddingBlock: '.5rem', lineHeight: '1.5' } },
      ruled: {
        borderTop: '1px solid',
        borderColor: 'border.emphasized',
        '& li': { borderBottom: '1px solid', borderColor: 'border' },
        '& a': { paddingBlock: '3', fontWeight: 'semibold' },
      },
    },
    columns: {
      one: {},
      three: {
        display: 'grid',
        columnGap: { base: '6', lg: '8' },
        gridTemplateColumns: { base: 'minmax(0,1fr)', sm: 'repeat(2,minmax(0,1fr))', lg: 'repeat(3,minmax(0,1fr))' },
      },
    },
  },
  defaultVariants: { columns: 'one' },
});

interface LinkListProps {
  links: readonly TextLink[];
  language: Language;
  /** `compact`: close together; `divided`: a light line below each; `ruled`: emphasised, between lines. */
  look: 'compact' | 'divided' | 'ruled';
  /** Columns on a wide screen. */
  columns?: 'one' | 'three';
  /** The products that the articles are about, by the address of an article. */
  productOf?: ReadonlyMap<string, string>;
}

/** A list of links to pages; nothing if there are none. */
export function LinkList({ links, language, look, columns = 'one', productOf }: LinkListProps) {
  if (links.length === 0) return null;
  return (
    <List look={look} columns={columns}>
      {links.map(({ href, label }) => (
        <li key={href} data-product={productOf?.get(href)}>
          <SiteLink href={href} language={language}>
            {label}
          </SiteLink>
        </li>
      ))}
    </List>
  );
}
