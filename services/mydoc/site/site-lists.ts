import { z } from 'zod';
import { stegaFree } from '#lib/content/values/stega-free.ts';
import { linkSchema, localised } from '#lib/content/values/localised.ts';
import { parseEach } from '#lib/content/values/parse-each.ts';
import { languages } from '#lib/language/languages.ts';
import type { CachedQuery } from '../content-cache/cached-query.ts';

const freshMs = 3_000;

const statisticsScript = z.object({
  vendor: stegaFree(z.string().min(1)),
  vendorId: stegaFree(z.string().regex(/^[\w.:/-]{1,200}$/)),
  category: z.union([z.literal(2), z.literal(3)]),
  domain: z.nullish(stegaFree(z.string())).transform((value) => value?.toLowerCase() || null),
  languages: z
    .array(stegaFree(z.enum(languages)))
    .nullish()
    .transform((value) => value ?? []),
  enabled: z.boolean().nullish(),
});

export type StatisticsScript = z.infer<typeof statisticsScript>;

export const statisticsScriptsShape: CachedQuery<readonly StatisticsScript[]> = {
  key: 'statistics-scripts-1',
  query: '*[_type == "statisticsScript"] | order(_id asc)[0...100]{_id, vendor, vendorId, category, domain, languages, enabled}',
  freshMs,
  read: (elements, report) => parseEach(statisticsScript, elements, 'statisticsScript', report),
};

const footerLink = z.object({ name: localised, href: linkSchema.shape.href });

export type FooterLink = z.infer<typeof footerLink>;

export const footerLinksShape: CachedQuery<readonly FooterLink[]> = {
  key: 'footer-links-1',
  query: '*[_type == "footerLink"] | order(order asc, _id asc)[0...200]{_id, name, href}',
  freshMs,
  read: (elements, report) => parseEach(footerLink, elements, 'footerLink', report),
};

const review = z.object({
  ratingValue: z.number().min(0).max(5).nullish().catch(null),
  reviewCount: z.int().nonnegative().nullish().catch(null),
});

export interface ReviewFigures {
  readonly reviewCount: number;
  readonly ratingValue: number | null;
}

export const reviewShape: CachedQuery<ReviewFigures> = {
  key: 'review-1',
  query: '*[_type == "siteSettings" && defined(review)][0...1].review',
  freshMs,
  read: (elements, report) => {
    const [figures] = parseEach(review, elements, 'siteSettings.review', report);
    const reviewCount = figures?.reviewCount ?? 0;
    // without a review there is nothing to average
    return { reviewCount, ratingValue: reviewCount > 0 ? (figures?.ratingValue ?? null) : null };
  },
};
