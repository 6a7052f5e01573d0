import type { AutomaticOutcome } from '#lib/contracts/calls/orders/automatic-renewal-calls.ts';
import type { Executor } from '#services/platform/database/database.ts';
import type { OrderContent } from '../order-content.ts';
import { findOrdersAbout, isOfServer, type StoredOrder } from '../order-row.ts';
import { canAnnounceRise, nextChargeMs } from '#lib/orders/renewals/automatic-renewal.ts';
import { endOfTermMs } from '#lib/orders/server-term.ts';
import { nextRenewal } from '../renewals/renewal-rules.ts';
import { findAgreement, noteAnnounced, type AutomaticAgreement } from './automatic-store.ts';

/** The renewal of a server that is to come, as it is announced to its buyer. */
export interface ComingRenewal extends Pick<AutomaticAgreement, 'period'> {
  readonly amountMinor: number;
  readonly chargeMs: number;
}

/**
 * The automatic renewal of a server for its present end, at the price of now, which is from now on the most that is charged for it. Null:
 * it is off, was tried already, has no price any more, or one that rose too late to be announced: it will not be charged.
 * @throws while the CMS has never answered, so that the e-mail is written later.
 */
export async function announceRenewal(executor: Executor, server: StoredOrder, content: OrderContent): Promise<ComingRenewal | null> {
  if (!isOfServer(server)) return null;
  const { row, order } = server;
  const agreement = await findAgreement(executor, row.id);
  if (!agreement || !order.term || agreement.triedEndMs === endOfTermMs(order.term)) return null;
  if (content.catalogue.models.length === 0) throw new Error('the catalogue is not there yet');
  const { period, agreedMinor } = agreement;
  const made = nextRenewal(server, await findOrdersAbout(executor, row.id), period, content);
  if (!made.ok) return null;
  const { totalMinor: amountMinor } = made.body;
  if (amountMinor > agreedMinor && !canAnnounceRise(order.term, row.now_ms)) return null;
  await noteAnnounced(executor, row.id, amountMinor);
  return { period, amountMinor, chargeMs: nextChargeMs(order.term, row.now_ms) };
}

/** What its buyer agreed to, as the e-mail that confirms it says it; null: it is off again. */
export async function findComing(executor: Executor, { row, order }: StoredOrder): Promise<ComingRenewal | null> {
  const agreement = await findAgreement(executor, row.id);
  if (!agreement || !order.term) return null;
  return { period: agreement.period, amountMinor: agreement.agreedMinor, chargeMs: nextChargeMs(order.term, row.now_ms) };
}

/** Why a server was not renewed automatically. */
export type FailedRenewal = Exclude<AutomaticOutcome, 'ordered'>;

/** Null: it is off again, or was retried. */
export async function findFailed(executor: Executor, { row }: StoredOrder): Promise<FailedRenewal | null> {
  const outcome = (await findAgreement(executor, row.id))?.outcome ?? null;
  return outcome === 'ordered' ? null : outcome;
}
