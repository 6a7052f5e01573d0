import * as z from 'zod/mini';
import type { Language } from '#lib/language/languages.ts';
import { dayMs } from '#lib/time/lengths.ts';
import { imageUrl } from '../values/image-url.ts';
import type { TimeWindow } from '../time-window.ts';
import { pictureFields, pictureSchema, type PictureDocument } from '../values/picture.ts';
import { parseEach } from '../values/parse-each.ts';
import { instant } from '../instants.ts';
import { windowAt } from '../recurring-window.ts';
import { promotionSchema } from './promotion-query.ts';

/** Every promotion, including those before their start: pages are fresh until the next one begins or ends. */
export const promotionOffersQuery = `*[_type == "promotion"] | order(order asc, _id asc)[0...50]{
  _id, "slug": slug.current, title, lead, discountPercent, picture${pictureFields}, startsAt, endsAt, repeatsEveryDays
}`;

/** The coupons for new accounts. */
export const signUpCouponsQuery = `*[_type == "couponCampaign" && scene == "sign-up"] | order(_id asc)[0...20]{
  _id, discountPercent, startsAt, endsAt
}`;

const percent = z.number().check(z.gt(0), z.lte(100));

/** Read as its page reads it: the dialog leads there. */
const offeredPromotion = z.extend(
  z.pick(promotionSchema, {
    _id: true,
    slug: true,
    title: true,
    lead: true,
    discountPercent: true,
    startsAt: true,
    endsAt: true,
    repeatsEveryDays: true,
  }),
  { picture: z.catch(z.nullish(pictureSchema), null) },
);

const couponSchema = z.object({ _id: z.string(), discountPercent: percent, startsAt: instant, endsAt: instant });

/** The contents of the promotional dialog, in one language. */
export interface PromotionOffer extends TimeWindow {
  /** When the running or the coming time starts; `endsAt` is its end. */
  readonly startsAt: number;
  readonly endsAt: number;
  readonly id: string;
  readonly title: string;
  readonly lead: string | null;
  /** The page where it is sold, without prefix. */
  readonly href: string;
  readonly picture: { readonly src: string; readonly alt: string; readonly widthPx: number; readonly heightPx: number } | null;
}

/** The contents of the sign-up banner. */
export interface SignUpCoupon extends TimeWindow {
  readonly discountPercent: number;
}

/** A page may be shown for a day before it is rendered again. */
const aheadMs = dayMs;

/** The running one, and the next one: the visitor's clock chooses. */
const offersAtMost = 2;

const isNear = ({ startsAt, endsAt }: TimeWindow, nowMs: number): boolean =>
  (endsAt === null || endsAt > nowMs) && (startsAt === null || startsAt <= nowMs + aheadMs);

const instantsOf = (windows: readonly TimeWindow[]): number[] =>
  windows.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]).filter((at) => at !== null);

/** The promotions that run or start soon, with text in the language, and when that changes. */
export function readPromotionOffers(
  answer: unknown,
  language: Language,
  nowMs: number,
  pictureBase: string,
): { offers: PromotionOffer[]; changesAt: number[] } {
  const promotions = parseEach(offeredPromotion, answer, 'promotion').map((promotion) => ({ ...promotion, ...windowAt(promotion, nowMs) }));
  const offers = promotions
    .filter((promotion) => isNear(promotion, nowMs))
    .flatMap((promotion) => {
      const title = promotion.title[language];
      if (!title) return [];
      const { _id: id, lead, slug, startsAt, endsAt } = promotion;
      const picture = pictureOf(promotion.picture ?? null, language, pictureBase);
      return [{ id, title, lead: lead[language], href: `/activity/${slug}`, picture, startsAt, endsAt }];
    });
  return { offers: offers.slice(0, offersAtMost), changesAt: instantsOf(promotions) };
}

const pictureSize = { widthPx: 480, heightPx: 270 };
const dotsPerPixel = 2;

function pictureOf(picture: PictureDocument | null, language: Language, pictureBase: string): PromotionOffer['picture'] {
  if (!picture) return null;
  const src = imageUrl(pictureBase, picture, {
    widthPx: pictureSize.widthPx * dotsPerPixel,
    heightPx: pictureSize.heightPx * dotsPerPixel,
  });
  return src === null ? null : { src, alt: picture.alt[language] ?? '', ...pictureSize };
}

/** The coupon for new accounts that runs or starts soon, and when that changes. */
export function readSignUpCoupon(answer: unknown, nowMs: number): { coupon: SignUpCoupon | null; changesAt: number[] } {
  const campaigns = parseEach(couponSchema, answer, 'couponCampaign');
  const found = campaigns.find((campaign) => isNear(campaign, nowMs));
  const coupon = found ? { discountPercent: found.discountPercent, startsAt: found.startsAt, endsAt: found.endsAt } : null;
  return { coupon, changesAt: instantsOf(campaigns) };
}
