import { automaticRenewal, setAutomaticRenewal, type AutomaticState } from '#lib/contracts/calls/orders/automatic-renewal-calls.ts';
import { nextChargeMs } from '#lib/orders/renewals/automatic-renewal.ts';
import { endOfTermMs } from '#lib/orders/server-term.ts';
import type { CallHandler } from '#services/mydoc/envelope/call-handler.ts';
import { handleLoggedIn, type AccountOf } from '#services/mydoc/envelope/handle-logged-in.ts';
import { answered, refused, type CallAnswer, type Refusal } from '#services/mydoc/envelope/refusal.ts';
import type { Visitor } from '#services/mydoc/envelope/visitor.ts';
import type { Database } from '#services/platform/database/database.ts';
import { addHistory } from '../order-history-store.ts';
import { lockAsOfNow, type Outbox } from '../order-store.ts';
import type { AskCentre } from '../payments/pay-order.ts';
import { readServer, type KnownServer } from '../placement/known-server.ts';
import { tosOf, type TosEdition } from '../placement/tos-versions.ts';
import type { QuoteService } from '../quotes/quote-service.ts';
import { nextRenewal, pricesByPeriod } from '../renewals/renewal-rules.ts';
import { findAgreement, removeAgreement, writeAgreement } from './automatic-store.ts';

export interface AutomaticHandlerDeps {
  readonly database: Database;
  readonly outbox: Outbox;
  readonly ask: AskCentre;
  readonly accountOf: AccountOf;
  readonly quoteService: Pick<QuoteService, 'readCatalogue'>;
  /** The terms of service that may be accepted now. */
  readonly tosInForce: () => Promise<readonly TosEdition[]>;
}

type Running = KnownServer & { readonly term: NonNullable<KnownServer['server']['order']['term']> };

/** Automatic renewal of a server: what it would cost, and turning it on and off. */
export const automaticRenewalHandlers = (deps: AutomaticHandlerDeps): readonly CallHandler[] => [
  handleLoggedIn(deps.accountOf, automaticRenewal, ({ order }, accountId) => readState(deps, accountId, order)),
  handleLoggedIn(deps.accountOf, setAutomaticRenewal, async ({ order, period, totalMinor }, accountId, visitor) => {
    if (period === undefined) await turnOff(deps, accountId, order);
    else {
      const refusal = await turnOn(deps, accountId, { order, period, totalMinor: totalMinor ?? null }, visitor);
      if (refusal) return refusal;
    }
    return readState(deps, accountId, order);
  }),
];

/** A server of the account that runs. */
async function readRunning(
  { database: { executor }, quoteService }: AutomaticHandlerDeps,
  accountId: string,
  order: string,
): Promise<Running | Refusal> {
  const known = await readServer({ executor, quoteService }, { accountId, order, refusalIfNone: 'notRenewable' });
  if (!known.ok) return known;
  const { state, term } = known.server.order;
  return state === 'active' && term ? { ...known, term } : refused('notRenewable');
}

const savedMethod = async (ask: AskCentre, accountId: string): Promise<string | null> => {
  const answer = await ask('payment/saved', { accountId });
  return answer.ok ? answer.result.method : null;
};

async function readState(deps: AutomaticHandlerDeps, accountId: string, order: string): Promise<CallAnswer<AutomaticState>> {
  const known = await readRunning(deps, accountId, order);
  if (!known.ok) return known;
  const { row } = known.server;
  const agreement = await findAgreement(deps.database.executor, order);
  const isTried = agreement?.triedEndMs === endOfTermMs(known.term);
  return answered({
    method: await savedMethod(deps.ask, accountId),
    periods: pricesByPeriod(known),
    chargeAt: new Date(nextChargeMs(known.term, row.now_ms)).toISOString(),
    on: agreement && { period: agreement.period, totalMinor: agreement.agreedMinor },
    outcome: isTried ? agreement.outcome : null,
  });
}

interface Wish {
  readonly order: string;
  readonly period: string;
  /** The price that was shown; null: none was. */
  readonly totalMinor: number | null;
}

/** Null: it is on. */
async function turnOn(deps: AutomaticHandlerDeps, accountId: string, wish: Wish, { language }: Visitor): Promise<Refusal | null> {
  const { order, period, totalMinor } = wish;
  const known = await readRunning(deps, accountId, order);
  if (!known.ok) return known;
  const priced = nextRenewal(known.server, known.others, period, known);
  if (!priced.ok) return priced;
  const agreedMinor = priced.body.totalMinor;
  if (agreedMinor !== totalMinor) return refused('renewalPriceChanged', { field: 'totalMinor' });
  if ((await savedMethod(deps.ask, accountId)) === null) return refused('savedMethodMissing');
  const tos = tosOf(await deps.tosInForce(), language);
  if (!tos) return refused('systemBusy');
  const { version: termsVersion, language: of, fingerprint } = tos;
  const agreement = { orderId: order, accountId, period, language, agreedMinor, termsVersion, tos: { language: of, fingerprint } };
  const isOn = await deps.database.transaction(async (tx) => {
    const server = await lockAsOfNow(tx, deps.outbox, order);
    if (server?.order.state !== 'active' || !server.order.term) return false;
    await writeAgreement(tx, agreement, nextChargeMs(server.order.term, server.row.now_ms));
    await addHistory(tx, deps.outbox, { orderId: order, kind: 'automatic-renewal-on', amountMinor: agreedMinor });
    return true;
  });
  return isOn ? null : refused('notRenewable');
}

/** Whoever turns it off twice, or of a server that is gone, has what was asked for. */
async function turnOff({ database, outbox }: AutomaticHandlerDeps, accountId: string, order: string): Promise<void> {
  await database.transaction(async (tx) => {
    const server = await lockAsOfNow(tx, outbox, order);
    if (server?.row.account_id !== accountId) return;
    if (await removeAgreement(tx, order))
      await addHistory(tx, outbox, { orderId: order, kind: 'automatic-renewal-off', amountMinor: null });
  });
}
