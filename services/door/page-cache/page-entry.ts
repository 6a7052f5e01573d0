import { z } from 'zod';

/** A rendered answer as Next hands it over; kept whole, only its kind is looked at. */
const pageValue = z.discriminatedUnion('kind', [
  z.looseObject({ kind: z.literal('PAGES'), html: z.string(), status: z.number().optional() }),
  z.looseObject({ kind: z.literal('REDIRECT') }),
]);

const readContent = z.looseObject({
  pageData: z.looseObject({ pageProps: z.looseObject({ loadedAtMs: z.number(), changeCount: z.number() }) }),
});

/** When the content of a page was read, in epoch milliseconds, and how many changes had been counted by then; null where the page does not say. */
export function contentOf(value: unknown): { loadedAtMs: number; changeCount: number } | null {
  return readContent.safeParse(value).data?.pageData.pageProps ?? null;
}

/** One stored page: when it was made (epoch ms), of the content after how many changes, for how long it counts as fresh (seconds), and the answer. */
export const pageEntrySchema = z.object({
  lastModified: z.number(),
  changeCount: z.number(),
  value: pageValue,
  cacheControl: z.object({ revalidate: z.union([z.number(), z.literal(false)]), expire: z.number().optional() }).optional(),
});

export type PageEntry = z.infer<typeof pageEntrySchema>;

/** Reads a stored entry; null for anything that is none. */
export function parsePageEntry(text: string): PageEntry | null {
  try {
    return pageEntrySchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
