import { z } from 'zod';

/** A rendered answer as Next passes it; stored whole, only its kind is checked. */
const pageValue = z.discriminatedUnion('kind', [
  z.looseObject({ kind: z.literal('PAGES'), html: z.string(), status: z.number().optional() }),
  z.looseObject({ kind: z.literal('REDIRECT') }),
]);

const readContent = z.looseObject({
  pageData: z.looseObject({ pageProps: z.looseObject({ loadedAtMs: z.number(), changeCount: z.number() }) }),
});

/** When the content of a page was read, in epoch milliseconds, and the change count at that time; null if the page does not carry them. */
export function contentOf(value: unknown): { loadedAtMs: number; changeCount: number } | null {
  return readContent.safeParse(value).data?.pageData.pageProps ?? null;
}

/**
 * One stored page: when it was rendered (epoch ms), the change count of its content, for how long it is fresh (seconds), and the answer.
 */
export const pageEntrySchema = z.object({
  lastModified: z.number(),
  changeCount: z.number(),
  value: pageValue,
  cacheControl: z.object({ revalidate: z.union([z.number(), z.literal(false)]), expire: z.number().optional() }).optional(),
});

export type PageEntry = z.infer<typeof pageEntrySchema>;

/** Parses a stored entry; null if it is malformed. */
export function parsePageEntry(text: string): PageEntry | null {
  try {
    return pageEntrySchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
