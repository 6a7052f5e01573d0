import { loadMarketingPage, type MarketingPageContent } from '#lib/blocks/load-marketing-page.ts';
import type { PageAnswer, PageRequest } from '#lib/page/page-request.ts';

export interface SignUpContent extends MarketingPageContent {
  /** What the button says that leads to the account centre's form. */
  readonly startLabel: string;
}

/** Reads the sign-up page. Its first button keeps what the visitor came with, so the page draws it itself. */
export async function loadSignUp(request: PageRequest): Promise<PageAnswer<SignUpContent>> {
  const page = await loadMarketingPage(request, 'signUp');
  if (page.kind !== 'page') return page;
  const { primaryAction, heading } = page.content;
  return { ...page, content: { ...page.content, startLabel: primaryAction?.label ?? heading } };
}
