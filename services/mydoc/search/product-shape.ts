import { z } from 'zod';
import { localised, linkSchema } from '#lib/content/values/localised.ts';
import { parseEach } from '#lib/content/values/parse-each.ts';
import { languages } from '#lib/language/languages.ts';
import type { CachedQuery } from '../content-cache/cached-query.ts';
import { localizeHref } from '#lib/language/localize-href.ts';
import type { SearchedDocument } from './searched-document.ts';

const product = z.object({ name: localised, summary: localised, group: localised, href: linkSchema.shape.href });

/**
 * Products are the entries of the menu, each with its address, and the instance families; an entry that leads to a text is found as that.
 */
export const productsShape: CachedQuery<readonly SearchedDocument[]> = {
  key: 'searched-products-1',
  query: `*[_type == "navigation"][0...1].menu[].entries[]{"name": label, "summary": hint, href}
    + *[_type == "family" && defined(code)] | order(order asc, _id asc)[0...100]{
      name, summary, "href": "/product/vps?series=" + code
    }`,
  freshMs: 15_000,
  read: (elements, report) => {
    const products = parseEach(product, elements, 'product', report).filter(
      ({ href }) => href.startsWith('/') && !href.startsWith('/doc/'),
    );
    const first = new Map<string, z.infer<typeof product>>();
    for (const entry of products) if (!first.has(entry.href)) first.set(entry.href, entry);
    return [...first.values()].flatMap((entry) => languages.flatMap((language) => readProduct(entry, language)));
  },
};

function readProduct(entry: z.infer<typeof product>, language: (typeof languages)[number]): SearchedDocument[] {
  const title = entry.name[language];
  if (title === null) return [];
  return [
    {
      type: 'product',
      group: `product ${entry.href}`,
      language,
      id: entry.href,
      title,
      link: localizeHref(entry.href, language),
      passages: [{ fragment: null, heading: entry.summary[language] ?? '', lines: [] }],
    },
  ];
}
