import { setImmediate as othersTurn } from 'node:timers/promises';
import { windowAt } from '#lib/content/recurring-window.ts';
import {
  plannedDaysAheadAtMost,
  priceBeforeSearch,
  type PlannedPromotion,
  type PriceBeforeMessage,
  type PricesBefore,
} from '#lib/contracts/calls/price-calls.ts';
import type { Currency } from '#lib/money/currencies.ts';
import type { Market } from '#lib/money/markets.ts';
import type { PaidSale } from '#lib/price-history/market-references.ts';
import { priceBefore } from '#lib/price-history/price-before.ts';
import { dayMs, reductionStart, stepAt, type PriceHistory } from '#lib/price-history/price-steps.ts';
import {
  endOfDiscount,
  publicPriceHistory,
  type PricedChoice,
  type PublicDiscount,
  type SellingState,
} from '#lib/price-history/public-prices.ts';
import type { Executor } from '#services/platform/database/database.ts';
import { createBoundedQueue } from '#services/platform/limits/bounded-queue.ts';
import { createTokenBuckets } from '#services/platform/limits/token-buckets.ts';
import { handle, type CallHandler } from '../envelope/call-handler.ts';
import { answered, refused } from '../envelope/refusal.ts';
import { createKnownHistories, type KnownHistories } from './known-histories.ts';
import { createStateReader } from './state-reader.ts';

interface PriceDeps {
  executor: Executor;
  databaseNow: () => Promise<number>;
  /** The sales of a configuration that were paid before an instant. */
  paidSales(choice: PricedChoice, beforeMs: number): Promise<readonly PaidSale[]>;
  monotonicMs?: (() => number) | undefined;
}

/** Only these ask what was paid. */
const marketsOfSales: readonly Market[] = ['UK', 'CN'];

/** Choices of one address whose history has to be computed; the site's own pages have some hundreds of them after a publication. */
export const newChoicesPerMinute = 1_200;

/**
 * The price before a reduction, from the recorded history. Everybody may ask for many prices of a long history, so callers take
 * turns: between any two choices the process does something else.
 */
export function priceHandlers(deps: PriceDeps): readonly CallHandler[] {
  const readStates = createStateReader(deps.executor);
  const histories = createKnownHistories();
  const newChoices = createTokenBuckets({ capacity: newChoicesPerMinute, perMinute: newChoicesPerMinute }, deps.monotonicMs);
  const turns = createBoundedQueue({ atOnce: 1, waitingAtMost: Infinity });
  return [
    handle(priceBeforeSearch, async ({ params: { markets, choices, promotion } }, { address }) => {
      const nowMs = Math.round(await deps.databaseNow());
      const recorded = await readStates(nowMs);
      const planned = promotion ? plan(recorded, promotion, nowMs) : { recorded, nowMs, added: [], atMs: nowMs };
      if (planned.atMs > nowMs + plannedDaysAheadAtMost * dayMs) return refused('dataError', { field: 'params.promotion.startsAt' });
      const asksSales = markets.some((market) => marketsOfSales.includes(market));
      const judged = async (choice: PricedChoice, history: PriceHistory): Promise<PriceBeforeMessage> => {
        const isReduced = asksSales && reductionStart(history, planned.atMs) !== null;
        const lastStep = isReduced ? stepAt(history, planned.atMs) : null;
        return judge(planned, history, markets, lastStep ? await deps.paidSales(choice, lastStep.fromMs) : []);
      };
      const pricesOf = async ({ period, ...configuration }: (typeof choices)[number]): Promise<PricesBefore[number]> => {
        const of = (currency: Currency): PricedChoice => ({ configuration, period, currency });
        const historyIn = (currency: Currency): PriceHistory => historyOf(planned, of(currency), histories);
        const work = async (): Promise<Record<Currency, PriceHistory>> => {
          const computed = { USD: historyIn('USD'), HKD: historyIn('HKD'), JPY: historyIn('JPY') };
          await othersTurn();
          return computed;
        };
        const { USD, HKD, JPY } = await turns.run(work, { share: address });
        return { USD: await judged(of('USD'), USD), HKD: await judged(of('HKD'), HKD), JPY: await judged(of('JPY'), JPY) };
      };
      const found = new Map<string, PricesBefore[number]>();
      for (const choice of choices) {
        const key = JSON.stringify(choice);
        if (found.has(key)) continue;
        const { period, ...configuration } = choice;
        const isKnown = histories.has(recorded, { configuration, period, currency: 'USD' }, nowMs);
        const waitSeconds = isKnown ? 0 : newChoices.take(address);
        if (waitSeconds > 0) return refused('tooManyRequests', { values: { seconds: waitSeconds } });
        found.set(key, await pricesOf(choice));
      }
      return answered(choices.flatMap((choice) => found.get(JSON.stringify(choice)) ?? []));
    }),
  ];
}

/** What is looked at: what was recorded until now, and what would be published now and is judged at a later instant. */
interface Instant {
  readonly recorded: readonly SellingState[];
  readonly nowMs: number;
  /** At most one, from now on. */
  readonly added: readonly SellingState[];
  readonly atMs: number;
}

/** The recorded steps, which many ask for, are known; only those of a planned promotion are computed. */
function historyOf({ recorded, nowMs, added, atMs }: Instant, choice: PricedChoice, histories: KnownHistories): PriceHistory {
  const known = histories.read(recorded, choice, nowMs);
  if (added.length === 0) return known;
  const past = known.filter(({ fromMs }) => fromMs < nowMs);
  const [first, ...later] = publicPriceHistory(added, choice, atMs);
  const last = past.at(-1);
  const isSame = first !== undefined && last?.amountMinor === first.amountMinor && last.by === first.by;
  return [...past, ...(first && !isSame ? [first] : []), ...later];
}

function judge(
  { recorded, added, atMs }: Instant,
  history: PriceHistory,
  markets: readonly Market[],
  sales: readonly PaidSale[],
): PriceBeforeMessage {
  const endsAtMs = endOfDiscount([...recorded, ...added], stepAt(history, atMs)?.by ?? null, atMs);
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
  if (!latest) return { recorded, nowMs, added: [], atMs };
  const discounts = [...latest.discounts.filter((each) => each.code !== code), discount];
  return { recorded, nowMs, added: [{ fromMs: nowMs, catalogue: latest.catalogue, discounts }], atMs };
}
