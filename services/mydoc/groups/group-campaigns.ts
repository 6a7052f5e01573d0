import { groupCampaignSchema, groupCampaignsQuery, type GroupCampaignDocument } from '#lib/content/queries/group-campaign-query.ts';
import { parseEach, type ReportLeftOut } from '#lib/content/values/parse-each.ts';
import type { CachedQuery } from '#services/mydoc/content-cache/cached-query.ts';

/** A campaign as published, and as groups that are created from it keep it. */
export interface PublishedCampaign {
  readonly document: GroupCampaignDocument;
  readonly published: unknown;
}

export const groupCampaignsShape: CachedQuery<readonly PublishedCampaign[]> = {
  key: 'group-campaigns-2',
  query: groupCampaignsQuery,
  freshMs: 1_000,
  read: (elements, report) =>
    elements.flatMap((published) => readCampaign([published], report).map((document) => ({ document, published }))),
};

const readCampaign = (elements: readonly unknown[], report: ReportLeftOut): GroupCampaignDocument[] =>
  parseEach(groupCampaignSchema, elements, 'groupCampaign', report);

/**
 * The campaign that a group was created from: its percentage, fee, terms and coupons stay what they were, whatever becomes of the campaign.
 * @throws if it cannot be read, which no published campaign can
 */
export const frozenCampaign = (published: unknown): GroupCampaignDocument => groupCampaignSchema.parse(published);
