import * as z from 'zod/mini';
import { documentSummary, type DocumentSummary } from './document-summary.ts';
import { instantNames } from './document-instants.ts';
import { revalidationManifest } from './manifest.ts';

const ownFields = Object.keys(documentSummary.shape);
const readByManifest = Object.values(revalidationManifest).flatMap(({ reads }) => reads);

/** Fields of a summary: what the revalidation manifest reads, and the instants. */
export const summaryFields: readonly string[] = [...new Set([...ownFields, ...readByManifest, ...instantNames])];

/** The fields of a summary as a GROQ projection. */
export const summaryProjection = `{${summaryFields.join(', ')}}`;

/** Reduces a document to its summary; null if it has no id or type. */
export function summaryOf(document: unknown): DocumentSummary | null {
  const whole = documentSummary.safeParse(document).data;
  if (!whole) return null;
  return documentSummary.parse(Object.fromEntries(summaryFields.filter((field) => field in whole).map((field) => [field, whole[field]])));
}

const summarised = z.pipe(
  z.unknown(),
  z.transform((document, context) => {
    const summary = summaryOf(document);
    if (document !== null && summary === null)
      context.issues.push({ code: 'custom', message: 'a document has an id and a type', input: document });
    return summary;
  }),
);

/** A notice as the site reads it: whole documents from the CMS, summaries from the services, of which only the summary counts. */
export const summaryChangeSchema = z
  .object({ operation: z.enum(['create', 'update', 'delete', 'due']), before: summarised, after: summarised })
  .check(z.refine((change) => change.before !== null || change.after !== null, 'a change has a document before or after it'));
