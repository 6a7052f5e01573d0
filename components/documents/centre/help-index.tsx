import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { productPages } from '#lib/content/values/product-pages.ts';
import type { DocumentCentreContent } from '#lib/documents/load-document-centre.ts';
import type { HelpGroup } from '#lib/documents/help-tree.ts';
import type { Language } from '#lib/language/languages.ts';
import { useFragmentScroll } from '#components/ui/runtime/use-fragment-scroll.ts';
import { LinkList } from '../link-list.tsx';
import { ProductFilter } from './product-filter.tsx';
import { SummedUpLinks } from './summed-up-links.tsx';

/** Works without a script: the checked radio button leaves what is about its product, and the subjects that have something of it. */
const ofOneProduct = Object.fromEntries(
  productPages.map((href) => [
    `&:has(input[value="${href}"]:checked) :is(li:not([data-product="${href}"]),.subject:not(:has([data-product="${href}"])))`,
    { display: 'none' },
  ]),
);

const Index = styled('div', {
  base: {
    ...ofOneProduct,
    '& .columns': { columns: { sm: '2', lg: '3' }, columnGap: { base: '6', lg: '8' } },
    '& section': { borderTop: '1px solid', borderColor: 'border.emphasized', paddingTop: '4', paddingBottom: '8', breakInside: 'avoid' },
    '& .first h3': { textStyle: 'h3', marginBottom: '3' },
    '& h3': { fontSize: '1.0625rem', lineHeight: '1.5', marginBottom: '2' },
    '& h4': { textStyle: 'sm', fontWeight: 'semibold', color: 'fg.muted', marginTop: '3', marginBottom: '1' },
  },
});

interface HelpIndexProps {
  content: Pick<DocumentCentreContent, 'groups' | 'products' | 'legalLinks'>;
  language: Language;
}

/**
 * Every article by subject, with nested categories, or those of one product: the first subject with summaries, for those who begin;
 * the legal texts last. Subjects flow from column to column, so that small ones leave no hole.
 */
export function HelpIndex({ content: { groups, products, legalLinks }, language }: HelpIndexProps) {
  useFragmentScroll();
  const { t } = useTranslation('documents');
  const [first, ...others] = groups;
  const productOf = new Map(products.flatMap(({ product, articles }) => articles.map(({ href }) => [href, product.href] as const)));
  const below = ({ id, title, articles, groups: inner }: HelpGroup) => (
    <div key={id} id={id} className="subject">
      <h4>{title}</h4>
      <LinkList links={articles} language={language} look="compact" productOf={productOf} />
      {inner.map(below)}
    </div>
  );
  return (
    <Index>
      {products.length > 0 ? <ProductFilter products={products} language={language} /> : null}
      {first ? (
        <section id={first.id} className="subject first">
          <h3>{first.title ?? t('otherArticles')}</h3>
          <SummedUpLinks links={first.articles} language={language} productOf={productOf} />
          {first.groups.map(below)}
        </section>
      ) : null}
      <div className="columns">
        {others.map(({ id, title, articles, groups: inner }) => (
          <section key={id} id={id} className="subject">
            <h3>{title ?? t('otherArticles')}</h3>
            <LinkList links={articles} language={language} look="compact" productOf={productOf} />
            {inner.map(below)}
          </section>
        ))}
        {legalLinks.length > 0 ? (
          <section id="legal-texts" className="subject">
            <h3>{t('legalTexts')}</h3>
            <LinkList links={legalLinks} language={language} look="compact" />
          </section>
        ) : null}
      </div>
    </Index>
  );
}
