import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import { loadCatalogue } from '#lib/catalogue/load-catalogue.ts';
import {
  groupCampaignQuery,
  groupCampaignSchema,
  questionSchema,
  type GroupCampaignDocument,
  type GroupSlug,
} from '#lib/content/queries/group-campaign-query.ts';
import { pageHead, type PageHead } from '#lib/page/page-head.ts';
import { publishedEverywhere } from '#lib/content/published-paths.ts';
import type { PageAnswer, PageRequest } from '#lib/page/page-request.ts';
import { parseEach, parseOne, reportLeftOut } from '#lib/content/values/parse-each.ts';
import { redirectOrAbsent } from '#lib/page/redirect-or-absent.ts';
import { couponView, type CouponView } from '#lib/coupons/coupon-view.ts';
import type { Language } from '#lib/language/languages.ts';
import { offerTerm, type OfferTerm } from '#lib/offers/offer-term.ts';
import { ruleLines } from '#lib/offers/rule-lines.ts';
import { soldServer, type SoldServer } from '#lib/offers/sold-server.ts';
import type { OfferWindow } from '#lib/offers/window-state.ts';
import { loadTosInForce, type TosInForce } from '#lib/purchase/tos-in-force.ts';
import { groupPath, type GroupPage } from './group-paths.ts';

interface GroupQuestion {
  readonly key: string;
  readonly question: string;
  readonly answer: string;
}

/** A system image that a server of the offer can be built from. */
export interface GroupImage {
  readonly code: string;
  readonly name: string;
  readonly version: string;
  /** One may log in by SSH keys. */
  readonly takesKeys: boolean;
}

export interface GroupCampaignContent {
  readonly head: PageHead;
  readonly slug: GroupSlug;
  readonly title: string;
  readonly lead: string | null;
  readonly percent: number;
  readonly window: OfferWindow;
  /** When the page was rendered, epoch ms: the time it shows until the server's clock is known. */
  readonly madeAtMs: number;
  readonly region: string | null;
  readonly regionCode: string;
  readonly term: OfferTerm | null;
  /** The server, priced alone and in a group; null while the catalogue does not sell it. */
  readonly server: SoldServer | null;
  /** Group sizes, the smallest first. */
  readonly headCounts: readonly number[];
  readonly memberCoupon: CouponView | null;
  readonly hiddenCoupon: CouponView | null;
  readonly hiddenCouponPercent: number;
  /** Withheld when a member of a group that succeeded asks for a refund, in percent of the amount paid. */
  readonly activationFeePercent: number;
  readonly newcomersOnly: boolean;
  readonly rules: readonly string[];
  readonly questions: readonly GroupQuestion[];
  readonly images: readonly GroupImage[];
  /** The version of the terms that an order of a seat accepts; null if the content has none, and then no seat can be ordered. */
  readonly terms: TosInForce | null;
}

/** Loads a group-buy offer, priced by the catalogue in the region that the campaign sells. */
export async function loadGroupCampaign(request: PageRequest, slug: GroupSlug, page: GroupPage): Promise<PageAnswer<GroupCampaignContent>> {
  const { source, language, nowMs } = request;
  const [answer, catalogue, { terms, changesAt }] = await Promise.all([
    source.ask(groupCampaignQuery, { slug }),
    loadCatalogue(source.ask),
    loadTosInForce(request),
  ]);
  const campaign = parseOne(groupCampaignSchema, answer, 'groupCampaign');
  const title = campaign?.title[language] ?? null;
  if (!campaign || title === null) return redirectOrAbsent(request, groupPath(slug, page));
  const { region, model, disk, traffic, period, discountPercent: percent } = campaign;
  const offer = {
    configuration: { region, model, disk, traffic },
    period,
    discount: { kind: 'group', code: `group-${slug}`, percent } as const,
  };
  const server = soldServer(catalogue, offer, language);
  if (typeof server === 'string') reportLeftOut({ what: 'groupCampaign', id: campaign._id, problem: server });
  const lead = campaign.lead[language];
  const content: GroupCampaignContent = {
    head: pageHead({ title, description: lead, published: publishedEverywhere(groupPath(slug, page)), indexed: true }),
    slug,
    title,
    lead,
    percent,
    window: { startsAtMs: campaign.startsAt, endsAtMs: campaign.endsAt },
    madeAtMs: nowMs,
    region: catalogue.regions.find(({ code }) => code === region)?.name[language] ?? null,
    regionCode: region,
    term: offerTerm(catalogue, period, language),
    server: typeof server === 'string' ? null : server,
    headCounts: campaign.headCounts.toSorted((one, other) => one - other),
    memberCoupon: campaign.memberCoupon ? couponView(campaign.memberCoupon, language) : null,
    hiddenCoupon: campaign.hiddenCoupon ? couponView(campaign.hiddenCoupon, language) : null,
    hiddenCouponPercent: campaign.hiddenCouponPercent,
    activationFeePercent: campaign.activationFeePercent,
    newcomersOnly: campaign.newcomersOnly,
    rules: ruleLines(campaign.terms[language]),
    questions: questionsOf(campaign, language),
    images: imagesFor(catalogue, disk.sizeGib),
    terms,
  };
  return { kind: 'page', content, changesAt: [campaign.startsAt, campaign.endsAt, ...changesAt] };
}

/** Those that the offer's boot disk is large enough for, systems first. */
export const imagesFor = ({ images }: Catalogue, diskGib: number): GroupImage[] =>
  images
    .filter(({ minDiskGib }) => minDiskGib <= diskGib)
    .toSorted((one, other) => Number(one.kind !== 'system') - Number(other.kind !== 'system'))
    .map(({ code, name, version, family }) => ({ code, name, version, takesKeys: family === 'linux' }));

const questionsOf = ({ questions }: GroupCampaignDocument, language: Language): GroupQuestion[] =>
  parseEach(questionSchema, questions, 'group question').flatMap(({ _key, question, answer }) => {
    const asked = question[language];
    const told = answer[language];
    return asked && told ? [{ key: _key, question: asked, answer: told }] : [];
  });
