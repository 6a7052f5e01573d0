import { createClient } from '@sanity/client';
import { z } from 'zod';
import { publishedClient } from '#lib/content/client.ts';
import { contentConfig } from '#lib/content/config.ts';
import { contentSource } from '#lib/content/content-source.ts';
import { findEditions } from '#lib/content/find-editions.ts';
import { helpBelowQuery } from '#lib/content/help-query.ts';
import { movedArticle } from '#lib/documents/moved-article.ts';
import { previousVersionOf } from '#lib/documents/previous-version.ts';
import { AnsweredNotices, type NoticeDeps } from './answer-content-notice.ts';
import { findPageStore, openPageStore } from './page-store-registry.ts';
import type { EditionAddress } from './plan-refresh.ts';
import { renderAnew } from './render-anew.ts';

const environment = z.object({
  CONTENT_WEBHOOK_SECRET: z.string().min(16),
  SANITY_WRITE_TOKEN: z.string().min(1).optional(),
});

const answered = new AnsweredNotices();

/** The site's own means of answering content notices; `render` renders one address. */
export function siteNoticeDeps(render: (address: string) => Promise<void>): NoticeDeps {
  const { CONTENT_WEBHOOK_SECRET: secret, SANITY_WRITE_TOKEN: writeToken } = environment.parse(process.env);
  return {
    secret,
    now: () => new Date(),
    answered,
    keepPreviousVersion: (change) => keepPreviousVersion(change, writeToken),
    editionsOf,
    articlesBelow,
    revalidate: (address) => renderAnew(address, { render, pages: findPageStore, now: Date.now }),
    dropAllPages: async () => (await openPageStore(render))?.dropAll(),
    evictFromEdge: async (addresses) => findPageStore()?.evictFromEdge(addresses),
  };
}

const keepPreviousVersion = async (change: Parameters<typeof previousVersionOf>[0], writeToken: string | undefined): Promise<void> => {
  if (!writeToken) return;
  const [previous, moved] = [previousVersionOf(change), movedArticle(change)];
  const client = createClient({ ...publishedClient(contentConfig()).config(), token: writeToken });
  if (previous) await client.createIfNotExists(previous);
  if (!moved) return;
  // the Studio's own publish may have written one; a rule away from the new address would make a loop
  const known = await client.fetch<number>('count(*[_type == "redirect" && from == $from])', { from: moved.from });
  await client.delete({ query: '*[_type == "redirect" && from == $to]', params: { to: moved.to } });
  if (known === 0) await client.createOrReplace(moved);
};

const editionsOf = (slug: string): Promise<EditionAddress[]> => findEditions(contentSource(false).ask, slug);

const slugs = z.array(z.string());

const articlesBelow = async (id: string): Promise<string[]> => slugs.parse(await contentSource(false).ask(helpBelowQuery, { id }));
