import type { GroupSlug } from '#lib/content/queries/group-campaign-query.ts';
import type { PageId } from '#lib/language/routes.ts';

/** The pages of a campaign: the offer, and its open groups. */
export const groupPages = {
  vps: { offer: 'activity/pintuan/vps', openGroups: 'activity/pintuan/part-vps' },
  cvm: { offer: 'activity/pintuan/cvm', openGroups: 'activity/pintuan/partcvm' },
} as const satisfies Record<GroupSlug, { offer: PageId; openGroups: PageId }>;

export type GroupPage = 'offer' | 'openGroups';

export const groupPath = (slug: GroupSlug, page: GroupPage): string => `/${groupPages[slug][page]}`;
