import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { ProductHelp } from '#lib/documents/help-by-product.ts';
import type { Language } from '#lib/language/languages.ts';
import { Section } from '#components/ui/primitives/section.tsx';
import { SiteLink } from '#components/ui/controls/site-link.tsx';
import { LinkList } from '../link-list.tsx';

const Products = styled('div', {
  base: {
    display: 'grid',
    columnGap: { base: '6', lg: '8' },
    rowGap: '8',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0,1fr)', sm: 'repeat(2,minmax(0,1fr))', lg: 'repeat(3,minmax(0,1fr))' },
    '& section': { borderTop: '1px solid', borderColor: 'border.emphasized', paddingTop: '4' },
    '& h3': { fontSize: '1.0625rem', lineHeight: '1.5', marginBottom: '2' },
    '& h3 a': { color: 'fg', textDecorationColor: 'currentColor' },
    '& h3 a:hover': { color: 'accent.fg', textDecoration: 'underline' },
  },
});

/** The help of each product, below the link to its page. */
export function ProductLists({ products, language }: { products: readonly ProductHelp[]; language: Language }) {
  const { t } = useTranslation('documents');
  if (products.length === 0) return null;
  return (
    <Section heading={t('centre.products')} surface="canvas">
      <Products>
        {products.map(({ product, articles }) => (
          <section key={product.href}>
            <h3>
              <SiteLink href={product.href} language={language}>
                {product.label}
              </SiteLink>
            </h3>
            <LinkList links={articles} language={language} look="compact" />
          </section>
        ))}
      </Products>
    </Section>
  );
}
