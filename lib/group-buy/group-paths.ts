import type { GroupSlug } from '#lib/content/queries/group-campaign-query.ts';
import type { PageId } from '#lib/language/routes.ts';

/** The pages of a campaign: the offer, and the venue of its open groups. */
export const groupPages = {
  vps: { offer: 'activity/pintuan/vps', venue: 'activity/pintuan/part-vps' },
  cvm: { offer: 'activity/pintuan/cvm', venue: 'activity/pintuan/partcvm' },
} as const satisfies Record<GroupSlug, { offer: PageId; venue: PageId }>;

export type GroupPage = 'offer' | 'venue';

export const groupPath = (slug: GroupSlug, page: GroupPage): string => `/${groupPages[slug][page]}`;
