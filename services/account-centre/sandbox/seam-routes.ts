import type { FastifyInstance, FastifyReply } from 'fastify';
import { maskEmail, maskPhone } from '#lib/account/masks.ts';
import { seamOperations, seamPath, type SeamAnswer, type SeamInput, type SeamOperation, type SeamRefusal } from '#lib/contracts/account-centre.ts';
import type { Database, Executor } from '#services/platform/database.ts';
import { readSignedMessage, signMessage, type SharedSecrets } from '#services/platform/signed-messages.ts';
import { countPaidOrders, readAccount } from './accounts/account-table.ts';
import { endSession, endSessionsOf, readSessionAccount } from './accounts/session-table.ts';
import { addRefund, holdPayment, readPayment, readRefund, startPayment } from './console/payment-table.ts';
import { buildServer } from './console/server-table.ts';
import { formPaths } from './pages/page-context.ts';
import type { SandboxDeps } from './sandbox-deps.ts';

type Handlers = { readonly [Name in SeamOperation]: (input: SeamInput<Name>) => Promise<SeamAnswer<Name>> };

const no = <Reason extends string>(reason: Reason): { readonly ok: false; readonly reason: Reason } => ({ ok: false, reason });
const yes = <Result>(result: Result): { readonly ok: true; readonly result: Result } => ({ ok: true, result });

/** What a key was used for before must be what is asked now. */
const isSame = (request: string, input: object): boolean => request === JSON.stringify(input);

/** The other side of the seam, as the stand-in answers it. */
export const seamHandlers = (database: Database): Handlers => ({
  'session/verify': async ({ credential }) => {
    const account = await readSessionAccount(database.executor, credential);
    if (!account) return yes({ session: null });
    const phone = maskPhone(account.phone);
    return yes({ session: { accountId: account.id, username: account.username, email: maskEmail(account.email), ...(phone === '' ? {} : { phone }) } });
  },
  'session/end': async ({ credential, everywhere }) => {
    const account = everywhere ? await readSessionAccount(database.executor, credential) : null;
    if (account) await endSessionsOf(database.executor, account.id);
    else await endSession(database.executor, credential);
    return yes({});
  },
  profile: ({ accountId }) => profileOf(database.executor, accountId),
  'payment/start': async (input) => {
    const account = await readAccount(database.executor, input.accountId);
    if (!account) return no('unknown-account');
    if (account.barred) return no('account-barred');
    const payment = await startPayment(database.executor, input);
    return isSame(payment.request, input) ? yes({ paymentId: payment.id, payAddress: `${formPaths.pay}/${payment.id}` }) : no('key-reused');
  },
  provision: async ({ password: _unused, ...input }) => {
    if (!(await readAccount(database.executor, input.accountId))) return no('unknown-account');
    const server = await buildServer(database.executor, input);
    if (!isSame(server.request, input)) return no('key-reused');
    const running = server.secondsLeft === 0;
    return yes({ serverId: server.id, state: running ? 'running' : 'building', readyAt: server.readyAt.toISOString(), address: running ? server.address : null });
  },
  refund: (input) => refund(database, input),
});

async function profileOf(executor: Executor, accountId: string): Promise<SeamAnswer<'profile'>> {
  const account = await readAccount(executor, accountId);
  if (!account) return no('unknown-account');
  const paidOrders = await countPaidOrders(executor, account);
  const { emailConfirmed, realName, personId, barred, creditScore } = account;
  return yes({ profile: { emailConfirmed, realName: realName === '' ? 'none' : 'verified', personId, newcomer: paidOrders === 0, barred, creditScore, paidOrders } });
}

async function refund(database: Database, input: SeamInput<'refund'>): Promise<SeamAnswer<'refund'>> {
  const done = await database.transaction(async (tx) => {
    await holdPayment(tx, input.paymentId);
    const earlier = await readRefund(tx, input.idempotencyKey);
    if (earlier) return isSame(earlier.request, input) ? earlier : 'key-reused';
    return (await refusalOf(tx, input)) ?? (await addRefund(tx, input)) ?? 'more-than-paid';
  });
  return typeof done === 'string' ? no(done) : yes({ refundId: done.id, amountMinor: done.amount_minor, currency: input.currency });
}

async function refusalOf(tx: Executor, input: SeamInput<'refund'>): Promise<SeamRefusal<'refund'> | null> {
  const payment = await readPayment(tx, input.paymentId);
  if (!payment) return 'unknown-payment';
  if (payment.state !== 'paid') return 'not-paid';
  return payment.currency === input.currency ? null : 'wrong-currency';
}

/** Signed questions of the site; not reachable through its front door. */
export function registerSeamRoutes(app: FastifyInstance, deps: SandboxDeps, secrets: SharedSecrets): void {
  const handlers = seamHandlers(deps.database);
  const answered = rememberIds();
  app.removeAllContentTypeParsers();
  // the signature covers the body as it came
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));

  const register = <Name extends SeamOperation>(operation: Name): void => {
    const path = seamPath(operation);
    app.post(path, async (request, reply): Promise<FastifyReply> => {
      const body = typeof request.body === 'string' ? request.body : '';
      const header = (name: string): string | undefined => [request.headers[name]].flat()[0];
      const verdict = readSignedMessage({ method: 'POST', path, body }, header, secrets, deps.now());
      if (!verdict.ok) return reply.code(401).send({ error: verdict.reason });
      if (!answered.isNew(verdict.id)) return reply.code(409).send({ error: 'replayed' });
      const input = seamOperations[operation].input.safeParse(parseJson(body));
      if (!input.success) return reply.code(400).send({ error: 'malformed' });
      const text = JSON.stringify(await handlers[operation](input.data as SeamInput<Name>));
      const signed = signMessage({ method: 'ANSWER', path: `${path} ${verdict.id}`, body: text }, secrets, deps.now());
      return reply.headers({ ...signed, 'cache-control': 'no-store' }).type('application/json').send(text);
    });
  };
  for (const operation of Object.keys(seamOperations).filter(isOperation)) register(operation);
}

const isOperation = (name: string): name is SeamOperation => Object.hasOwn(seamOperations, name);

const idsAtMost = 50_000;

/** Message ids that were seen; the oldest are forgotten, long after their messages have become stale. */
function rememberIds(): { isNew(id: string): boolean } {
  const seen = new Set<string>();
  return {
    isNew: (id) => {
      if (seen.has(id)) return false;
      seen.add(id);
      if (seen.size > idsAtMost) for (const oldest of seen) { seen.delete(oldest); break; }
      return true;
    },
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
