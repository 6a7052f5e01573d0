import { loadMarketingPage, type MarketingPageContent } from '#lib/blocks/load-marketing-page.ts';
import type { LoadedFrame } from '#lib/page/load-frame.ts';
import type { PageAnswer, PageRequest } from '#lib/page/page-request.ts';

export interface AffiliateContent extends MarketingPageContent {
  /** The highest commission in percent; null if the settings name none, and then there is no estimate. */
  readonly ratePercent: number | null;
}

/** Loads the affiliate page and the rate for the page's language. */
export async function loadAffiliate(request: PageRequest, { settings }: LoadedFrame): Promise<PageAnswer<AffiliateContent>> {
  const page = await loadMarketingPage(request, 'aff');
  if (page.kind !== 'page') return page;
  return { ...page, content: { ...page.content, ratePercent: settings?.affiliateRates[request.language] ?? null } };
}
