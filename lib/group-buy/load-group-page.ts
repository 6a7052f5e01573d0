import { loadCatalogue } from '#lib/catalogue/load-catalogue.ts';
import type { GroupMessage } from '#lib/contracts/calls/group-calls.ts';
import type { GroupSlug } from '#lib/content/queries/group-campaign-query.ts';
import type { Language } from '#lib/language/languages.ts';
import { offerTerm } from '#lib/offers/offer-term.ts';
import { soldServer, type SoldServer } from '#lib/offers/sold-server.ts';
import { pageHead, type PageHead } from '#lib/page/page-head.ts';
import type { PageAnswer, PageRequest } from '#lib/page/page-request.ts';
import { loadTosInForce } from '#lib/purchase/tos-in-force.ts';
import { publishedEverywhere } from '#lib/content/published-paths.ts';
import type { FoundGroup } from './ask-group.ts';
import { groupPath, oneGroupPath } from './group-paths.ts';
import { imagesFor, loadGroupCampaign, type GroupCampaignContent } from './load-group-campaign.ts';

/** What the page of one group shows besides the group, which its browser asks for. */
export interface GroupPageContent extends Pick<
  GroupCampaignContent,
  'slug' | 'region' | 'regionCode' | 'term' | 'server' | 'images' | 'terms' | 'madeAtMs'
> {
  readonly head: PageHead;
  /** The campaign's title; null once it is no longer published: its groups go on. */
  readonly title: string | null;
  /** Null: the address holds no group's id. */
  readonly groupId: string | null;
  /** Nobody has a group of this id. */
  readonly isUnknown: boolean;
}

interface GroupPageRequest {
  slug: GroupSlug;
  /** Null if the address holds none. */
  groupId: string | null;
  found: FoundGroup;
}

/**
 * Loads the page of one group. The server is the one that was frozen when the group was created, whatever the campaign says meanwhile; only
 * while the services are unavailable the campaign's is shown.
 */
export async function loadGroupPage(
  request: PageRequest,
  { slug, groupId, found }: GroupPageRequest,
): Promise<PageAnswer<GroupPageContent>> {
  const { source, language, nowMs } = request;
  const campaign = await loadGroupCampaign(request, slug, 'openGroups');
  const title = campaign.kind === 'page' ? campaign.content.title : null;
  const shared = {
    slug,
    title,
    groupId,
    isUnknown: groupId === null || found === 'unknown',
    madeAtMs: nowMs,
    head: pageHead({ title: title ?? '', description: null, published: publishedPaths(slug, groupId), indexed: false }),
  };
  if (typeof found === 'string') {
    if (campaign.kind !== 'page')
      return found === 'unavailable' ? campaign : { kind: 'page', content: { ...nothingSold, ...shared }, changesAt: [] };
    const { region, regionCode, term, server, images, terms } = campaign.content;
    return { kind: 'page', content: { region, regionCode, term, server, images, terms, ...shared }, changesAt: [] };
  }
  const [catalogue, { terms }] = await Promise.all([loadCatalogue(source.ask), loadTosInForce(request)]);
  const frozen = frozenServer(catalogue, found, language);
  return { kind: 'page', content: { ...frozen, terms, ...shared }, changesAt: [] };
}

const publishedPaths = (slug: GroupSlug, groupId: string | null) =>
  publishedEverywhere(groupId === null ? groupPath(slug, 'openGroups') : oneGroupPath(slug, groupId));

const nothingSold = { region: null, regionCode: '', term: null, server: null, images: [], terms: null } as const;

function frozenServer(catalogue: Awaited<ReturnType<typeof loadCatalogue>>, { campaign, offer }: GroupMessage, language: Language) {
  const { configuration, period, percent } = offer;
  const discount = { kind: 'group', code: `group-${campaign}`, percent } as const;
  const server: SoldServer | string = soldServer(catalogue, { configuration, period, discount }, language);
  return {
    region: catalogue.regions.find(({ code }) => code === configuration.region)?.name[language] ?? null,
    regionCode: configuration.region,
    term: offerTerm(catalogue, period, language),
    server: typeof server === 'string' ? null : server,
    images: imagesFor(catalogue, configuration.disk.sizeGib),
  };
}
