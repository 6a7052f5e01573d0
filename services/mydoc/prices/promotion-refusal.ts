import type { AskContent } from '#lib/content/content-source.ts';
import { siteSettingsQuery } from '#lib/content/queries/site-settings-query.ts';
import { pricesOfPromotion, raiseInWords, soonInWords } from '#lib/price-history/promotion-prices.ts';
import type { AskPricesBefore } from '#lib/price-history/price-claims.ts';
import type { Clock } from '#services/platform/clock.ts';
import type { Logger } from '#services/platform/log.ts';
import type { ReadPricesBefore } from './price-handlers.ts';

interface PromotionRefusalDeps {
  ask: AskContent;
  readPrices: ReadPricesBefore;
  log: Logger;
  now: Clock;
  withinMs?: number;
}

/** A publication waits no longer for its prices. */
const usualWithinMs = 5_000;

/**
 * Why the history of prices does not allow a promotion, for writes that no Studio checks; null if it does. What cannot be read in time is
 * not known, and refuses nothing.
 */
export function createPromotionRefusal({ ask, readPrices, log, now, withinMs = usualWithinMs }: PromotionRefusalDeps) {
  const judge = async (promotion: unknown, left: AbortSignal): Promise<string | null> => {
    const soon = soonInWords(promotion, await ask(siteSettingsQuery));
    if (soon !== true) return soon;
    const askPrices: AskPricesBefore = async (params) => {
      const answer = await readPrices(params, { address: 'the lake', left });
      return answer.ok ? answer.message : null;
    };
    const prices = await pricesOfPromotion(promotion, { read: ask, ask: askPrices, nowMs: now().getTime() });
    const raised = raiseInWords(prices);
    return raised === true ? null : raised;
  };
  return async (promotion: unknown): Promise<string | null> => {
    const left = AbortSignal.timeout(withinMs);
    const given = new Promise<null>((resolve) => left.addEventListener('abort', () => resolve(null)));
    try {
      return await Promise.race([judge(promotion, left), given]);
    } catch (error) {
      log.warn({ err: error }, 'a promotion was published without a look at its prices');
      return null;
    }
  };
}
