import type { DefaultDocumentNodeResolver, StructureBuilder } from 'sanity/structure';
import { comparisonView } from './legal/comparison-view.ts';
import { LegalComparison } from './legal/legal-comparison.tsx';
import { PromotionPricesView } from './promotion-prices.tsx';
import { WhereUsed } from './where-used.tsx';
import { say } from '../words/say.ts';

/** A document’s form, and beside it the places that use the document. */
export const viewsOf = (S: StructureBuilder) => [
  S.view.form().title(say('Form')),
  S.view.component(WhereUsed).id('where-used').title(say('Where used')),
];

/** Beside a promotion's form also what the site will say of its prices, beside an article's how it differs from its other versions. */
export const defaultDocumentNode: DefaultDocumentNodeResolver = (S, { schemaType }) => {
  const [form, ...others] = viewsOf(S);
  const prices = schemaType === 'promotion' ? [S.view.component(PromotionPricesView).id('price-before').title(say('Price before'))] : [];
  const comparison = schemaType === 'article' ? [S.view.component(LegalComparison).id(comparisonView).title(say('What changed'))] : [];
  return S.document().views(form ? [form, ...prices, ...comparison, ...others] : others);
};
