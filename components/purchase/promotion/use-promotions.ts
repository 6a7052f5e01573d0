import { useMemo, useState } from 'react';
import type { Discount } from '#lib/catalogue/discounts.ts';
import { judgePromotion, type PromotedChoice, type PromotionVerdict } from '#lib/offers/judge-promotion.ts';
import type { NamedPromotion } from '#lib/offers/named-promotion.ts';
import { promotionDiscount, promotionWindow } from '#lib/offers/promotion-terms.ts';
import { nextChange } from '#lib/offers/window-state.ts';
import type { PurchaseContent } from '#lib/purchase/load-purchase.ts';
import { isSoldOut, type StockEntry } from '#lib/purchase/stock.ts';
import { useServerNow, type AskClockOffset } from '#components/ui/offers/use-server-now.ts';

/** A choice, and the code of the promotion that its address names. */
interface PromotedServer extends PromotedChoice {
  readonly promotion: string | null;
}

/** What becomes of the promotion that a choice names. */
export interface JudgedPromotion {
  readonly code: string;
  /** Null: there is none of that code. */
  readonly promotion: NamedPromotion | null;
  readonly verdict: PromotionVerdict;
  /** When it was judged, epoch ms. */
  readonly atMs: number;
}

export interface Promotions {
  /** Null: the choice names none. */
  readonly judge: (server: PromotedServer) => JudgedPromotion | null;
  /** The discounts that its price has now. */
  readonly discountsOf: (server: PromotedServer) => readonly Discount[];
}

const none: readonly Discount[] = [];

/**
 * Judges promotions by the server's time and the current stock, and again when one of `codes` starts or ends. Without a promotion in the
 * address no clock is asked.
 */
export function usePromotions(
  { promotions, madeAtMs }: Pick<PurchaseContent, 'promotions' | 'madeAtMs'>,
  codes: readonly (string | null)[],
  stock: readonly StockEntry[] | undefined,
  askClock?: AskClockOffset,
): Promotions {
  const [seenMs, setSeenMs] = useState(madeAtMs);
  const awaited = promotions
    .filter(({ code }) => codes.includes(code))
    .map(({ window }) => nextChange(promotionWindow(window, seenMs), seenMs))
    .filter((atMs) => atMs !== null);
  const { nowMs } = useServerNow(madeAtMs, awaited.length > 0 ? Math.min(...awaited) : null, askClock);
  if (nowMs !== seenMs) setSeenMs(nowMs);
  return useMemo(() => {
    const judge = (server: PromotedServer): JudgedPromotion | null => {
      if (server.promotion === null) return null;
      const promotion = promotions.find(({ code }) => code === server.promotion) ?? null;
      const verdict = judgePromotion(promotion, server, nowMs, (region, model) => isSoldOut(stock, region, model));
      return { code: server.promotion, promotion, verdict, atMs: nowMs };
    };
    const discountsOf = (server: PromotedServer): readonly Discount[] => {
      const judged = judge(server);
      return judged?.promotion && judged.verdict.state === 'applies' ? [promotionDiscount(judged.promotion)] : none;
    };
    return { judge, discountsOf };
  }, [promotions, nowMs, stock]);
}
