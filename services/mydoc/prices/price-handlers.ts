import { windowAt } from '#lib/content/recurring-window.ts';
import { priceBeforeSearch, type PlannedPromotion, type PriceBeforeMessage } from '#lib/contracts/calls/price-calls.ts';
import type { Market } from '#lib/money/markets.ts';
import { priceBefore } from '#lib/price-history/price-before.ts';
import { stepAt } from '#lib/price-history/price-steps.ts';
import {
  endOfDiscount,
  publicPriceHistory,
  type PricedChoice,
  type PublicDiscount,
  type SellingState,
} from '#lib/price-history/public-prices.ts';
import type { Executor } from '#services/platform/database/database.ts';
import { handle, type CallHandler } from '../envelope/call-handler.ts';
import { answered } from '../envelope/refusal.ts';
import { createStateReader } from './state-reader.ts';

/** The price before a reduction, from the recorded history. */
export function priceHandlers(deps: { executor: Executor; databaseNow: () => Promise<number> }): readonly CallHandler[] {
  const readStates = createStateReader(deps.executor);
  return [
    handle(priceBeforeSearch, async ({ params: { markets, choices, promotion } }) => {
      const nowMs = Math.round(await deps.databaseNow());
      const recorded = await readStates(nowMs);
      const planned = promotion ? plan(recorded, promotion, nowMs) : { states: recorded, atMs: nowMs };
      return answered(
        choices.map(({ period, ...configuration }) => {
          const at = (currency: PricedChoice['currency']): PriceBeforeMessage =>
            judge(planned, { configuration, period, currency }, markets);
          return { USD: at('USD'), HKD: at('HKD'), JPY: at('JPY') };
        }),
      );
    }),
  ];
}

interface Instant {
  readonly states: readonly SellingState[];
  readonly atMs: number;
}

function judge({ states, atMs }: Instant, choice: PricedChoice, markets: readonly Market[]): PriceBeforeMessage {
  const history = publicPriceHistory(states, choice, atMs);
  const endsAtMs = endOfDiscount(states, stepAt(history, atMs)?.by ?? null, atMs);
  const found = priceBefore({ history, atMs, markets, endsAtMs });
  if (found.kind === 'none') return found;
  const { sinceMs, ...claim } = found;
  return { ...claim, since: new Date(sinceMs).toISOString() };
}

/** What is published now with a promotion in its place, while it runs or at its next start. */
function plan(recorded: readonly SellingState[], { code, percent, models, period, ...window }: PlannedPromotion, nowMs: number): Instant {
  const times = { startsAt: Date.parse(window.startsAt), endsAt: Date.parse(window.endsAt), repeatsEveryDays: window.repeatsEveryDays };
  const discount: PublicDiscount = { kind: 'promotion', code, percent, models, periods: [period], minimumSpend: null, ...times };
  const latest = recorded.at(-1);
  const atMs = Math.max(nowMs, windowAt(times, nowMs).startsAt);
  if (!latest) return { states: [], atMs };
  const discounts = [...latest.discounts.filter((each) => each.code !== code), discount];
  return { states: [...recorded, { fromMs: nowMs, catalogue: latest.catalogue, discounts }], atMs };
}
