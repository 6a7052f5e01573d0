import { couponSchema, couponsQuery } from '#lib/content/queries/coupon-query.ts';
import type { PageAnswer, PageRequest } from '#lib/page/page-request.ts';
import { parseEach } from '#lib/content/values/parse-each.ts';
import { dayMs } from '#lib/time/lengths.ts';
import { couponState, couponView, type CouponState, type CouponView } from './coupon-view.ts';

export interface CouponCentreContent {
  /** When the page was rendered, epoch ms: the time it shows until the server's clock is known. */
  readonly madeAtMs: number;
  readonly coupons: readonly CouponView[];
  /** Coupons issued in other ways: after signing up, in a group. */
  readonly given: readonly CouponView[];
}

/** A coupon that has ended is listed a while longer, for those who look for it. */
export const shownAfterEndMs = 90 * dayMs;

const places = { open: 0, 'not-started': 1, exhausted: 2, ended: 3 } as const satisfies Record<CouponState, number>;

/**
 * Loads the coupons that have a name in the page's language, those that can be claimed first. A coupon that is claimed by its code is a
 * secret of those who were given it, and one of a kind without orders promises what is not there.
 */
export async function loadCoupons({ source, language, nowMs }: PageRequest): Promise<PageAnswer<CouponCentreContent>> {
  const documents = parseEach(couponSchema, await source.ask(couponsQuery), 'couponCampaign');
  const shown = documents.filter(({ how }) => how === 'claim');
  const views = shown.map((document) => couponView(document, language)).filter((view) => view !== null);
  const place = (view: CouponView): number => places[couponState(view, nowMs)];
  const content: CouponCentreContent = {
    madeAtMs: nowMs,
    coupons: views
      .filter(({ scene, window }) => scene === 'coupon-centre' && nowMs < window.endsAtMs + shownAfterEndMs)
      .toSorted((one, other) => place(one) - place(other)),
    given: views.filter(({ scene, window }) => scene !== 'coupon-centre' && window.startsAtMs <= nowMs && nowMs < window.endsAtMs),
  };
  return { kind: 'page', content, changesAt: shown.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt, endsAt + shownAfterEndMs]) };
}
