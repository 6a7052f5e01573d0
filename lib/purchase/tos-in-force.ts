import { findEditions } from '#lib/content/look-ups/find-editions.ts';
import { effectiveAtMs, effectiveFrom, type EffectiveFrom } from '#lib/content/effective-instant.ts';
import type { PageRequest } from '#lib/page/page-request.ts';
import { articlePath, tosSlug } from '#lib/content/article-paths.ts';
import { chooseEdition } from '#lib/documents/choose-edition.ts';

/** The terms accepted with an order. */
export interface TosInForce extends EffectiveFrom {
  readonly version: number;
  readonly path: string;
}

/** The version in force in the page's language, else in English; null if the content has none. */
export async function loadTosInForce({
  source,
  language,
  nowMs,
}: PageRequest): Promise<{ terms: TosInForce | null; changesAt: readonly number[] }> {
  const editions = await findEditions(source.ask, tosSlug);
  const edition = chooseEdition(editions, { slug: tosSlug, version: null, language, nowMs, draft: false })?.edition ?? null;
  return {
    terms: edition && { version: edition.version, ...effectiveFrom(edition), path: articlePath(edition.slug) },
    changesAt: editions.map(effectiveAtMs),
  };
}
