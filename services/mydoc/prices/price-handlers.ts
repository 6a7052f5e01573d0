import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { windowAt } from '#lib/content/recurring-window.ts';
import {
  plannedDaysAheadAtMost,
  priceBeforeSearch,
  type PlannedPromotion,
  type PriceBeforeMessage,
  type PricesBefore,
} from '#lib/contracts/calls/price-calls.ts';
import type { CallInput } from '#lib/contracts/define-call.ts';
import type { Currency } from '#lib/money/currencies.ts';
import type { Market } from '#lib/money/markets.ts';
import type { PaidSale } from '#lib/price-history/market-references.ts';
import { priceBefore } from '#lib/price-history/price-before.ts';
import { reductionStart, stepAt, type PriceHistory } from '#lib/price-history/price-steps.ts';
import {
  endOfDiscount,
  publicPriceHistory,
  type PricedChoice,
  type PublicDiscount,
  type SellingState,
  type ServerChoice,
} from '#lib/price-history/public-prices.ts';
import { dayMs } from '#lib/time/lengths.ts';
import type { Executor } from '#services/platform/database/database.ts';
import { createBoundedQueue, isCallerLeft } from '#services/platform/limits/bounded-queue.ts';
import { createTokenBuckets } from '#services/platform/limits/token-buckets.ts';
import { handle, type CallHandler } from '../envelope/call-handler.ts';
import { answered, refused, type CallAnswer } from '../envelope/refusal.ts';
import { createKnownHistories, inEachCurrency, type PriceHistories } from './known-histories.ts';
import { createStateReader, type StateReader } from './state-reader.ts';

interface PriceDeps {
  executor: Executor;
  databaseNow: () => Promise<number>;
  /** The sales of a configuration that were paid before an instant. */
  paidSales(choice: PricedChoice, beforeMs: number): Promise<readonly PaidSale[]>;
  /** Absent: what was published is first read for the first caller. */
  readStates?: StateReader;
  monotonicMs?: (() => number) | undefined;
}

/** Only these ask what was paid. */
const marketsOfSales: readonly Market[] = ['UK', 'CN'];

/**
 * Choices whose history one address may have computed in a minute. All pages are rendered from one address, that of the site's server:
 * after a publication they ask for 4 promotions × 90 models × the default regions of 3 languages = 1,080 choices, and for 100 plan cards.
 */
export const newChoicesPerMinute = 1_200;

/** Some dozens of steps each, in each currency. Eight addresses that ask for all they may do not evict each other's. */
const knownChoicesAtMost = 8 * newChoicesPerMinute;

/** What a caller learns of prices; `dataError` for a promotion that starts too far ahead. */
export type ReadPricesBefore = (params: CallInput<typeof priceBeforeSearch>['params'], caller: Caller) => Promise<CallAnswer<PricesBefore>>;

export const priceHandlers = (readPrices: ReadPricesBefore): readonly CallHandler[] => [
  handle(priceBeforeSearch, ({ params }, { address, left }) => readPrices(params, { address, left })),
];

/**
 * The price before a reduction, from the recorded history. Everybody may ask for many prices of a long history, so callers take
 * turns: between any two histories that are computed the process does something else.
 */
export function createPricesBefore(deps: PriceDeps): ReadPricesBefore {
  const readStates = deps.readStates ?? createStateReader(deps.executor);
  const readHistories = createHistoryReader(deps.monotonicMs);
  return async ({ markets, choices, promotion }, caller) => {
    const nowMs = Math.round(await deps.databaseNow());
    const recorded = await readStates(nowMs);
    const instant = promotion ? plan(recorded, promotion, nowMs) : { recorded, nowMs, added: [], atMs: nowMs };
    if (instant.atMs > nowMs + plannedDaysAheadAtMost * dayMs) return refused('dataError', { field: 'params.promotion.startsAt' });
    const asksSales = markets.some((market) => marketsOfSales.includes(market));
    const judged = async (choice: PricedChoice, history: PriceHistory): Promise<PriceBeforeMessage> => {
      const isReduced = asksSales && reductionStart(history, instant.atMs) !== null;
      const lastStep = isReduced ? stepAt(history, instant.atMs) : null;
      return judge(instant, history, markets, lastStep ? await deps.paidSales(choice, lastStep.fromMs) : []);
    };
    const found = new Map<string, PricesBefore[number]>();
    for (const wanted of choices) {
      const key = JSON.stringify(wanted);
      if (found.has(key)) continue;
      const { period, ...configuration } = wanted;
      const choice: ServerChoice = { configuration, period };
      const read = await readHistories(instant, choice, caller);
      // nobody reads what is answered to a caller who has left
      if (read === null) return answered([]);
      if ('waitSeconds' in read) return refused('tooManyRequests', { values: { seconds: read.waitSeconds } });
      const pricesIn = (currency: Currency) => judged({ ...choice, currency }, read[currency]);
      found.set(key, { USD: await pricesIn('USD'), HKD: await pricesIn('HKD'), JPY: await pricesIn('JPY') });
    }
    return answered(choices.flatMap((choice) => found.get(JSON.stringify(choice)) ?? []));
  };
}

type ReadResult = PriceHistories | { readonly waitSeconds: number };

interface Caller {
  /** Whose share of the work it is. */
  readonly address: string;
  readonly left?: AbortSignal | undefined;
}

/** Null: the caller has left. */
type ReadHistories = (instant: Instant, choice: ServerChoice, caller: Caller) => Promise<ReadResult | null>;

/** Answers at once what is known, and computes the rest in turns. An address that had too many computed is told how long to wait. */
function createHistoryReader(monotonicMs: (() => number) | undefined): ReadHistories {
  const histories = createKnownHistories({ choicesAtMost: knownChoicesAtMost });
  const newChoices = createTokenBuckets({ atOnce: newChoicesPerMinute, perMinute: newChoicesPerMinute }, monotonicMs);
  const turns = createBoundedQueue({ atOnce: 1, waitingAtMost: Infinity });
  return async (instant, choice, { address, left }) => {
    const { recorded, nowMs, added } = instant;
    const find = (): PriceHistories | null => histories.find(recorded, choice, nowMs);
    const work = async (): Promise<ReadResult> => {
      // several pages that ask for the same one at once pay for it once
      const known = find();
      if (known && added.length === 0) return known;
      const waitSeconds = known ? 0 : newChoices.take(address);
      if (waitSeconds > 0) return { waitSeconds };
      const past = known ?? histories.read(recorded, choice, nowMs);
      const whole = inEachCurrency((currency) => withPlanned(instant, { ...choice, currency }, past[currency]));
      await yieldToEventLoop();
      return whole;
    };
    if (left?.aborted) return null;
    try {
      return (added.length === 0 ? find() : null) ?? (await turns.run(work, { share: address, signal: left }));
    } catch (error) {
      if (isCallerLeft(error)) return null;
      throw error;
    }
  };
}

/** What is looked at: what was recorded until now, and what would be published now and is judged at a later instant. */
interface Instant {
  readonly recorded: readonly SellingState[];
  readonly nowMs: number;
  /** At most one, from now on. */
  readonly added: readonly SellingState[];
  readonly atMs: number;
}

/** The recorded steps, and those of a planned promotion. */
function withPlanned({ nowMs, added, atMs }: Instant, choice: PricedChoice, known: PriceHistory): PriceHistory {
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
