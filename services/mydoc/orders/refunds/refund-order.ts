import { sql } from 'drizzle-orm';
import { z } from 'zod';
import {
  changeRefund,
  ownPeriod,
  refundAmount,
  renewalRefund,
  type RefundAmount,
  type RefundOfPeriod,
} from '#lib/orders/refunds/refund-amount.ts';
import type { Database, Executor } from '#services/platform/database/database.ts';
import { readRow, readRows } from '#services/platform/database/rows.ts';
import { answered, refused, type CallAnswer } from '#services/mydoc/envelope/refusal.ts';
import { netMinor } from '../order-machine.ts';
import { findOrdersAbout, isOfServer, lockOrder, type StoredOrder } from '../order-row.ts';
import { coveringChange } from '../changes/change-rules.ts';
import { goesBackBefore } from '../renewals/renewal-rules.ts';
import { changeLocked, lockAsOfNow, noteRefundKey, type Outbox } from '../order-store.ts';

/** The refund that an order would get now. */
export interface RefundOffer extends Omit<RefundAmount, 'feeMinor'> {
  readonly paidMinor: number;
  /** By which the used days of a promotional product are deducted; null for a regular one. */
  readonly listMonthMinor: number | null;
  /** Withheld of an order of a group that has succeeded; absent for any other order. */
  readonly fee?: { readonly percent: number; readonly amountMinor: number };
  /** Each payment of a server that was renewed or changed, its own first; the sums have them all. Absent: it was neither. */
  readonly periods?: (RefundOfPeriod & { readonly number: string; readonly of: 'server' | 'renewal' | 'change' })[];
}

const ownerRow = z.object({ account_id: z.string(), person_id: z.string().nullable() });

/**
 * Who shares one use of the guarantee: the account, its verified person and that person's other accounts, as far as orders show; sorted.
 */
async function buyersOf(executor: Executor, { account_id, person_id }: StoredOrder['row']): Promise<string[]> {
  const owners = await readRows(
    executor,
    sql`
    SELECT DISTINCT account_id, person_id FROM server_order
    WHERE account_id = ${account_id} OR person_id = ${person_id} OR person_id IN (SELECT person_id FROM server_order WHERE account_id = ${account_id})`,
    ownerRow,
  );
  const names = owners.flatMap((owner) => [
    `account ${owner.account_id}`,
    ...(owner.person_id === null ? [] : [`person ${owner.person_id}`]),
  ]);
  return [...new Set(names)].toSorted();
}

/** Another order used the guarantee at the same moment; thrown to roll back. */
class GuaranteeTaken extends Error {}

const orderRow = z.object({ order_id: z.string() });

/**
 * By the refund policy; null for an order that keeps no money or is of a name, and for the seat of a group before its server runs. Of a
 * server that was renewed or changed it is that of all its payments together; a renewal by itself goes back while it is the last one, its
 * period has not begun, and no later change was paid for it too. A change goes back with its server alone.
 */
export async function offerRefund(executor: Executor, stored: StoredOrder): Promise<RefundOffer | null> {
  if (!isOfServer(stored)) return null;
  if (stored.row.about !== null) return offerOfRenewal(executor, stored);
  const own = await offerOfServer(executor, stored);
  if (!own) return null;
  const others = (await findOrdersAbout(executor, stored.row.id)).flatMap((other) => shareOf(other, own.offer.byGuarantee) ?? []);
  if (others.length === 0) return own.offer;
  const periods = [{ ...own.period, number: stored.row.number, of: 'server' as const }, ...others.map(({ id: _id, ...share }) => share)];
  const sum = (of: (period: RefundOfPeriod) => number): number => periods.reduce((total, period) => total + of(period), 0);
  return {
    ...own.offer,
    paidMinor: sum(({ paidMinor }) => paidMinor),
    usedMinor: sum(({ usedMinor }) => usedMinor),
    amountMinor: sum(({ amountMinor }) => amountMinor),
    periods,
  };
}

interface Share extends RefundOfPeriod {
  readonly id: string;
  readonly number: string;
  readonly of: 'renewal' | 'change';
}

/**
 * What a paid renewal or change is worth at the moment; null for any other order. `byGuarantee`: its server goes back whole, and so does a
 * change.
 */
const shareOf = (stored: StoredOrder, byGuarantee: boolean): Share | null =>
  stored.row.body.changes ? changeShare(stored, byGuarantee) : renewalShare(stored);

/** Nothing is used of a change that was not carried out yet. */
function changeShare({ row, order }: StoredOrder, byGuarantee: boolean): Share | null {
  const { changes } = row.body;
  const isInHand = order.state === 'paid' || order.state === 'provisioning';
  if (!changes || (!isInHand && order.state !== 'changed')) return null;
  const basis = { paidMinor: netMinor(order), days: changes.days, untilMs: Date.parse(changes.until) };
  const refund = changeRefund(basis, isInHand || byGuarantee ? 0 : row.now_ms);
  return { id: row.id, number: row.number, of: 'change', ...refund };
}

function renewalShare({ row, order }: StoredOrder): Share | null {
  const { renews } = row.body;
  if (order.state !== 'renewed' || !renews) return null;
  const basis = { paidMinor: netMinor(order), fromMs: Date.parse(renews.from), untilMs: Date.parse(renews.until) };
  return { id: row.id, number: row.number, of: 'renewal', ...renewalRefund(basis, row.now_ms) };
}

async function offerOfRenewal(executor: Executor, stored: StoredOrder): Promise<RefundOffer | null> {
  const { about, now_ms } = stored.row;
  const from = stored.row.body.renews?.from;
  if (about === null || from === undefined || stored.order.state !== 'renewed' || now_ms >= Date.parse(from)) return null;
  const others = await findOrdersAbout(executor, about);
  if (goesBackBefore(stored, others) || coveringChange(stored, others)) return null;
  const paidMinor = netMinor(stored.order);
  if (paidMinor === 0) return null;
  const nothing = { usedDays: 0, usedMinor: 0, listMonthMinor: null, byGuarantee: false, guaranteeGone: false };
  return { ...nothing, paidMinor, amountMinor: paidMinor };
}

async function offerOfServer(
  executor: Executor,
  { row, order }: StoredOrder,
): Promise<{ readonly offer: RefundOffer; readonly period: RefundOfPeriod } | null> {
  if ((order.state !== 'active' && order.state !== 'paid' && order.state !== 'provisioning') || row.paid_ms === null) return null;
  // the server of a group runs in a moment, or everything goes back by itself
  if (row.group_id !== null && order.state !== 'active') return null;
  const buyers = sql.join(
    (await buyersOf(executor, row)).map((buyer) => sql`${buyer}`),
    sql`, `,
  );
  const used = await readRow(
    executor,
    sql`SELECT order_id FROM guarantee_use WHERE buyer IN (${buyers}) AND family = ${row.family} LIMIT 1`,
    orderRow,
  );
  const paidMinor = netMinor(order);
  const basis = {
    rule: row.refund_rule,
    paidMinor,
    paidAtMs: row.paid_ms,
    deliveredAtMs: row.active_ms,
    months: row.months,
    listMonthMinor: row.list_month_minor,
    guaranteeUsed: used !== null,
    feePercent: row.group_fee_percent ?? 0,
  };
  const listMonthMinor = row.refund_rule === 'by-use' ? row.list_month_minor : null;
  const refund = refundAmount(basis, row.now_ms);
  const { feeMinor, ...amount } = refund;
  const fee = row.group_fee_percent === null ? {} : { fee: { percent: row.group_fee_percent, amountMinor: feeMinor } };
  return { offer: { paidMinor, listMonthMinor, ...amount, ...fee }, period: ownPeriod(refund, basis) };
}

interface RefundInput {
  readonly id: string;
  readonly amountMinor: number;
  readonly key: string;
}

/**
 * Refunds the amount that was shown and ends the server. The same key again is the same refund; if the amount has changed meanwhile,
 * nothing is done and the new one is returned.
 */
export async function refundOrder(deps: { database: Database; outbox: Outbox }, input: RefundInput): Promise<CallAnswer<StoredOrder>> {
  const once = (): Promise<CallAnswer<StoredOrder>> => deps.database.transaction((tx) => startRefund(tx, deps.outbox, input));
  try {
    return await once();
  } catch (error) {
    if (error instanceof GuaranteeTaken) return once();
    throw error;
  }
}

async function startRefund(tx: Executor, outbox: Outbox, { id, amountMinor, key }: RefundInput): Promise<CallAnswer<StoredOrder>> {
  const stored = await lockAsOfNow(tx, outbox, id);
  if (stored?.row.refund_key === key) return answered(stored);
  const offer = stored && (await offerRefund(tx, stored));
  if (!stored || !offer || offer.amountMinor === 0) return refused('notRefundable');
  if (offer.amountMinor !== amountMinor)
    return refused('refundChanged', { values: { before: String(amountMinor), now: String(offer.amountMinor) } });
  if (offer.byGuarantee) await useGuarantee(tx, stored);
  await noteRefundKey(tx, id, key);
  return answered(await requestEach(tx, outbox, stored, offer));
}

/** The refund of an order, and those of the renewals and changes that end with its server: each in its own books. */
async function requestEach(
  tx: Executor,
  outbox: Outbox,
  stored: StoredOrder,
  { amountMinor, byGuarantee, periods = [] }: RefundOffer,
): Promise<StoredOrder> {
  const ofOthersMinor = periods.slice(1).reduce((sum, other) => sum + other.amountMinor, 0);
  const found = ofOthersMinor > 0 ? await findOrdersAbout(tx, stored.row.id) : [];
  const own = { kind: 'refund-requested', amountMinor: amountMinor - ofOthersMinor, ofOthersMinor } as const;
  const after = await changeLocked(tx, outbox, stored, own);
  for (const share of found.flatMap((other) => shareOf(other, byGuarantee) ?? [])) {
    const other = share.amountMinor > 0 ? await lockOrder(tx, share.id) : null;
    if (other) await changeLocked(tx, outbox, other, { kind: 'refund-requested', amountMinor: share.amountMinor });
  }
  return after;
}

async function useGuarantee(tx: Executor, { row }: StoredOrder): Promise<void> {
  for (const buyer of await buyersOf(tx, row)) {
    const noted = await readRow(
      tx,
      sql`
      INSERT INTO guarantee_use (buyer, family, order_id) VALUES (${buyer}, ${row.family}, ${row.id}::uuid) ON CONFLICT (buyer, family) DO NOTHING RETURNING order_id`,
      orderRow,
    );
    if (!noted) throw new GuaranteeTaken();
  }
}
