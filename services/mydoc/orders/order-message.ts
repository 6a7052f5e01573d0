import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { quantityOf } from '#lib/catalogue/quantity.ts';
import { orderEventKinds, type AnyOrder, type DomainOrder, type OrderMessage } from '#lib/contracts/calls/orders/order-message.ts';
import type { WithdrawalRight } from '#lib/content/values/withdrawal-right.ts';
import type { Executor } from '#services/platform/database/database.ts';
import { readRows } from '#services/platform/database/rows.ts';
import { findReferral } from '#services/mydoc/referrals/order-referral-store.ts';
import { nextChargeMs } from '#lib/orders/renewals/automatic-renewal.ts';
import { endOfTermMs, renewableUntilMs } from '#lib/orders/server-term.ts';
import {
  findOrdersAbout,
  hostNameOf,
  hostNamesOf,
  isOfServer,
  serversOf,
  type BuiltServer,
  type ServerOrder,
  type StoredOrder,
} from './order-row.ts';
import { backOfOrder } from './order-machine.ts';
import type { DomainTerms } from './order-terms.ts';
import { coveringChange, isChangeable } from './changes/change-rules.ts';
import { findAgreement } from './automatic-renewals/automatic-store.ts';
import { frozenFor, goesBackBefore } from './renewals/renewal-rules.ts';
import { openContract } from './withdrawals/withdrawal-rules.ts';

const eventRow = z.object({
  kind: z.enum(orderEventKinds),
  at_ms: z.coerce.number(),
  amount_minor: z.union([z.null(), z.coerce.number()]),
});

const instant = (ms: number): string => new Date(ms).toISOString();

/** An order as its buyer sees it. */
export const orderMessage = (executor: Executor, stored: StoredOrder, right: WithdrawalRight | null = null): Promise<AnyOrder> =>
  isOfServer(stored) ? serverMessage(executor, stored, right) : nameMessage(executor, stored);

/** An order of a name. */
async function nameMessage(executor: Executor, stored: StoredOrder): Promise<DomainOrder> {
  const { body, registration } = stored.row;
  if (!body.domain) throw new Error('an order of a server is no order of a name');
  return { ...body, ...(await commonMessage(executor, stored)), registration };
}

/** With the renewal price of its server that counts now. */
async function serverMessage(executor: Executor, stored: ServerOrder, right: WithdrawalRight | null): Promise<OrderMessage> {
  const { row, order } = stored;
  const others = row.about === null ? await findOrdersAbout(executor, row.id) : [];
  const siblings =
    row.about !== null && (order.state === 'renewed' || order.state === 'changed') ? await findOrdersAbout(executor, row.about) : [];
  const first = goesBackBefore(stored, siblings);
  const covering = coveringChange(stored, siblings);
  const { term, state } = order;
  const hostName = hostNameOf(row);
  const isThere = term && (state === 'active' || state === 'expired');
  return {
    ...row.body,
    ...(await commonMessage(executor, stored)),
    renewalMinor: frozenFor(row.body.period, stored, [...others, ...siblings])?.renewalMinor ?? row.body.renewalMinor,
    server: serverOf(row),
    ...severalOf(row),
    ...groupOf(row),
    ...(hostName === null ? {} : { hostName }),
    paidUntil: isThere ? instant(endOfTermMs(term)) : null,
    renewableUntil: isThere ? instant(renewableUntilMs(term)) : null,
    withdrawableUntil: withdrawableUntilOf(stored, right),
    renewals: others.flatMap(renewalOf),
    serverChanges: others.flatMap(changeOf),
    automatic: isThere ? await automaticOf(executor, stored) : null,
    ...(row.configuration_now ? { configurationNow: row.configuration_now } : {}),
    changeable: isChangeable(order, row.now_ms),
    goesBackFirst: first && named(first),
    coveredBy: covering && named(covering),
  };
}

type CommonMessage = Omit<DomainOrder, keyof DomainTerms | 'registration'>;

/** What an order is, whatever was ordered. */
async function commonMessage(executor: Executor, { row, order, attempts }: StoredOrder): Promise<CommonMessage> {
  const history = await readRows(
    executor,
    sql`
    SELECT kind, extract(epoch FROM at) * 1000 AS at_ms, amount_minor FROM order_event WHERE order_id = ${row.id}::uuid ORDER BY number`,
    eventRow,
  );
  const sum = (of: (payment: (typeof order.payments)[number]) => number): number =>
    order.payments.reduce((total, payment) => total + of(payment), 0);
  return {
    id: row.id,
    number: row.number,
    state: order.state,
    createdAt: instant(row.created_ms),
    dueAt: instant(row.due_ms),
    now: instant(row.now_ms),
    termsVersion: row.terms_version,
    terms: row.terms_language && row.terms_fingerprint ? { language: row.terms_language, fingerprint: row.terms_fingerprint } : null,
    paidMinor: sum(({ amountMinor }) => amountMinor),
    refundedMinor: sum(({ refundedMinor }) => refundedMinor),
    refundingMinor: sum(({ refundAskedMinor, refundedMinor }) => refundAskedMinor - refundedMinor),
    method: methodOf(attempts),
    payOpen: order.state === 'awaiting-payment' && attempts.some(({ state, pay_address }) => state === 'open' && pay_address !== null),
    referral: await findReferral(executor, row.id),
    history: history.map(({ kind, at_ms, amount_minor }) => ({
      kind,
      at: instant(at_ms),
      ...(amount_minor === null ? {} : { amountMinor: amount_minor }),
    })),
  };
}

/** Null: the site grants no right of withdrawal, the period is over, or there is nothing to withdraw from. */
function withdrawableUntilOf(stored: StoredOrder, right: WithdrawalRight | null): string | null {
  const contract = stored.row.about === null ? openContract(stored, right) : null;
  return contract && instant(contract.untilMs);
}

/** The automatic renewal of a server that runs; null: it is off. */
async function automaticOf(executor: Executor, { row, order: { term } }: StoredOrder): Promise<OrderMessage['automatic']> {
  const agreement = await findAgreement(executor, row.id);
  if (!agreement || !term) return null;
  const { period, agreedMinor: totalMinor, triedEndMs, outcome } = agreement;
  const chargeAt = instant(nextChargeMs(term, row.now_ms));
  return { period, totalMinor, chargeAt, outcome: triedEndMs === endOfTermMs(term) ? outcome : null };
}

/** A renewal, as the page of its server lists it. */
function renewalOf({ row, order }: StoredOrder): OrderMessage['renewals'] {
  if (!row.body.renews) return [];
  const { from, until } = row.body.renews;
  return [{ ...named({ row }), state: order.state, from, until, backMinor: backOfOrder(order) }];
}

/** A change, as the page of its server lists it. */
function changeOf({ row, order }: StoredOrder): OrderMessage['serverChanges'] {
  const { changes } = row.body;
  return changes ? [{ ...named({ row }), state: order.state, kind: changes.kind, backMinor: backOfOrder(order) }] : [];
}

const named = ({ row: { id, number } }: Pick<StoredOrder, 'row'>): { id: string; number: string } => ({ id, number });

/** The latest payment that was made. */
const methodOf = (attempts: StoredOrder['attempts']): string | null => attempts.findLast(({ state }) => state === 'paid')?.method ?? null;

const groupOf = ({ group_id, group_campaign, group_fee_percent }: StoredOrder['row']): Pick<OrderMessage, 'group'> =>
  group_id === null || group_campaign === null
    ? {}
    : { group: { id: group_id, campaign: group_campaign, feePercent: group_fee_percent ?? 0 } };

const shown = ({ id, state, address, ipv6, readyMs }: BuiltServer): NonNullable<OrderMessage['server']> => ({
  id,
  state,
  address,
  ...(ipv6 === null ? {} : { ipv6 }),
  readyAt: instant(readyMs),
});

/** The server of an order; of several, the one for which the others wait, or the first. */
function serverOf(row: StoredOrder['row']): OrderMessage['server'] {
  const servers = serversOf(row);
  const server = servers.find(({ state }) => state !== 'running') ?? servers[0];
  return server ? shown(server) : null;
}

function severalOf(row: StoredOrder['row']): Pick<OrderMessage, 'servers'> {
  if (row.about !== null || quantityOf(row.body.configuration) === 1) return {};
  const known = serversOf(row).map(shown);
  return {
    servers: hostNamesOf(row).map((hostName, place) => {
      const { address = null, ipv6 } = known[place] ?? {};
      return { hostName, address, ...(ipv6 ? { ipv6 } : {}) };
    }),
  };
}
