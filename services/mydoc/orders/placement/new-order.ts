import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Language } from '#lib/language/languages.ts';
import { quantityOf } from '#lib/catalogue/quantity.ts';
import { sizeName } from '#lib/purchase/plan-rows.ts';
import type { Executor } from '#services/platform/database/database.ts';
import { readRow } from '#services/platform/database/rows.ts';
import { noteReferral, type OrderReferral } from '#services/mydoc/referrals/order-referral-store.ts';
import { placedPosting } from '../ledger/order-ledger.ts';
import type { refundRules } from '../order-row.ts';
import type { OrderTerms } from '../order-terms.ts';
import { closeQueue } from '../order-queues.ts';
import { post } from '../ledger/ledger-store.ts';
import { addHistory } from '../order-history-store.ts';
import { noteUncounted, type Outbox } from '../order-store.ts';
import { isNotOver, isOverdueRow } from '../order-tables.ts';
import { reserveStock } from '../stock/stock-store.ts';
import { newOrderNumber } from './order-number.ts';
import type { TosEdition } from './tos-versions.ts';

/** An order before it is stored. */
export interface NewOrder {
  readonly id: string;
  readonly accountId: string;
  /** In which the buyer ordered: of its e-mails and its receipt. */
  readonly language: Language;
  readonly personId: string | null;
  readonly key: string;
  readonly quoteId: string;
  /** The quote that its quote was made of with another coupon; null: of none. */
  readonly rootQuoteId: string | null;
  readonly family: string;
  readonly body: OrderTerms;
  /** Encrypted; never in clear. */
  readonly password: string | null;
  readonly termsVersion: number;
  /** The text of that version which the buyer read; nothing until it is known to be in force. */
  readonly tos: { readonly [Part in 'language' | 'fingerprint']: TosEdition[Part] | null };
  readonly onePerPerson: boolean;
  /** The code of its promotion; null: at the list price, or with another discount. */
  readonly promotion: string | null;
  /** A person may have one order of that promotion at a time. */
  readonly onePerPromotion: boolean;
  readonly refundRule: (typeof refundRules)[number];
  readonly months: number;
  /** The list price of a month, for refunds by use. */
  readonly listMonthMinor: number;
  readonly hoursToPay: number;
  /** The affiliate whose link brought the buyer. */
  readonly referral: OrderReferral | null;
  /** The group in which it is a seat; null: none. */
  readonly group: SeatOfOrder | null;
  /** It renews or changes the server of this order; null: it is for a new one. */
  readonly about: ServerOfOrder | null;
}

/** What an order has that is not for a new server: no password, no limit of one, no promotion, no commission, no group. */
export const ofNoNewServer = {
  password: null,
  onePerPerson: false,
  promotion: null,
  onePerPromotion: false,
  refundRule: 'guarantee',
  // affiliates earn by the first order of a server
  referral: null,
  group: null,
} as const satisfies Partial<NewOrder>;

interface ServerOfOrder {
  readonly order: string;
  /** It needs a place in stock: another size. */
  readonly takesPlace: boolean;
  /** Nobody has longer to pay: the server is released then, or not paid for any more. */
  readonly untilMs: number;
  /** How the account centre describes the server once it is changed; null: it stays as it is. */
  readonly serverWords: string | null;
}

export interface SeatOfOrder {
  readonly id: string;
  /** The slug of its campaign. */
  readonly campaign: string;
  readonly feePercent: number;
  /** The group ends at this instant: nobody has longer to pay; null: it has not begun. */
  readonly deadlineMs: number | null;
}

const insertedRow = z.object({ due_ms: z.coerce.number() });
const numberRow = z.object({ number: z.string() });

/** A number that is already taken is drawn again; that several draws in a row are taken does not happen. */
const numbersAtMost = 4;

/** Writes the order's row; null if the quote, a copy of it, the key or the person already has one. */
export async function insertOrder(tx: Executor, order: NewOrder, newNumber = newOrderNumber): Promise<{ dueAt: Date } | null> {
  for (let drawn = 0; drawn < numbersAtMost; drawn += 1) {
    const number = newNumber();
    const inserted = await insertNumbered(tx, order, number);
    if (inserted) return { dueAt: new Date(inserted.due_ms) };
    const taken = await readRow(tx, sql`SELECT number FROM server_order WHERE number = ${number}`, numberRow);
    if (!taken) return null;
  }
  throw new Error('every number that was drawn for an order is taken');
}

/** A name that suits as a host name: c2m4-7k3p-9m2x. */
const serverNameOf = (model: string, number: string): string => `${sizeName(model)}${number.slice(1).toLowerCase()}`;

function insertNumbered(tx: Executor, order: NewOrder, number: string): Promise<z.infer<typeof insertedRow> | null> {
  const { body, group, about } = order;
  const deadlineMs = group?.deadlineMs ?? about?.untilMs;
  const deadline = deadlineMs === undefined ? null : new Date(deadlineMs).toISOString();
  return readRow(
    tx,
    sql`
    INSERT INTO server_order (id, number, account_id, language, person_id, request_key, quote_id, root_quote_id, region, model, family,
      currency, total_minor, body, password, terms_version, terms_language, terms_fingerprint, one_per_person, promotion,
      one_per_promotion, refund_rule, months, list_month_minor, holds_stock, group_id, group_campaign, group_fee_percent, server_name,
      server_words, renews, domain, due_at)
    VALUES (${order.id}::uuid, ${number}, ${order.accountId}, ${order.language}, ${order.personId}, ${order.key}::uuid,
      ${order.quoteId}::uuid, ${order.rootQuoteId}::uuid,
      ${body.configuration?.region ?? ''}, ${body.configuration?.model ?? ''}, ${order.family}, ${body.currency}, ${body.totalMinor},
      ${JSON.stringify(body)}::jsonb, ${order.password}, ${order.termsVersion}, ${order.tos.language}, ${order.tos.fingerprint},
      ${order.onePerPerson}, ${order.promotion},
      ${order.onePerPromotion}, ${order.refundRule}, ${order.months}, ${order.listMonthMinor}, ${about?.takesPlace ?? !body.domain},
      ${group?.id ?? null}::uuid, ${group?.campaign ?? null}, ${group?.feePercent ?? null}::double precision,
      ${about === null && !body.domain ? serverNameOf(body.configuration.model, number) : null},
      ${about?.serverWords ?? null}, ${about?.order ?? null}::uuid,
      ${body.domain?.name ?? null},
      least(now() + ${order.hoursToPay}::double precision * interval '1 hour', ${deadline}::timestamptz))
    ON CONFLICT DO NOTHING RETURNING extract(epoch FROM due_at) * 1000 AS due_ms`,
    insertedRow,
  );
}

/** The first entries of the order's history and ledger, and the job that closes it when it is due. */
export async function recordPlacement(tx: Executor, outbox: Outbox, order: NewOrder, dueAt: Date): Promise<void> {
  if (order.referral) await noteReferral(tx, order.id, order.referral);
  await addHistory(tx, outbox, { orderId: order.id, kind: 'placed', amountMinor: null });
  await post(tx, { id: order.id, currency: order.body.currency }, [placedPosting(order.body)]);
  await outbox.send(tx, closeQueue, { orderId: order.id }, { startAfter: dueAt, singletonKey: order.id });
}

/**
 * The last step, so that a counter wanted by many buyers is locked as briefly as possible; a domain and a server that keeps its size need
 * none. False if fewer are left than it takes.
 */
export async function reserveStockFor(tx: Executor, { id, about, body: { configuration } }: NewOrder): Promise<boolean> {
  if (about?.takesPlace === false || configuration === undefined) return true;
  const { region, model } = configuration;
  const reservation = await reserveStock(tx, { region, model, units: quantityOf(configuration) });
  if (reservation === 'uncounted') await noteUncounted(tx, id);
  return reservation !== 'sold-out';
}

const oneRow = z.object({ id: z.string(), number: z.string(), is_unpaid: z.boolean() });

export interface Buyer {
  readonly accountId: string;
  readonly personId: string | null;
  /** The model and the promotion of which a person may have one; null: any number. */
  readonly model: string | null;
  readonly promotion: string | null;
}

/**
 * The order by which a person, or an unverified account, already has this model, or this promotion; `unpaid` names it if this account
 * can still pay it.
 */
export async function findExistingPurchase(
  executor: Executor,
  { accountId, personId, model, promotion }: Buyer,
): Promise<{ unpaid: { id: string; number: string } | null } | null> {
  const found = await readRow(
    executor,
    sql`
    SELECT id, number, (account_id = ${accountId} AND state = 'awaiting-payment') AS is_unpaid FROM server_order
    WHERE ((model = ${model} AND one_per_person) OR (promotion = ${promotion} AND one_per_promotion)) AND ${isNotOver}
      AND (account_id = ${accountId} OR person_id = ${personId}) AND NOT ${isOverdueRow} ORDER BY is_unpaid DESC LIMIT 1`,
    oneRow,
  );
  return found && { unpaid: found.is_unpaid ? { id: found.id, number: found.number } : null };
}
