import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { addMonths } from '#lib/catalogue/period-end.ts';
import { serverOrderMessage, type OrderMessage } from '#lib/contracts/calls/orders/order-message.ts';
import { quoteMessage, type Quote } from '#lib/contracts/calls/orders/purchase-calls.ts';
import { readRow } from '#services/platform/database/rows.ts';
import type { Answer } from '#tests/services/mydoc/mydoc-under-test.ts';
import type { ShopUnderTest } from '../shop-under-test.ts';

const dayMs = 86_400_000;

/** What a buyer does with a server that runs. */
export interface RenewalShop {
  askQuote(buyer: string, order: string, period?: string): Promise<Answer>;
  quote(buyer: string, order: string, period?: string): Promise<Quote>;
  /** A renewal that awaits payment. */
  order(buyer: string, order: string, period?: string): Promise<OrderMessage>;
  /** A renewal that was paid. */
  renew(buyer: string, order: string, period?: string): Promise<OrderMessage>;
  refund(buyer: string, id: string, amountMinor: number): Promise<Answer>;
  /** Lets time pass for a server, its renewals and its changes. */
  pass(order: string, days: number): Promise<void>;
  /** Lets so much time pass that a server paid for by whole years ends in this many days, or ended so many ago (below zero). */
  leave(order: string, days: number): Promise<void>;
}

export function renewalsAt(shop: ShopUnderTest): RenewalShop {
  const renewals: RenewalShop = {
    askQuote: (buyer, order, period = '1m') => shop.call(buyer, 'order-server/renewalQuote', { order, period }),
    quote: async (buyer, order, period) => quoteMessage.parse((await renewals.askQuote(buyer, order, period)).message),
    order: async (buyer, order, period) => {
      const { message } = await shop.create(buyer, (await renewals.quote(buyer, order, period)).id);
      return serverOrderMessage.parse(message);
    },
    renew: async (buyer, order, period) => {
      const { id } = await renewals.order(buyer, order, period);
      await shop.notify(id, await shop.pay(buyer, id));
      return shop.detail(buyer, id);
    },
    refund: (buyer, id, amountMinor) =>
      shop.call(buyer, 'order-server/refund', { id, amountMinor: String(amountMinor), key: randomUUID() }),
    leave: async (order, days) => {
      const { executor } = shop.mydoc.database;
      const row = await readRow(
        executor,
        sql`SELECT months + renewed_months AS months, extract(epoch FROM now()) * 1000 AS now_ms FROM server_order WHERE id = ${order}::uuid`,
        z.object({ months: z.coerce.number(), now_ms: z.coerce.number() }),
      );
      const activeMs = addMonths(Math.floor(row?.now_ms ?? 0) + days * dayMs, -(row?.months ?? 0));
      await executor.execute(sql`UPDATE server_order SET active_at = ${new Date(activeMs).toISOString()}::timestamptz,
        expired_at = CASE WHEN expired_at IS NULL THEN NULL ELSE now() + ${days}::integer * interval '1 day' END,
        term_at = CASE WHEN term_at IS NULL THEN NULL ELSE now() END WHERE id = ${order}::uuid`);
    },
    pass: async (order, days) => {
      const earlier = (of: 'renews' | 'changes', path: string) => sql`to_jsonb(to_char(
        (body->${of}::text->>${path})::timestamptz AT TIME ZONE 'UTC' - ${days}::integer * interval '1 day',
        'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`;
      await shop.mydoc.database.executor.execute(sql`
        UPDATE server_order SET
          active_at = active_at - ${days}::integer * interval '1 day', paid_at = paid_at - ${days}::integer * interval '1 day',
          expired_at = expired_at - ${days}::integer * interval '1 day',
          due_at = due_at - ${days}::integer * interval '1 day', term_at = CASE WHEN term_at IS NULL THEN NULL ELSE now() END,
          body = CASE WHEN renews IS NULL THEN body
            WHEN body ? 'changes' THEN jsonb_set(body, '{changes,until}', ${earlier('changes', 'until')})
            ELSE jsonb_set(jsonb_set(body, '{renews,from}', ${earlier('renews', 'from')}),
              '{renews,until}', ${earlier('renews', 'until')}) END
        WHERE id = ${order}::uuid OR renews = ${order}::uuid`);
    },
  };
  return renewals;
}

export const kindsOf = ({ history }: Pick<OrderMessage, 'history'>): string[] => history.map(({ kind }) => kind);

const startOf = ({ history }: OrderMessage): number => Date.parse(history.find(({ kind }) => kind === 'active')?.at ?? '');

/** The instant some months after a server began to run. */
export const later = (order: OrderMessage, months: number): string => new Date(addMonths(startOf(order), months)).toISOString();
