import * as z from 'zod/mini';
import { articleEditionSchema, editionFields } from './article-query.ts';

/** The versions of the legal texts in one language that were published last, those that are not yet in force too. */
export const legalVersionsQuery = `*[_type == "article" && kind == "legal" && language == $language && defined(slug.current)]
  | order(_createdAt desc)[0...50]{${editionFields}, _createdAt}`;

/** A version, and when it was published, which the lake writes at that instant; hosted Sanity has the instant of its first draft there. */
export const legalVersionSchema = z.extend(articleEditionSchema, { _createdAt: z.iso.datetime({ offset: true }) });

export type PublishedLegalVersion = z.infer<typeof legalVersionSchema>;
