import { loadMarketingPage, type MarketingPageContent } from '#lib/blocks/load-marketing-page.ts';
import type { PageAnswer, PageRequest } from '#lib/page/page-request.ts';

export interface SignUpContent extends MarketingPageContent {
  /** The label of the button to the account centre's form. */
  readonly startLabel: string;
}

/** Loads the sign-up page. Its first button passes on the visitor's codes, so the page renders it separately. */
export async function loadSignUp(request: PageRequest): Promise<PageAnswer<SignUpContent>> {
  const page = await loadMarketingPage(request, 'signUp');
  if (page.kind !== 'page') return page;
  const { primaryAction, heading } = page.content;
  return { ...page, content: { ...page.content, startLabel: primaryAction?.label ?? heading } };
}
