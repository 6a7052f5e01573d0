import { cleanText } from '#lib/content/values/stega-free.ts';
import { namedCountries } from '#lib/format/country-name.ts';
import type { LoadedFrame } from '#lib/page/load-frame.ts';
import type { PageAnswer, PageRequest } from '#lib/page/page-request.ts';

export interface WithdrawalPageContent {
  /** Null: the site settings grant no right of withdrawal. */
  readonly right: {
    readonly days: number;
    /** Where the buyers who have it live, by their names in the page's language. */
    readonly countries: readonly { readonly code: string; readonly name: string }[];
  } | null;
  /** For a statement by mail. */
  readonly email: string | null;
}

/** The page on which a contract is withdrawn from is the same for everybody; what it is about is in its address. */
export const loadWithdrawalPage = async (
  { language }: PageRequest,
  { settings }: LoadedFrame,
): Promise<PageAnswer<WithdrawalPageContent>> => ({
  kind: 'page',
  content: {
    right: settings?.withdrawal
      ? { days: settings.withdrawal.days, countries: namedCountries(settings.withdrawal.countries, language) }
      : null,
    email: settings?.contactEmail ? cleanText(settings.contactEmail) : null,
  },
  changesAt: [],
});
