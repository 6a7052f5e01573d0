import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import { price } from '#lib/catalogue/price.ts';
import type { GroupCampaignDocument } from '#lib/content/queries/group-campaign-query.ts';
import type { GroupMessage } from '#lib/contracts/calls/group-calls.ts';
import { currencies } from '#lib/money/currencies.ts';
import { percentOf } from '#lib/money/percent-of.ts';

/** The discount of a campaign's groups, as pages and orders name it. */
export const groupDiscount = ({ slug, discountPercent: percent }: Pick<GroupCampaignDocument, 'slug' | 'discountPercent'>) =>
  ({ kind: 'group', code: `group-${slug}`, percent }) as const;

/** What a group buys, and its price in each currency that it is sold in. */
export function groupOffer(campaign: GroupCampaignDocument, catalogue: Catalogue): GroupMessage['offer'] {
  const { region, model, disk, traffic, period, discountPercent: percent, activationFeePercent: feePercent } = campaign;
  const configuration = { region, model, disk, traffic };
  const prices = currencies.flatMap((currency) => {
    const result = price(catalogue, configuration, period, currency, [groupDiscount(campaign)]);
    if (!result.ok) return [];
    const groupMinor = result.total.amountMinor;
    return [{ currency, aloneMinor: result.subtotal.amountMinor, groupMinor, feeMinor: percentOf(groupMinor, feePercent) }];
  });
  return { configuration, period, percent, feePercent, prices };
}

/** Whether the catalogue sells what a campaign offers, in any currency. */
export const isOffered = (campaign: GroupCampaignDocument, catalogue: Catalogue): boolean =>
  groupOffer(campaign, catalogue).prices.length > 0;
