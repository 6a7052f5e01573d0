import type { CentreAnswer, CentreInput, CentreOperation, CentreRefusal } from '#lib/contracts/account-centre.ts';
import type { ReferralVerdict } from '#lib/contracts/referral-verdicts.ts';
import type { AskCentre } from '#services/mydoc/orders/payments/pay-order.ts';

interface CentrePayment {
  readonly paymentId: string;
  readonly request: CentreInput<'payment/start'>;
  refundedMinor: number;
}

/** An account centre in memory: its requests and their effects. */
interface ServerUnderTest extends Partial<Pick<CentreInput<'provision'>, 'name' | 'description' | 'hostName' | 'sshKeys' | 'userData'>> {
  state: 'building' | 'running' | 'failed' | 'ended';
}

export interface CentreUnderTest {
  readonly ask: AskCentre;
  readonly payments: readonly CentrePayment[];
  /** Charges a payment once more, by itself; returns the new payment's id. */
  charge(paymentId: string): string;
  /** Refunds, by key. */
  readonly refunds: ReadonlyMap<string, number>;
  /** Servers by the key under which they were asked for: the first of an order by the order's id. */
  readonly servers: ReadonlyMap<string, ServerUnderTest>;
  readonly asked: readonly CentreOperation[];
  away: boolean;
  barred: boolean;
  /** What was asked of servers that run, by the key of the change. */
  readonly changes: ReadonlyMap<string, CentreInput<'server/change'>>;
  /** The method that accounts have saved; `unknown`: this centre charges nothing by itself. */
  savedMethod: 'PayPal' | null | 'unknown';
  nextCharge: 'taken' | 'declined';
  /** What was charged to saved methods, by key. */
  readonly charges: ReadonlyMap<string, CentreInput<'payment/charge'>>;
  /** The next answers to `server/change`, the last one repeated; `refused`: this centre changes no servers. */
  nextChanges: ('changing' | 'changed' | 'failed' | 'refused')[];
  /** The next answers to `provision`, the last one repeated. */
  nextServers: ('building' | 'running' | 'failed')[];
  /** Why it builds no server; null: it does. */
  serverRefusal: CentreRefusal<'provision'> | null;
  /** The verdict on referrals; `away`: no answer to these reports alone; `refused`: a refusal. */
  nextReferral: ReferralVerdict | 'away' | 'refused';
  /** What was reported of referred orders, oldest first. */
  readonly reports: readonly CentreInput<'referral/report'>[];
  /** What is answered to an e-mail; `away`: no answer to these alone. */
  nextMail: 'sent' | 'away' | CentreRefusal<'mail/send'>;
  /** The e-mails that were taken, by key. */
  readonly mails: ReadonlyMap<string, CentreInput<'mail/send'>>;
  /** The receipts that were taken, by key. */
  readonly receipts: ReadonlyMap<string, CentreInput<'mail/receipt'>>;
  /** Runs before the next answer is sent. */
  beforeAnswer: ((operation: CentreOperation) => Promise<void>) | null;
  /** Resets what a test set: it answers, accepts every account, and its servers run. */
  behave(): void;
}

const behaving = (): Pick<
  CentreUnderTest,
  | 'away'
  | 'barred'
  | 'savedMethod'
  | 'nextCharge'
  | 'nextServers'
  | 'nextChanges'
  | 'nextReferral'
  | 'nextMail'
  | 'serverRefusal'
  | 'beforeAnswer'
> => ({
  away: false,
  barred: false,
  savedMethod: 'PayPal',
  nextCharge: 'taken',
  nextServers: ['running'],
  nextChanges: ['changed'],
  nextReferral: 'counted',
  nextMail: 'sent',
  serverRefusal: null,
  beforeAnswer: null,
});

type Handlers = { readonly [Name in CentreOperation]?: (input: CentreInput<Name>) => CentreAnswer<Name> };

/** One for each server of an order. */
const addressOf = (key: string, orderId: string): string =>
  key === orderId ? '203.0.113.9' : `203.0.113.${10 + Number(key.slice(orderId.length + 1))}`;

export function createCentreUnderTest(): CentreUnderTest {
  const payments: CentrePayment[] = [];
  const refunds = new Map<string, number>();
  const servers = new Map<string, ServerUnderTest>();
  const changes = new Map<string, CentreInput<'server/change'>>();
  const asked: CentreOperation[] = [];
  const charges = new Map<string, CentreInput<'payment/charge'>>();
  const mails = new Map<string, CentreInput<'mail/send'>>();
  const receipts = new Map<string, CentreInput<'mail/receipt'>>();
  const reports: CentreInput<'referral/report'>[] = [];

  const keysOf = (orderId: string): string[] => [...servers.keys()].filter((key) => key === orderId || key.startsWith(`${orderId}-`));
  const isEnded = (orderId: string): boolean => keysOf(orderId).some((key) => servers.get(key)?.state === 'ended');

  const handlers: Handlers = {
    'payment/start': (input) => {
      if (under.barred) return { ok: false, reason: 'account-barred' };
      const known = payments.find(({ request }) => request.idempotencyKey === input.idempotencyKey);
      if (known && JSON.stringify(known.request) !== JSON.stringify(input)) return { ok: false, reason: 'key-reused' };
      const payment = known ?? { paymentId: `pay-${payments.length + 1}-${input.orderId.slice(0, 8)}`, request: input, refundedMinor: 0 };
      if (!known) payments.push(payment);
      return { ok: true, result: { paymentId: payment.paymentId, payAddress: `/ucenter/pay/${payment.paymentId}` } };
    },
    'payment/saved': () =>
      under.savedMethod === 'unknown' ? { ok: false, reason: 'unknown-operation' } : { ok: true, result: { method: under.savedMethod } },
    'payment/charge': (input) => {
      if (under.savedMethod === 'unknown') return { ok: false, reason: 'unknown-operation' };
      if (under.barred) return { ok: false, reason: 'account-barred' };
      const known = charges.get(input.idempotencyKey) ?? input;
      if (JSON.stringify(known) !== JSON.stringify(input)) return { ok: false, reason: 'key-reused' };
      charges.set(input.idempotencyKey, known);
      if (under.savedMethod === null) return { ok: true, result: { outcome: 'no-method', paymentId: null } };
      const paymentId = `pay-charged-${input.idempotencyKey}`;
      if (!payments.some((payment) => payment.paymentId === paymentId)) payments.push({ paymentId, request: input, refundedMinor: 0 });
      return { ok: true, result: { outcome: under.nextCharge, paymentId } };
    },
    'payment/cancel': ({ orderId }) => ({
      ok: true,
      result: { paymentIds: payments.filter(({ request }) => request.orderId === orderId).map(({ paymentId }) => paymentId) },
    }),
    provision: ({ idempotencyKey: key, orderId, name, description, hostName, sshKeys, userData }) => {
      if (under.serverRefusal) return { ok: false, reason: under.serverRefusal };
      const server = servers.get(key) ?? { state: isEnded(orderId) ? 'ended' : 'building', name, description, hostName, sshKeys, userData };
      servers.set(key, server);
      if (server.state !== 'ended' && server.state !== 'running')
        server.state = (under.nextServers.length > 1 ? under.nextServers.shift() : under.nextServers[0]) ?? 'running';
      const told = server.state === 'ended' ? 'failed' : server.state;
      return {
        ok: true,
        result: {
          serverId: `srv-${key}`,
          state: told,
          readyAt: new Date().toISOString(),
          address: told === 'running' ? addressOf(key, orderId) : null,
          ipv6: told === 'running' ? '2001:db8:113:9::/125' : null,
        },
      };
    },
    'server/change': (input) => {
      const next = (under.nextChanges.length > 1 ? under.nextChanges.shift() : under.nextChanges[0]) ?? 'changed';
      if (next === 'refused') return { ok: false, reason: 'unknown-operation' };
      const known = changes.get(input.idempotencyKey) ?? input;
      if (JSON.stringify(known) !== JSON.stringify(input)) return { ok: false, reason: 'key-reused' };
      changes.set(input.idempotencyKey, known);
      return { ok: true, result: { state: isEnded(input.orderId) ? 'failed' : next, readyAt: new Date().toISOString() } };
    },
    'server/end': ({ orderId }) => {
      const ended = keysOf(orderId);
      for (const key of [orderId, ...ended]) servers.set(key, { state: 'ended' });
      return { ok: true, result: { serverIds: ended.map((key) => `srv-${key}`) } };
    },
    'referral/report': (input) => {
      if (under.nextReferral === 'away') throw new Error('the account centre gave no answer');
      if (under.nextReferral === 'refused') return { ok: false, reason: 'unknown-account' };
      reports.push(input);
      return { ok: true, result: { verdict: under.nextReferral } };
    },
    'mail/send': (input) => {
      const { idempotencyKey: key } = input;
      if (under.nextMail === 'away') throw new Error('the account centre gave no answer');
      if (under.nextMail !== 'sent') return { ok: false, reason: under.nextMail };
      const known = mails.get(key) ?? input;
      if (JSON.stringify(known) !== JSON.stringify(input)) return { ok: false, reason: 'key-reused' };
      mails.set(key, known);
      return { ok: true, result: { mailId: `mail-${mails.size}` } };
    },
    'mail/receipt': (input) => {
      if (under.nextMail === 'away') throw new Error('the account centre gave no answer');
      if (under.nextMail !== 'sent') return { ok: false, reason: under.nextMail === 'key-reused' ? 'key-reused' : 'unknown-operation' };
      receipts.set(input.idempotencyKey, input);
      return { ok: true, result: { mailId: `receipt-${receipts.size}` } };
    },
    refund: ({ idempotencyKey, paymentId, amountMinor, currency }) => {
      const payment = payments.find((each) => each.paymentId === paymentId);
      if (!payment) return { ok: false, reason: 'unknown-payment' };
      if (!refunds.has(idempotencyKey)) {
        payment.refundedMinor += amountMinor;
        refunds.set(idempotencyKey, amountMinor);
      }
      return { ok: true, result: { refundId: `ref-${idempotencyKey}`, amountMinor, currency } };
    },
  };

  const under: CentreUnderTest = Object.assign(behaving(), {
    payments,
    refunds,
    servers,
    changes,
    charges,
    asked,
    reports,
    mails,
    receipts,
    behave: (): void => void Object.assign(under, behaving()),
    charge: (paymentId: string): string => {
      const request = payments.find((payment) => payment.paymentId === paymentId)?.request;
      if (!request) throw new Error(`no payment ${paymentId}`);
      const charged = `pay-again-${payments.length + 1}`;
      payments.push({ paymentId: charged, request: { ...request, idempotencyKey: charged }, refundedMinor: 0 });
      return charged;
    },
    ask: async <Name extends CentreOperation>(operation: Name, input: CentreInput<Name>): Promise<CentreAnswer<Name>> => {
      asked.push(operation);
      if (under.away) throw Object.assign(new Error('the account centre gave no answer'), { code: 'ETIMEDOUT' });
      const answer = handlers[operation]?.(input);
      if (!answer) throw new Error(`nothing answers ${operation}`);
      await under.beforeAnswer?.(operation);
      return answer;
    },
  });
  return under;
}
