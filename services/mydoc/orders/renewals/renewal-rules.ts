import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import { price } from '#lib/catalogue/price.ts';
import { divideHalfUp } from '#lib/money/divide-half-up.ts';
import { renewalPrice, type PeriodPrice } from '#lib/orders/renewals/renewal-price.ts';
import { endOfTermMs, renewableUntilMs } from '#lib/orders/server-term.ts';
import { refused, type Refusal } from '#services/mydoc/envelope/refusal.ts';
import type { Order } from '../order-machine.ts';
import { configurationOf, type ServerOrder, type StoredOrder } from '../order-row.ts';
import type { ServerTerms } from '../order-terms.ts';
import type { KnownServer } from '../placement/known-server.ts';
import { quotedLines, type QuoteBody } from '../quotes/quote-rules.ts';

/** What is asked for: the next period of a server, by the order by which it was bought. */
export interface RenewalRequest {
  readonly renews: string;
  readonly period: string;
}

type Lines = QuoteBody['lines'];

/** Whether a server can be renewed at an instant. */
export const isRenewable = ({ state, term }: Order, nowMs: number): boolean =>
  term !== undefined && (state === 'active' || state === 'expired') && nowMs < renewableUntilMs(term);

const startOf = ({ row }: StoredOrder): number => Date.parse(row.body.renews?.from ?? '');

/** The renewal of the same server that goes back before this one: the last that was paid and kept. Null: that is this one. */
export const goesBackBefore = (renewal: StoredOrder, others: readonly StoredOrder[]): StoredOrder | null =>
  others
    .filter((other) => other.order.state === 'renewed' && startOf(other) > startOf(renewal))
    .toSorted((one, other) => startOf(one) - startOf(other))
    .at(-1) ?? null;

/**
 * The terms that froze the renewal price for a period: the server's order, or the latest order about it that was paid and kept, the oldest
 * first. What was frozen before the last change was for another server.
 */
export function frozenFor(period: string, server: ServerOrder, others: readonly ServerOrder[]): ServerTerms | null {
  const kept = [server, ...others.filter(({ order }) => order.state === 'renewed' || order.state === 'changed')];
  const sinceChange = kept.slice(
    Math.max(
      0,
      kept.findLastIndex(({ order }) => order.state === 'changed'),
    ),
  );
  return (
    sinceChange
      .map(({ row }) => row.body)
      .filter((body) => body.period === period)
      .at(-1) ?? null
  );
}

/** The renewal price of an order for its own period, with its lines. */
function frozenPrice({ lines, renewalMinor, renews, changes }: ServerTerms): PeriodPrice<Lines[number]> {
  return { lines: changes?.nextLines ?? renews?.nextLines ?? lines, totalMinor: renewalMinor };
}

/** The renewal of a server for a period, at the lower price of what was frozen and the list. `others`: its renewals and changes. */
export const nextRenewal = (
  server: ServerOrder,
  others: readonly ServerOrder[],
  period: string,
  shop: Parameters<typeof makeRenewal>[3],
): ReturnType<typeof makeRenewal> => makeRenewal(server, frozenFor(period, server, others), period, shop);

/** What the renewal of a server costs for each period that has a price. */
export const pricesByPeriod = ({
  server,
  others,
  ...shop
}: Pick<KnownServer, 'server' | 'others' | 'catalogue' | 'catalogueHash'>): { period: string; totalMinor: number }[] =>
  shop.catalogue.periods.flatMap(({ code }) => {
    const made = nextRenewal(server, others, code, shop);
    return made.ok ? [{ period: code, totalMinor: made.body.totalMinor }] : [];
  });

/**
 * The quote of a renewal, by the one calculation. `frozen`: the order that froze a renewal price for this period; null: none did.
 * What has gone off sale can still be renewed at the price that was frozen.
 */
function makeRenewal(
  { row, order }: ServerOrder,
  frozen: ServerTerms | null,
  period: string,
  { catalogue, catalogueHash }: { catalogue: Catalogue; catalogueHash: string },
): { readonly ok: true; readonly body: QuoteBody } | Refusal {
  const { currency } = row.body;
  const configuration = configurationOf(row);
  if (!order.term || !isRenewable(order, row.now_ms)) return refused('notRenewable');
  const months = catalogue.periods.find(({ code }) => code === period)?.months;
  if (months === undefined) return refused('dataError', { field: 'period' });
  const result = price(catalogue, configuration, period, currency);
  const list = result.ok ? { lines: quotedLines(result.lines), totalMinor: result.total.amountMinor } : null;
  const chosen = renewalPrice(frozen && frozenPrice(frozen), list);
  if (!chosen) return refused('renewalNotPriced', { field: 'period' });
  const { lines, totalMinor } = chosen;
  const body: QuoteBody = {
    configuration,
    period,
    currency,
    lines: [...lines],
    discounts: [],
    promotion: null,
    coupon: null,
    renews: {
      order: row.id,
      number: row.number,
      from: new Date(endOfTermMs(order.term)).toISOString(),
      until: new Date(endOfTermMs({ ...order.term, months: order.term.months + months })).toISOString(),
      price: chosen.price,
      otherMinor: chosen.otherMinor,
      ...(list && chosen.price === 'order' ? { nextLines: list.lines } : {}),
    },
    listMonthMinor: row.list_month_minor,
    totalMinor,
    perMonthMinor: Number(divideHalfUp(BigInt(totalMinor), BigInt(months))),
    renewalMinor: list?.totalMinor ?? totalMinor,
    catalogueHash,
  };
  return { ok: true, body };
}
