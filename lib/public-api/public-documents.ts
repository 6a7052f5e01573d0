import { z } from 'zod';
import { slugOfArticlePath } from '#lib/content/article-paths.ts';
import type { ListedPage } from '#lib/discovery/listed-page.ts';
import { languages } from '#lib/language/languages.ts';

const slug = z.string().optional();

/** An article by its English title, with its slug in each language that it is written in. */
export const publicDocument = z.object({ title: z.string().nullable(), slugs: z.object({ en: slug, zh: slug, ja: slug }) });

export type PublicDocument = z.infer<typeof publicDocument>;

/** The articles among the pages of the site, in the order of their titles. */
export const toPublicDocuments = (pages: readonly ListedPage[]): PublicDocument[] =>
  pages
    .flatMap(({ title, published }): PublicDocument[] => {
      const slugs: PublicDocument['slugs'] = {};
      for (const language of languages) {
        const found = slugOfArticlePath(published[language] ?? '');
        if (found !== null) slugs[language] = found;
      }
      return Object.keys(slugs).length > 0 ? [{ title, slugs }] : [];
    })
    .toSorted((left, right) => ((left.title ?? '') < (right.title ?? '') ? -1 : 1));
