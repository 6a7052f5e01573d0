import { setImmediate as othersTurn } from 'node:timers/promises';
import { windowAt } from '#lib/content/recurring-window.ts';
import { priceBeforeSearch, type PlannedPromotion, type PriceBeforeMessage, type PricesBefore } from '#lib/contracts/calls/price-calls.ts';
import type { Market } from '#lib/money/markets.ts';
import type { PaidSale } from '#lib/price-history/market-references.ts';
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

interface PriceDeps {
  executor: Executor;
  databaseNow: () => Promise<number>;
  /** The paid sales of a configuration. */
  paidSales(choice: PricedChoice): Promise<readonly PaidSale[]>;
}

/** Only these ask what was paid. */
const marketsOfSales: readonly Market[] = ['UK', 'CN'];

/** The price before a reduction, from the recorded history. */
export function priceHandlers(deps: PriceDeps): readonly CallHandler[] {
  const readStates = createStateReader(deps.executor);
  return [
    handle(priceBeforeSearch, async ({ params: { markets, choices, promotion } }) => {
      const nowMs = Math.round(await deps.databaseNow());
      const recorded = await readStates(nowMs);
      const planned = promotion ? plan(recorded, promotion, nowMs) : { states: recorded, atMs: nowMs };
      const asksSales = markets.some((market) => marketsOfSales.includes(market));
      const judged = async (choice: PricedChoice): Promise<PriceBeforeMessage> =>
        judge(planned, choice, markets, asksSales ? await deps.paidSales(choice) : []);
      const found: PricesBefore = [];
      for (const { period, ...configuration } of choices) {
        const at = (currency: PricedChoice['currency']) => judged({ configuration, period, currency });
        found.push({ USD: await at('USD'), HKD: await at('HKD'), JPY: await at('JPY') });
        // everybody may ask for many choices of a long history: nobody else waits for more than one of them
        await othersTurn();
      }
      return answered(found);
    }),
  ];
}

interface Instant {
  readonly states: readonly SellingState[];
  readonly atMs: number;
}

function judge(
  { states, atMs }: Instant,
  choice: PricedChoice,
  markets: readonly Market[],
  sales: readonly PaidSale[],
): PriceBeforeMessage {
  const history = publicPriceHistory(states, choice, atMs);
  const endsAtMs = endOfDiscount(states, stepAt(history, atMs)?.by ?? null, atMs);
  const found = priceBefore({ history, atMs, markets, endsAtMs, sales });
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
