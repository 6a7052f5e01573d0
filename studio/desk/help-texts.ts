import type { StructureBuilder, StructureResolverContext } from 'sanity/structure';
import { asRecord } from '../../cms-schemas/rules/verdict.ts';

const apiVersion = '2025-02-19';

const everyHelpText = '_type == "article" && kind == "help"';

/** Help articles below their category, and what the search of the documents goes by. */
export function helpTexts(S: StructureBuilder, context: StructureResolverContext) {
  const articles = (id: string, title: string, filter: string, params: Record<string, unknown> = {}) =>
    S.documentList()
      .id(id)
      .title(title)
      .schemaType('article')
      .apiVersion(apiVersion)
      .filter(filter)
      .params(params)
      .defaultOrdering([
        { field: 'order', direction: 'asc' },
        { field: 'slug.current', direction: 'asc' },
        { field: 'language', direction: 'asc' },
      ]);

  return S.listItem()
    .id('help')
    .title('Help')
    .child(async () => {
      const answer = await context.getClient({ apiVersion }).fetch<unknown>('*[_type == "category"] | order(order asc) {_id, "name": name.en}');
      const categories = (Array.isArray(answer) ? answer : []).flatMap((entry: unknown) => {
        const { _id, name } = asRecord(entry);
        if (typeof _id !== 'string' || typeof name !== 'string') return [];
        const list = articles(_id, name, `${everyHelpText} && category._ref == $category`, { category: _id });
        return [S.listItem().id(_id).title(name).child(list)];
      });
      return S.list()
        .id('help')
        .title('Help')
        .items([
          ...categories,
          S.divider(),
          S.listItem().id('every-help-text').title('All help articles').child(articles('every-help-text', 'All help articles', everyHelpText)),
          S.divider(),
          S.documentTypeListItem('category').title('Categories'),
          S.documentTypeListItem('hotTerm').title('Popular searches'),
          S.documentTypeListItem('synonym').title('Synonyms'),
        ]);
    });
}
