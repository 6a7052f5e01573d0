import { createHash, randomUUID } from 'node:crypto';
import { quotedTerms } from '#lib/contracts/calls/orders/purchase-calls.ts';
import type { AutomaticOutcome } from '#lib/contracts/calls/orders/automatic-renewal-calls.ts';
import { automaticStep } from '#lib/orders/renewals/automatic-renewal.ts';
import { renewableUntilMs } from '#lib/orders/server-term.ts';
import { dayMs, hourMs } from '#lib/time/lengths.ts';
import type { Database, Executor } from '#services/platform/database/database.ts';
import type { Logger } from '#services/platform/log.ts';
import { addHistory } from '../order-history-store.ts';
import type { OrderContent, ReadOrderContent } from '../order-content.ts';
import { chargeQueue } from '../order-queues.ts';
import { findOrdersAbout, isOfServer, type StoredOrder } from '../order-row.ts';
import { changeOrder, lockAsOfNow, type Outbox } from '../order-store.ts';
import { insertOrder, ofNoNewServer, recordPlacement, type NewOrder } from '../placement/new-order.ts';
import { isUnderWay } from '../placement/order-under-way.ts';
import type { QuoteBody } from '../quotes/quote-rules.ts';
import { nextRenewal } from '../renewals/renewal-rules.ts';
import { findAgreement, listDueAgreements, lookAgainAt, noteOutcome, removeAgreement, type AutomaticAgreement } from './automatic-store.ts';

export interface AutomaticRenewalDeps {
  readonly database: Database;
  readonly outbox: Outbox;
  readonly log: Pick<Logger, 'error'>;
  readonly orderContent: ReadOrderContent;
}

const sweptAtOnce = 50;

/**
 * Orders the renewals that are due: one for each end of a server, however often and by however many replicas this runs. One that fails
 * holds no other up: it is logged, and looked at again later. Returns how many servers were looked at.
 */
export async function sweepAutomaticRenewals(deps: AutomaticRenewalDeps): Promise<number> {
  const due = await listDueAgreements(deps.database.executor, sweptAtOnce);
  if (due.length === 0) return 0;
  const content = await deps.orderContent();
  // the CMS has never answered yet, so that nothing has a price
  if (content.catalogue.models.length === 0) return 0;
  for (const id of due) {
    try {
      await deps.database.transaction((tx) => renewServer(tx, deps.outbox, id, content));
    } catch (error) {
      deps.log.error({ err: error, order: id }, 'a server could not be renewed automatically');
      await lookAgainAt(deps.database.executor, id, Date.now() + hourMs);
    }
  }
  return due.length === sweptAtOnce ? due.length + (await sweepAutomaticRenewals(deps)) : due.length;
}

async function renewServer(tx: Executor, outbox: Outbox, id: string, content: OrderContent): Promise<void> {
  const server = await lockAsOfNow(tx, outbox, id);
  const agreement = await findAgreement(tx, id);
  if (!server || !agreement || !isOfServer(server)) return;
  const { order, row } = server;
  const others = await findOrdersAbout(tx, id);
  const step = automaticStep({
    state: order.state,
    term: order.term,
    triedEndMs: agreement.triedEndMs,
    isOtherUnderWay: others.some(isUnderWay),
    nowMs: row.now_ms,
  });
  if (step.kind === 'over') return void (await removeAgreement(tx, id));
  if (step.kind === 'wait') return lookAgainAt(tx, id, step.untilMs);
  const { period, agreedMinor } = agreement;
  const { endMs } = step;
  const made = nextRenewal(server, others, period, content);
  if (!made.ok) return endTry(tx, outbox, server, { endMs, outcome: 'not-priced', amountMinor: null });
  const { totalMinor } = made.body;
  if (totalMinor > agreedMinor) return endTry(tx, outbox, server, { endMs, outcome: 'dearer', amountMinor: totalMinor });
  return place(tx, outbox, { server, agreement, endMs, body: made.body, content });
}

interface EndedTry {
  readonly endMs: number;
  readonly outcome: Exclude<AutomaticOutcome, 'ordered'>;
  /** What the renewal costs; null: it has no price. */
  readonly amountMinor: number | null;
}

/** The server was not renewed: its buyer is notified, and can renew it until it is released. */
export async function endTry(tx: Executor, outbox: Outbox, { row }: StoredOrder, { endMs, outcome, amountMinor }: EndedTry): Promise<void> {
  await noteOutcome(tx, row.id, { outcome, endMs, lookAtMs: row.now_ms + dayMs });
  await addHistory(tx, outbox, { orderId: row.id, kind: 'automatic-renewal-failed', amountMinor });
}

interface Placing {
  readonly server: StoredOrder;
  readonly agreement: AutomaticAgreement;
  readonly endMs: number;
  readonly body: QuoteBody;
  readonly content: OrderContent;
}

/** Places the order of the renewal, under a key of its server and its end, and asks for its charge. */
async function place(tx: Executor, outbox: Outbox, placing: Placing): Promise<void> {
  const { server, endMs, body } = placing;
  const order = newRenewal(placing);
  const inserted = order && (await insertOrder(tx, order));
  // another renewal was placed at the same time
  if (!order || !inserted) return lookAgainAt(tx, server.row.id, server.row.now_ms + hourMs);
  await recordPlacement(tx, outbox, order, inserted.dueAt);
  await noteOutcome(tx, server.row.id, { outcome: 'ordered', endMs, lookAtMs: server.row.now_ms + dayMs });
  if (body.totalMinor === 0) await changeOrder(tx, outbox, order.id, { kind: 'covered' });
  else await outbox.send(tx, chargeQueue, { orderId: order.id }, { singletonKey: order.id });
}

/** A declined renewal can be paid by hand as long as its server is kept. */
const hoursToPay = 14 * 24;

function newRenewal({ server: { row, order }, agreement, endMs, body, content }: Placing): NewOrder | null {
  const months = content.catalogue.periods.find(({ code }) => code === body.period)?.months;
  if (months === undefined || !order.term || !body.renews) return null;
  return {
    id: randomUUID(),
    accountId: row.account_id,
    language: agreement.language,
    personId: row.person_id,
    key: keyOf(row.id, endMs),
    // nobody asked for a quote: the price was announced
    quoteId: randomUUID(),
    rootQuoteId: null,
    ...ofNoNewServer,
    family: row.family,
    body: quotedTerms.parse({ ...body, renews: { ...body.renews, automatic: true }, hasPassword: false }),
    termsVersion: agreement.termsVersion,
    tos: agreement.tos,
    months,
    listMonthMinor: row.list_month_minor,
    hoursToPay,
    about: { order: row.id, takesPlace: false, untilMs: renewableUntilMs(order.term), serverWords: null },
  };
}

/** A UUID that names the renewal of a server from one instant on. */
function keyOf(orderId: string, endMs: number): string {
  const hex = createHash('sha256').update(`automatic renewal ${orderId} ${endMs}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
