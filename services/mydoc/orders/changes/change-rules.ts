import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import { addMonths } from '#lib/catalogue/period-end.ts';
import { price, type PriceRefusal } from '#lib/catalogue/price.ts';
import { quantityOf } from '#lib/catalogue/quantity.ts';
import type { WireConfiguration } from '#lib/contracts/calls/orders/purchase-calls.ts';
import { divideHalfUp } from '#lib/money/divide-half-up.ts';
import { changePrice, type PaidPeriod } from '#lib/orders/changes/change-price.ts';
import { changedServer, type ChangeWish } from '#lib/orders/changes/server-change.ts';
import { endOfTermMs } from '#lib/orders/server-term.ts';
import { daysLeft } from '#lib/orders/whole-days.ts';
import { refused, type Refusal } from '#services/mydoc/envelope/refusal.ts';
import type { Order } from '../order-machine.ts';
import { configurationOf, type ServerOrder, type StoredOrder } from '../order-row.ts';
import { leftIn, quotedLines, type QuoteBody } from '../quotes/quote-rules.ts';
import type { StockRow } from '../stock/stock-store.ts';

/** What is asked for: what a server becomes, by the order by which it was bought. */
export interface ChangeRequest extends ChangeWish {
  readonly changes: string;
}

/** Whether a server can be changed at an instant: it runs, and a whole day of what is paid for is left. */
export const isChangeable = ({ state, term }: Order, nowMs: number): boolean =>
  term !== undefined && state === 'active' && daysLeft({ fromMs: term.activeMs, untilMs: endOfTermMs(term) }, nowMs) > 0;

type From = NonNullable<QuoteBody['changes']>['from'];

const fromOf = ({ model, disk, traffic }: WireConfiguration): From => ({ model, disk, traffic });

/** Whether a server is still what a quote of its change began with. */
export const isFrom = (from: From, now: From): boolean =>
  from.model === now.model && from.disk.sizeGib === now.disk.sizeGib && from.disk.type === now.disk.type && from.traffic === now.traffic;

/** The periods of a server that were paid and kept: its own, and those of its renewals. */
const paidPeriods = ({ row, order: { term } }: StoredOrder, others: readonly StoredOrder[]): PaidPeriod[] => [
  ...(term ? [{ fromMs: term.activeMs, untilMs: addMonths(term.activeMs, row.months), period: row.body.period }] : []),
  ...others.flatMap(({ row: { body }, order }): PaidPeriod[] =>
    order.state === 'renewed' && body.renews
      ? [{ fromMs: Date.parse(body.renews.from), untilMs: Date.parse(body.renews.until), period: body.period }]
      : [],
  ),
];

/**
 * The change of a renewal's server that was paid for the period of the renewal too, so that the renewal cannot go back by itself. Null:
 * none.
 */
export const coveringChange = ({ row }: StoredOrder, others: readonly StoredOrder[]): StoredOrder | null =>
  others.find(
    ({ order: { state }, row: { body } }) =>
      (state === 'paid' || state === 'provisioning' || state === 'changed') &&
      Date.parse(body.changes?.until ?? '') >= Date.parse(row.body.renews?.until ?? ''),
  ) ?? null;

interface ChangeContext {
  readonly catalogue: Catalogue;
  readonly catalogueHash: string;
  readonly stock: readonly StockRow[];
}

const refusalOf = (reason: PriceRefusal): Refusal => refused(reason === 'not-sold-in-currency' ? 'changeNotPriced' : 'notOnSale');

/** Fewer of the new size are left than the order has servers: neither region nor number can be chosen. */
export function tooFewForChange(left: number, configuration: WireConfiguration, field: string): Refusal {
  const count = quantityOf(configuration);
  return left === 0 ? refused('changeSoldOut', { field }) : refused('changeTooFewLeft', { field, values: { left, count } });
}

function stockRefusal(stock: readonly StockRow[], configuration: WireConfiguration): Refusal | null {
  const left = leftIn(stock)(configuration.region, configuration.model);
  return left === null || left >= quantityOf(configuration) ? null : tooFewForChange(left, configuration, 'model');
}

/** The quote of a change, by the one calculation; `others`: the orders about the server. Or what prevents it. */
export function makeChange(
  server: ServerOrder,
  others: readonly StoredOrder[],
  wish: ChangeWish,
  { catalogue, catalogueHash, stock }: ChangeContext,
): { readonly ok: true; readonly body: QuoteBody } | Refusal {
  const { row, order } = server;
  if (!order.term || !isChangeable(order, row.now_ms)) return refused('notChangeable');
  const { period, currency } = row.body;
  const before = configurationOf(row);
  const becomes = changedServer(catalogue, before, wish);
  if (!becomes.ok) return refused(becomes.key, { field: becomes.field, ...(becomes.values ? { values: { ...becomes.values } } : {}) });
  const { kind, configuration } = becomes;
  const soldOut = kind === 'upgrade' ? stockRefusal(stock, configuration) : null;
  if (soldOut) return soldOut;
  const difference = changePrice(catalogue, { before, after: configuration, currency }, paidPeriods(server, others), row.now_ms);
  const next = price(catalogue, configuration, period, currency);
  if (!difference.ok) return refusalOf(difference.reason);
  if (!next.ok) return refusalOf(next.reason);
  const { lines, totalMinor, days } = difference;
  const changes = {
    order: row.id,
    number: row.number,
    kind,
    from: fromOf(before),
    days,
    until: new Date(endOfTermMs(order.term)).toISOString(),
  };
  return {
    ok: true,
    body: {
      configuration,
      period,
      currency,
      lines: [...lines],
      discounts: [],
      promotion: null,
      coupon: null,
      renews: null,
      changes: { ...changes, nextLines: quotedLines(next.lines) },
      listMonthMinor: row.list_month_minor,
      totalMinor,
      perMonthMinor: Number(divideHalfUp(BigInt(totalMinor), BigInt(row.months))),
      renewalMinor: next.renewal.amountMinor,
      catalogueHash,
    },
  };
}
