import { ProductPlate } from '#components/products/product-plate.tsx';
import { SiteLink } from '#components/ui/controls/site-link.tsx';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { productPages } from '#lib/content/values/product-pages.ts';
import type { ProductHelp } from '#lib/documents/help-by-product.ts';
import { colon } from '#lib/format/punctuation.ts';
import type { Language } from '#lib/language/languages.ts';
import { chip, chipHover } from '../search/chip-styles.ts';

const pageOfChosen = Object.fromEntries(
  productPages.map((href) => [`&:has(input[value="${href}"]:checked) [data-page="${href}"]`, { display: 'block' }]),
);

const Filter = styled('fieldset', {
  base: {
    border: '0',
    margin: '0',
    marginBottom: '8',
    padding: '0',
    minWidth: '0',
    '& legend': { padding: '0', marginBottom: '2', textStyle: 'sm', fontWeight: 'semibold' },
    '& .choices': { display: 'flex', flexWrap: 'wrap', gap: '2' },
    '& label': { ...chip, position: 'relative', gap: '3', paddingInline: '3', cursor: 'pointer', overflow: 'hidden', textStyle: 'sm' },
    '& label:hover': chipHover,
    '& input': { position: 'absolute', inset: '0', width: 'full', height: 'full', margin: '0', opacity: '0', cursor: 'pointer' },
    '& svg': { display: { base: 'none', md: 'block' }, width: '3.75rem', height: '2.5rem', marginInlineStart: '-.75rem' },
    '& label:has(:checked)': {
      borderColor: 'accent.solid',
      background: 'accent.subtle',
      boxShadow: 'inset 0 0 0 1px var(--hf-colors-accent-solid)',
    },
    '& label:has(:focus-visible)': { outline: '3px solid', outlineColor: 'accent.focusRing', outlineOffset: '2px' },
    '& [data-page]': { display: 'none', marginTop: '4', textStyle: 'sm', color: 'fg.muted' },
    ...pageOfChosen,
  },
});

interface ProductFilterProps {
  products: readonly ProductHelp[];
  language: Language;
}

/** Chooses the product whose help is shown; each with its plate, and the chosen one with the link to its page. */
export function ProductFilter({ products, language }: ProductFilterProps) {
  const { t } = useTranslation('documents');
  return (
    <Filter>
      <legend>{t('centre.products')}</legend>
      <div className="choices">
        <label>
          <input type="radio" name="product" value="" defaultChecked />
          <span>{t('centre.allProducts')}</span>
        </label>
        {products.map(({ product: { href, label } }) => (
          <label key={href}>
            <input type="radio" name="product" value={href} />
            <ProductPlate href={href} />
            <span>{label}</span>
          </label>
        ))}
      </div>
      {products.map(({ product: { href, label } }) => (
        <p key={href} data-page={href}>
          {t('centre.productPage')}
          {colon[language]}
          <SiteLink href={href} language={language}>
            {label}
          </SiteLink>
        </p>
      ))}
    </Filter>
  );
}
