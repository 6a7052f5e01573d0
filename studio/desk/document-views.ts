import type { DefaultDocumentNodeResolver, StructureBuilder } from 'sanity/structure';
import { WhereUsed } from './where-used.tsx';

/** A document’s form, and beside it the places that use the document. */
export const viewsOf = (S: StructureBuilder) => [S.view.form(), S.view.component(WhereUsed).id('where-used').title('Where used')];

export const defaultDocumentNode: DefaultDocumentNodeResolver = (S) => S.document().views(viewsOf(S));
