import type { DefaultDocumentNodeResolver, StructureBuilder } from 'sanity/structure';
import { PromotionPricesView } from './promotion-prices.tsx';
import { WhereUsed } from './where-used.tsx';

/** A document’s form, and beside it the places that use the document. */
export const viewsOf = (S: StructureBuilder) => [S.view.form(), S.view.component(WhereUsed).id('where-used').title('Where used')];

/** Beside a promotion's form also what the site will say of its prices. */
export const defaultDocumentNode: DefaultDocumentNodeResolver = (S, { schemaType }) => {
  const [form, ...others] = viewsOf(S);
  const prices = schemaType === 'promotion' ? [S.view.component(PromotionPricesView).id('price-before').title('Price before')] : [];
  return S.document().views(form ? [form, ...prices, ...others] : others);
};
