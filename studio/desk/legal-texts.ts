import type { StructureBuilder, StructureResolverContext } from 'sanity/structure';
import { asRecord } from '../../cms-schemas/rules/verdict.ts';

const apiVersion = '2025-02-19';

const legalTitles = `*[_type == "article" && kind == "legal" && defined(slug.current)] | order(order asc, version desc) {
  "slug": slug.current, language, title
}`;

/** Legal texts by address; below each, its languages and versions. */
export function legalTexts(S: StructureBuilder, context: StructureResolverContext) {
  const everything = S.documentTypeListItem('article')
    .title('All texts')
    .child(
      S.documentTypeList('article')
        .title('All texts')
        .filter('_type == "article" && kind == "legal"')
        .apiVersion(apiVersion)
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
      const client = context.getClient({ apiVersion }).withConfig({ perspective: 'raw' });
      const titles = titlesBySlug(await client.fetch<unknown>(legalTitles));
      const texts = [...titles].map(([slug, title]) => S.listItem().id(slug).title(title).child(versionsOf(S, slug, title)));
      return S.list().id('legal').title('Legal').items([...texts, S.divider(), everything]);
    });
}

const versionsOf = (S: StructureBuilder, slug: string, title: string) =>
  S.documentList()
    .id(slug)
    .title(title)
    .schemaType('article')
    .apiVersion(apiVersion)
    .filter('_type == "article" && kind == "legal" && slug.current == $slug')
    .params({ slug })
    .defaultOrdering([
      { field: 'language', direction: 'asc' },
      { field: 'version', direction: 'desc' },
    ]);

/** The English title of each text, or whichever there is; in the order of the answer. */
function titlesBySlug(answer: unknown): Map<string, string> {
  const titles = new Map<string, string>();
  const english = new Set<string>();
  for (const entry of Array.isArray(answer) ? answer : []) {
    const { slug, language, title } = asRecord(entry);
    if (typeof slug !== 'string' || english.has(slug)) continue;
    if (language === 'en') english.add(slug);
    if (language === 'en' || !titles.has(slug)) titles.set(slug, typeof title === 'string' ? title : slug);
  }
  return titles;
}
