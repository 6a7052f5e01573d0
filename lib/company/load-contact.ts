import type { BlockOf } from '#lib/blocks/block-view.ts';
import { loadMarketingPage, type MarketingPageContent } from '#lib/blocks/load-marketing-page.ts';
import { cleanText } from '#lib/content/values/stega-free.ts';
import type { LoadedFrame } from '#lib/page/load-frame.ts';
import type { PageAnswer, PageRequest } from '#lib/page/page-request.ts';

export interface ContactContent extends MarketingPageContent {
  /** The channels beside the form; null if the page has none. */
  readonly channels: BlockOf<'channels'> | null;
  readonly email: string | null;
}

/** Loads the contact page; its first list of channels goes beside the form, the other sections below. */
export async function loadContact(request: PageRequest, { settings }: LoadedFrame): Promise<PageAnswer<ContactContent>> {
  const page = await loadMarketingPage(request, 'contact');
  if (page.kind !== 'page') return page;
  const channels = page.content.blocks.find((block): block is BlockOf<'channels'> => block.kind === 'channels') ?? null;
  const email = settings?.contactEmail ?? null;
  return {
    ...page,
    content: {
      ...page.content,
      channels,
      email: email === null ? null : cleanText(email),
      blocks: page.content.blocks.filter((block) => block !== channels),
    },
  };
}
