import { createHash } from 'node:crypto';
import { maskEmail, maskPhone } from '#lib/rules/masks.ts';
import type { CentreAnswer, CentreInput, CentreOperation, CentreRefusal } from '#lib/contracts/account-centre.ts';
import type { Database, Executor } from '#services/platform/database/database.ts';
import { countPaidOrders, readAccount, useNextCharge, useNextPayment, realNameStateOf } from './accounts/account-table.ts';
import { endSession, endSessionsOf, readSessionAccount } from './accounts/session-table.ts';
import { addReceipt, addSiteMail } from './accounts/mail-table.ts';
import { judgeReferral } from './console/judge-referral.ts';
import { listPayments } from './console/payment-list.ts';
import { addRefund, cancelPayments, holdPayment, readPayment, readRefund, startPayment } from './console/payment-table.ts';
import { changeServers } from './console/change-table.ts';
import { buildAgain, buildServer, endServers, hasServer, type UserDataOfServer } from './console/server-table.ts';
import { settle } from './console/settle-payment.ts';
import { putIntoOutbox } from './outbox.ts';
import { formPaths } from './pages/page-context.ts';
import type { SandboxDeps } from './sandbox-deps.ts';

type Handlers = { readonly [Name in CentreOperation]: (input: CentreInput<Name>) => Promise<CentreAnswer<Name>> };

const no = <Reason extends string>(reason: Reason): { readonly ok: false; readonly reason: Reason } => ({ ok: false, reason });
const yes = <Result>(result: Result): { readonly ok: true; readonly result: Result } => ({ ok: true, result });

/** An idempotency key may only be reused with the same request. */
const isSame = (request: string, input: object): boolean => request === JSON.stringify(input);

/** The account centre API as the sandbox implements it. */
export const centreApiHandlers = (deps: SandboxDeps): Handlers => ({
  ...accountHandlers(deps.database.executor),
  ...moneyHandlers(deps),
  ...serverHandlers(deps),
  'referral/report': (input) => judgeReferral(deps.database, input),
  'mail/send': (input) => sendMail(deps.database.executor, input),
  'mail/receipt': (input) => sendReceipt(deps, input),
});

const accountHandlers = (executor: Executor): Pick<Handlers, 'session/verify' | 'session/end' | 'profile'> => ({
  'session/verify': async ({ credential }) => {
    const account = await readSessionAccount(executor, credential);
    if (!account) return yes({ session: null });
    const phone = maskPhone(account.phone);
    return yes({
      session: { accountId: account.id, username: account.username, email: maskEmail(account.email), ...(phone === '' ? {} : { phone }) },
    });
  },
  'session/end': async ({ credential, everywhere }) => {
    const account = everywhere ? await readSessionAccount(executor, credential) : null;
    if (account) await endSessionsOf(executor, account.id);
    else await endSession(executor, credential);
    return yes({});
  },
  profile: ({ accountId }) => profileOf(executor, accountId),
});

type MoneyHandlers = Pick<Handlers, 'payment/start' | 'payment/saved' | 'payment/charge' | 'payment/cancel' | 'payments/list' | 'refund'>;

const moneyHandlers = (deps: SandboxDeps): MoneyHandlers => ({
  'payment/start': async (input) => {
    const { executor } = deps.database;
    const account = await readAccount(executor, input.accountId);
    if (!account) return no('unknown-account');
    if (account.barred) return no('account-barred');
    const payment = await startPayment(executor, input);
    if (!isSame(payment.request, input)) return no('key-reused');
    // the site is notified of the payment before it has the answer to `payment/start`
    if (await useNextPayment(executor, account.id)) await settle(deps, payment, 'PayPal', 'early');
    return yes({ paymentId: payment.id, payAddress: `${formPaths.pay}/${payment.id}` });
  },
  'payment/saved': async ({ accountId }) => {
    const account = await readAccount(deps.database.executor, accountId);
    return account ? yes({ method: account.savedMethod }) : no('unknown-account');
  },
  'payment/charge': (input) => charge(deps, input),
  'payment/cancel': async ({ orderId }) => yes({ paymentIds: await cancelPayments(deps.database.executor, orderId) }),
  'payments/list': async (input) => yes(await listPayments(deps.database.executor, input)),
  refund: (input) => refund(deps.database, input),
});

const serverHandlers = ({
  database,
  limits: { buildSeconds },
}: SandboxDeps): Pick<Handlers, 'provision' | 'server/change' | 'server/end'> => ({
  provision: async ({ password: _unused, userData, ...request }) => {
    const input = { ...request, ...(userData === undefined ? {} : { userData: describeText(userData) }) };
    if (!(await readAccount(database.executor, input.accountId))) return no('unknown-account');
    return database.transaction(async (tx) => {
      const server = await buildServer(tx, input, buildSeconds);
      if (!isSame(server.request, input)) return no('key-reused');
      if (server.state === 'failed') await buildAgain(tx, server.id, buildSeconds);
      const state = server.state === 'ended' ? 'failed' : server.state;
      return yes({
        serverId: server.id,
        state,
        readyAt: server.readyAt.toISOString(),
        address: state === 'running' ? server.address : null,
        ipv6: state === 'running' ? server.ipv6 : null,
      });
    });
  },
  'server/change': async (input) => {
    if (!(await readAccount(database.executor, input.accountId))) return no('unknown-account');
    if (!(await hasServer(database.executor, input.orderId))) return no('unknown-server');
    const { request, ...answer } = await database.transaction((tx) => changeServers(tx, input, buildSeconds));
    return isSame(request, input) ? yes(answer) : no('key-reused');
  },
  'server/end': async ({ orderId }) => yes({ serverIds: await endServers(database.executor, orderId) }),
});

async function charge(deps: SandboxDeps, input: CentreInput<'payment/charge'>): Promise<CentreAnswer<'payment/charge'>> {
  const { executor } = deps.database;
  const account = await readAccount(executor, input.accountId);
  if (!account) return no('unknown-account');
  if (account.barred) return no('account-barred');
  const { savedMethod } = account;
  if (savedMethod === null) return yes({ outcome: 'no-method', paymentId: null });
  const payment = await startPayment(executor, input);
  if (!isSame(payment.request, input)) return no('key-reused');
  if (payment.state === 'open') await settle(deps, payment, savedMethod, (await useNextCharge(executor, account.id)) ? 'declined' : 'paid');
  const settled = await readPayment(executor, payment.id);
  return yes({ outcome: settled?.state === 'paid' ? 'taken' : 'declined', paymentId: payment.id });
}

/** The stand-in builds nothing by it, and it may hold secrets: what is stored of it tells two texts apart. */
const describeText = (text: string): UserDataOfServer => ({
  sha256: createHash('sha256').update(text).digest('hex'),
  lines: text.split('\n').length,
});

async function sendMail(executor: Executor, input: CentreInput<'mail/send'>): Promise<CentreAnswer<'mail/send'>> {
  if (!(await readAccount(executor, input.accountId))) return no('unknown-account');
  const mail = await addSiteMail(executor, input);
  return isSame(mail.request, input) ? yes({ mailId: mail.id }) : no('key-reused');
}

/** Into the outbox of the operator: nobody who is logged in reads the e-mails of an address that is of no account. */
async function sendReceipt(
  { database, outboxFolder, now }: Pick<SandboxDeps, 'database' | 'outboxFolder' | 'now'>,
  input: CentreInput<'mail/receipt'>,
): Promise<CentreAnswer<'mail/receipt'>> {
  const { address: to, language, values } = input;
  const receipt = await addReceipt(database.executor, input);
  if (!isSame(receipt.request, input)) return no('key-reused');
  if (receipt.isNew) await putIntoOutbox(outboxFolder, { to, language, subject: values.subject, text: values.text }, now());
  return yes({ mailId: receipt.id });
}

async function profileOf(executor: Executor, accountId: string): Promise<CentreAnswer<'profile'>> {
  const account = await readAccount(executor, accountId);
  if (!account) return no('unknown-account');
  const paidOrders = await countPaidOrders(executor, account);
  const { emailConfirmed, personId, barred, creditScore } = account;
  const realName = realNameStateOf(account);
  return yes({
    profile: {
      emailConfirmed,
      realName,
      // nobody is known by documents that are still being checked
      personId: realName === 'pending' ? null : personId,
      newcomer: paidOrders === 0,
      barred,
      creditScore,
      paidOrders,
    },
  });
}

async function refund(database: Database, input: CentreInput<'refund'>): Promise<CentreAnswer<'refund'>> {
  const done = await database.transaction(async (tx) => {
    await holdPayment(tx, input.paymentId);
    const earlier = await readRefund(tx, input.idempotencyKey);
    if (earlier) return isSame(earlier.request, input) ? earlier : 'key-reused';
    return (await refusalOf(tx, input)) ?? (await addRefund(tx, input)) ?? 'more-than-paid';
  });
  return typeof done === 'string' ? no(done) : yes({ refundId: done.id, amountMinor: done.amount_minor, currency: input.currency });
}

async function refusalOf(tx: Executor, input: CentreInput<'refund'>): Promise<CentreRefusal<'refund'> | null> {
  const payment = await readPayment(tx, input.paymentId);
  if (!payment) return 'unknown-payment';
  if (payment.state !== 'paid') return 'not-paid';
  return payment.currency === input.currency ? null : 'wrong-currency';
}
