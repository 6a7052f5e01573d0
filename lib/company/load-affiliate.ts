import { loadMarketingPage, type MarketingPageContent } from '#lib/blocks/load-marketing-page.ts';
import type { LoadedFrame } from '#lib/page/load-frame.ts';
import type { PageAnswer, PageRequest } from '#lib/page/page-request.ts';

export interface AffiliateContent extends MarketingPageContent {
  /** The highest commission in percent; null where settings name none, and then nothing is reckoned. */
  readonly ratePercent: number | null;
}

/** Reads the affiliate page and the rate that holds for the page's language. */
export async function loadAffiliate(request: PageRequest, { settings }: LoadedFrame): Promise<PageAnswer<AffiliateContent>> {
  const page = await loadMarketingPage(request, 'aff');
  if (page.kind !== 'page') return page;
  return { ...page, content: { ...page.content, ratePercent: settings?.affiliateRates[request.language] ?? null } };
}
