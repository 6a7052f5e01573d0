import type { StructureBuilder, StructureResolverContext } from 'sanity/structure';
import { contentApiVersion } from '../../lib/content/api-version.ts';
import { asRecord } from '../../cms-schemas/rules/verdict.ts';
import { deskIcons } from './desk-icons.tsx';
import { viewsOf } from './document-views.ts';
import { opensLinksTo } from './opens-links.ts';
import { asRecords } from './as-records.ts';
import { say } from '../words/say.ts';

const everyHelpText = '_type == "article" && kind == "help"';

const helpTree = `{
  "categories": *[_type == "category" && !(_id in path("drafts.**")) && !(_id in path("versions.**"))] | order(order asc) {_id, "name": name.en},
  "articles": *[${everyHelpText}] {_id, "category": category._ref}
}`;

/** Help articles below their category, and the vocabulary of the document search. */
export function helpTexts(S: StructureBuilder, context: StructureResolverContext) {
  const articles = (id: string, title: string, ids: readonly string[], filter: string, params: { category?: string } = {}) =>
    S.documentList()
      .id(id)
      .title(title)
      .schemaType('article')
      .apiVersion(contentApiVersion)
      .filter(filter)
      .params(params)
      // without the comparison of versions, which legal texts have
      .child((documentId) => S.document().schemaType('article').documentId(documentId).views(viewsOf(S)))
      .canHandleIntent(opensLinksTo(ids, params.category === undefined ? 'article-help' : 'article-help-in-category'))
      .defaultOrdering([
        { field: 'order', direction: 'asc' },
        { field: 'slug.current', direction: 'asc' },
        { field: 'language', direction: 'asc' },
      ])
      // the last call: each other one would infer them again
      .initialValueTemplates([
        params.category === undefined
          ? S.initialValueTemplateItem('article-help')
          : S.initialValueTemplateItem('article-help-in-category', { category: params.category }),
      ]);

  return S.listItem()
    .id('help')
    .title(say('Help'))
    .icon(deskIcons.help)
    .child(async () => {
      const client = context.getClient({ apiVersion: contentApiVersion }).withConfig({ perspective: 'raw' });
      const tree = asRecord(await client.fetch<unknown>(helpTree));
      const categories = asRecords(tree.categories).flatMap(({ _id, name }) => {
        if (typeof _id !== 'string' || typeof name !== 'string') return [];
        const own = idsOf(asRecords(tree.articles).filter(({ category }) => category === _id));
        const list = articles(_id, name, own, `${everyHelpText} && category._ref == $category`, { category: _id });
        return [S.listItem().id(_id).title(name).child(list)];
      });
      const withoutCategory = idsOf(asRecords(tree.articles).filter(({ category }) => typeof category !== 'string'));
      return S.list()
        .id('help')
        .title(say('Help'))
        .items([
          ...categories,
          S.divider(),
          S.listItem()
            .id('every-help-text')
            .title(say('All help articles'))
            .child(articles('every-help-text', say('All help articles'), withoutCategory, everyHelpText)),
          S.divider(),
          S.documentTypeListItem('category').title(say('Categories')),
          S.documentTypeListItem('hotTerm').title(say('Popular searches')),
          S.documentTypeListItem('synonym').title(say('Synonyms')),
          S.documentTypeListItem('readerQuestions').title(say('Readers’ questions')),
        ]);
    });
}

const idsOf = (entries: readonly Record<string, unknown>[]): string[] =>
  entries.flatMap(({ _id }) => (typeof _id === 'string' ? [_id] : []));
