import type { StructureBuilder, StructureResolverContext } from 'sanity/structure';
import { contentApiVersion } from '../../lib/content/api-version.ts';
import { marketingPageIds, type MarketingPageId } from '../../lib/content/values/marketing-page-ids.ts';
import { deskIcons } from './desk-icons.tsx';
import { opensLinksTo } from './opens-links.ts';
import { publishedIdOf } from '../../lib/content/document-ids.ts';
import { asRecords } from './as-records.ts';
import { say } from '../words/say.ts';

const fixedPages = '*[_type == "marketingPage"] | order(_id asc) {_id, pageId}';

/** A page of a route that has none yet begins with its route. */
export const fixedPageTemplate = {
  id: 'marketingPage-of-route',
  title: say('Page of the site'),
  schemaType: 'marketingPage',
  parameters: [{ name: 'pageId', title: say('Page'), type: 'string' as const }],
  value: (given: unknown) => ({ ...(given instanceof Object && 'pageId' in given ? { pageId: given.pageId } : {}) }),
};

/** The pages that the site has by its routes, each once: a list that nobody adds to. */
export function fixedPagesList(S: StructureBuilder, context: StructureResolverContext) {
  return S.listItem()
    .id('marketingPage')
    .title(say('Pages of the site'))
    .icon(deskIcons.window)
    .child(async () => {
      const client = context.getClient({ apiVersion: contentApiVersion }).withConfig({ perspective: 'raw' });
      const ids = idsByPage(asRecords(await client.fetch<unknown>(fixedPages)));
      const items = marketingPageIds.map((pageId) => {
        const documentId = ids.get(pageId) ?? unwrittenId(pageId);
        return S.listItem()
          .id(documentId)
          .title(`/${pageId}`)
          .child(S.defaultDocument({ schemaType: 'marketingPage', documentId }).initialValueTemplate(fixedPageTemplate.id, { pageId }));
      });
      return S.list().id('marketingPage').title(say('Pages of the site')).items(items).canHandleIntent(opensLinksTo(ids.values()));
    });
}

const unwrittenId = (pageId: MarketingPageId): string => `marketing-page-${pageId.replaceAll('/', '-')}`;

/** The document of each route; of a published one and its draft, the name of both. */
export function idsByPage(documents: readonly Record<string, unknown>[]): ReadonlyMap<string, string> {
  const ids = new Map<string, string>();
  for (const { _id, pageId } of documents) {
    if (typeof _id === 'string' && typeof pageId === 'string' && !ids.has(pageId)) ids.set(pageId, publishedIdOf(_id));
  }
  return ids;
}
