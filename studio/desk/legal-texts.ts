import type { StructureBuilder, StructureResolverContext } from 'sanity/structure';
import { contentApiVersion } from '../../lib/content/api-version.ts';
import { asRecord } from '../../cms-schemas/rules/verdict.ts';
import { opensLinksTo } from './opens-links.ts';

const legalTitles = `*[_type == "article" && kind == "legal"] | order(order asc, version desc) {
  _id, "slug": slug.current, language, title
}`;

/** Legal texts by address; below each, its languages and versions. */
export function legalTexts(S: StructureBuilder, context: StructureResolverContext) {
  const everything = (ids: readonly string[]) =>
    S.documentTypeListItem('article')
      .title('All texts')
      .child(
        S.documentTypeList('article')
          .title('All texts')
          .filter('_type == "article" && kind == "legal"')
          .apiVersion(contentApiVersion)
          .canHandleIntent(opensLinksTo(ids))
          .defaultOrdering([
            { field: 'order', direction: 'asc' },
            { field: 'language', direction: 'asc' },
            { field: 'version', direction: 'desc' },
          ]),
      );

  return S.listItem()
    .id('legal')
    .title('Legal')
    .child(async () => {
      const client = context.getClient({ apiVersion: contentApiVersion }).withConfig({ perspective: 'raw' });
      const texts = readLegalTexts(await client.fetch<unknown>(legalTitles));
      const lists = [...textsBySlug(texts)].map(([slug, { title, ids }]) =>
        S.listItem()
          .id(slug)
          .title(title)
          .child(versionsOf(S, slug, title, ids)),
      );
      const withoutSlug = texts.filter(({ slug }) => slug === null).map(({ id }) => id);
      return S.list()
        .id('legal')
        .title('Legal')
        .items([...lists, S.divider(), everything(withoutSlug)]);
    });
}

const versionsOf = (S: StructureBuilder, slug: string, title: string, ids: readonly string[]) =>
  S.documentList()
    .id(slug)
    .title(title)
    .schemaType('article')
    .apiVersion(contentApiVersion)
    .filter('_type == "article" && kind == "legal" && slug.current == $slug')
    .params({ slug })
    .canHandleIntent(opensLinksTo(ids))
    .defaultOrdering([
      { field: 'language', direction: 'asc' },
      { field: 'version', direction: 'desc' },
    ]);

export interface LegalText {
  readonly id: string;
  readonly slug: string | null;
  readonly title: string | null;
  readonly language: unknown;
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

function readLegalTexts(answer: unknown): LegalText[] {
  return (Array.isArray(answer) ? answer : []).flatMap((entry: unknown) => {
    const { _id, slug, title, language } = asRecord(entry);
    return typeof _id === 'string' ? [{ id: _id, slug: textOf(slug), title: textOf(title), language }] : [];
  });
}

/** The English title of each text, or whichever there is, and its documents; in the order given. */
export function textsBySlug(texts: readonly LegalText[]): Map<string, { title: string; ids: string[] }> {
  const slugs = new Set(texts.flatMap(({ slug }) => (slug === null ? [] : [slug])));
  return new Map(
    [...slugs].map((slug) => {
      const own = texts.filter((text) => text.slug === slug);
      const named = own.find(({ language }) => language === 'en') ?? own[0];
      return [slug, { title: named?.title ?? slug, ids: own.map(({ id }) => id) }];
    }),
  );
}
