import { groupTitleSchema, groupTitlesQuery, type GroupSlug } from '#lib/content/queries/group-campaign-query.ts';
import { parseEach } from '#lib/content/values/parse-each.ts';
import type { PageAnswer, PageRequest } from '#lib/page/page-request.ts';

export interface MyGroupsContent {
  /** The titles of the campaigns that are published; the groups of another one have none. */
  readonly titles: Readonly<Partial<Record<GroupSlug, string>>>;
}

/** The page is the same for everybody: its visitor's browser asks for the groups. */
export async function loadMyGroups({ source, language }: PageRequest): Promise<PageAnswer<MyGroupsContent>> {
  const campaigns = parseEach(groupTitleSchema, await source.ask(groupTitlesQuery), 'groupCampaign');
  const titles = Object.fromEntries(campaigns.flatMap(({ slug, title }) => (title[language] === null ? [] : [[slug, title[language]]])));
  return { kind: 'page', content: { titles }, changesAt: [] };
}
