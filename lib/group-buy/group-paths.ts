import type { GroupSlug } from '#lib/content/queries/group-campaign-query.ts';
import type { PageId } from '#lib/language/routes.ts';
import { isUuid } from '#lib/rules/uuid.ts';

/** The pages of a campaign: the offer, and its open groups. */
export const groupPages = {
  vps: { offer: 'activity/pintuan/vps', openGroups: 'activity/pintuan/part-vps' },
  cvm: { offer: 'activity/pintuan/cvm', openGroups: 'activity/pintuan/partcvm' },
} as const satisfies Record<GroupSlug, { offer: PageId; openGroups: PageId }>;

export type GroupPage = 'offer' | 'openGroups';

export const groupPath = (slug: GroupSlug, page: GroupPage): string => `/${groupPages[slug][page]}`;

/** The page of one group, below the open groups of its campaign. */
export const oneGroupPath = (slug: GroupSlug, id: string): string => `${groupPath(slug, 'openGroups')}/${id}`;

/** One group as a query of the static page, which is there while the CMS is not. */
export const storedGroupPath = (slug: GroupSlug, id: string): string => `${groupPath(slug, 'openGroups')}?id=${id}`;

/** The list of the groups that the account is or was in. */
export const myGroupsPath = '/activity/pintuan/mine';

/** The campaign of a group that has pages; null for one whose pages are gone. */
export const groupSlugOf = (campaign: string): GroupSlug | null => (hasPages(campaign) ? campaign : null);

const hasPages = (campaign: string): campaign is GroupSlug => Object.hasOwn(groupPages, campaign);

/** The id of a group in an address; null if it is malformed. */
export const readGroupId = (text: unknown): string | null => (typeof text === 'string' && isUuid(text) ? text : null);
