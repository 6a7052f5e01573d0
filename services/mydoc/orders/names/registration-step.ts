import { minuteMs } from '#lib/time/lengths.ts';
import type { Currency } from '#lib/money/currencies.ts';
import { registerName, type Registration } from '#services/mydoc/domains/register-name.ts';
import type { Registrar } from '#services/mydoc/domains/registrar.ts';
import type { Database } from '#services/platform/database/database.ts';
import type { Logger } from '#services/platform/log.ts';
import type { OrderEvent } from '../order-machine.ts';
import { provisionQueue } from '../order-queues.ts';
import { isOfServer, lockOrder, type StoredOrder } from '../order-row.ts';
import { changeLocked, noteProvisionFailures, noteRegistration, type Outbox } from '../order-store.ts';
import { usualSoonestPollMs } from '../provisioning/provision-pace.ts';

export interface RegistrationDeps {
  database: Database;
  outbox: Outbox;
  registrar: Pick<Registrar, 'register'>;
  log: Logger;
  soonestPollMs?: number;
}

const latestPollMs = 5 * minuteMs;

type Row = StoredOrder['row'];
type Outcome = Row['registration'];

/**
 * One step of a registration: asks the registrar under the order's key, records what it says, and schedules itself again while it does not
 * know. A process that ends after the registrar has answered asks again under the same key, and is told the same.
 */
export async function registrationStep(deps: RegistrationDeps, { id, account_id: accountId, body, total_minor }: Row): Promise<void> {
  const { domain, currency, renewalMinor } = body;
  if (!domain) return;
  const answer = await registerName(deps.registrar, {
    key: id,
    name: domain.name,
    class: domain.class,
    price: { currency, firstYearMinor: total_minor, renewalMinor },
    accountId,
  });
  if (answer.state === 'refused') deps.log.error({ orderId: id, reason: answer.reason }, 'the registrar refuses a name that was paid for');
  await deps.database.transaction(async (tx) => {
    const stored = await lockOrder(tx, id);
    if (!stored || isOfServer(stored)) return;
    if (stored.order.state !== 'paid') {
      const isVain = answer.state === 'registered' && stored.order.state !== 'registered';
      if (isVain) deps.log.error({ orderId: id }, 'a name was registered whose order has gone back');
      return;
    }
    const event = eventOf(answer);
    if (event) {
      await noteRegistration(tx, id, outcomeOf(answer, currency));
      await changeLocked(tx, deps.outbox, stored, event);
      return;
    }
    const tries = stored.row.provision_failures + 1;
    await noteProvisionFailures(tx, id, tries);
    const startAfter = new Date(stored.row.now_ms + registrationWaitMs(tries, deps.soonestPollMs ?? usualSoonestPollMs));
    await deps.outbox.send(tx, provisionQueue, { orderId: id }, { startAfter, singletonKey: id });
  });
}

/** How long a registrar that does not know is left alone: twice as long each time, five minutes at most. */
export const registrationWaitMs = (tries: number, soonestMs: number): number => Math.min(latestPollMs, soonestMs * 2 ** tries);

/** What an answer means for the order of the name; null: nothing yet. */
export function eventOf({ state }: Pick<Registration, 'state'>): OrderEvent | null {
  switch (state) {
    case 'registered':
    case 'class-changed':
      return { kind: state };
    case 'taken':
      return { kind: 'name-taken' };
    case 'refused':
      return { kind: 'registration-failed' };
    case 'unknown':
      return null;
  }
}

/** What the order keeps of an answer. */
function outcomeOf(answer: Registration, currency: Currency): Outcome {
  if (answer.state === 'registered') return { state: answer.state, until: new Date(answer.untilMs).toISOString() };
  if (answer.state !== 'class-changed') return null;
  const { firstYearMinor, renewalMinor } = answer.prices?.[currency] ?? {};
  const isSold = firstYearMinor !== undefined && renewalMinor !== undefined;
  return { state: answer.state, class: answer.class, prices: isSold ? { firstYearMinor, renewalMinor } : null };
}
