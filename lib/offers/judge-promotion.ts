import type { PromotionPart, PromotionState } from '#lib/contracts/calls/orders/purchase-calls.ts';
import { promotionState } from '#lib/content/recurring-window.ts';
import type { PromotionTerms } from './promotion-terms.ts';

/** What a promotion looks at in a choice. */
export interface PromotedChoice {
  readonly region: string;
  readonly model: string;
  readonly period: string;
}

/** Whether a promotion applies, and if not, why: the first reason that no other choice could mend comes first. */
export interface PromotionVerdict {
  readonly state: PromotionState;
  /** For `does-not-fit`: the parts of the choice that the promotion is not for; else empty. */
  readonly misfits: readonly PromotionPart[];
}

export type IsSoldOut = (region: string, model: string) => boolean;

/**
 * Judges a promotion for a choice at an instant, start inclusive, end exclusive. Sold out: the chosen model if the
 * promotion is for it, else every model that it is for, in the chosen region. `promotion`: null if there is none of that code.
 */
export function judgePromotion(
  promotion: PromotionTerms | null,
  { region, model, period }: PromotedChoice,
  nowMs: number,
  isSoldOut: IsSoldOut,
): PromotionVerdict {
  if (!promotion) return { state: 'unknown', misfits: [] };
  const time = promotionState(promotion.window, nowMs);
  if (time !== 'running') return { state: time, misfits: [] };
  const isModelMeant = promotion.models.includes(model);
  const wanted = isModelMeant ? [model] : promotion.models;
  if (wanted.every((code) => isSoldOut(region, code))) return { state: 'sold-out', misfits: [] };
  const misfits: PromotionPart[] = [];
  if (!isModelMeant) misfits.push('model');
  if (period !== promotion.period) misfits.push('period');
  return { state: misfits.length === 0 ? 'applies' : 'does-not-fit', misfits };
}
