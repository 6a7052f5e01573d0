import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  confirmEmail,
  emptyAccount,
  nextCharges,
  nextPayments,
  nextServers,
  saveMethod,
  writeStates,
  realNameStateOf,
  type Account,
  type AccountStates,
} from './accounts/account-table.ts';
import { keepableText } from '#lib/contracts/wire-fields.ts';
import { realNameStates } from '#lib/rules/real-name.ts';
import { logoutCookies } from './accounts/account-cookies.ts';
import { readLetter, readMail, useMail } from './accounts/mail-table.ts';
import { countSessions, endSession, endSessionsOf } from './accounts/session-table.ts';
import { joinAffiliates, readCode } from './console/affiliate-table.ts';
import { readReferralsOf } from './console/referral-table.ts';
import { readNamesOf } from './console/name-list.ts';
import { readPayment, readPaymentsOf } from './console/payment-table.ts';
import { readDoneChanges } from './console/change-table.ts';
import { readServer, readServersOf } from './console/server-table.ts';
import { releaseHeldNotice } from './console/settle-payment.ts';
import { readTicketsOf } from './console/ticket-table.ts';
import { affiliatePage } from './pages/affiliate-page.ts';
import { accountPage, stateBox } from './pages/account-pages.ts';
import { ticketsPage } from './pages/console-pages.ts';
import { letterPage, mailPage } from './pages/mail-pages.ts';
import { messagePage } from './pages/message-page.ts';
import { ordersPage } from './pages/orders-page.ts';
import { formPaths, type FormName } from './pages/page-context.ts';
import { serverPage } from './pages/server-page.ts';
import { serversPage } from './pages/servers-page.ts';
import type { SandboxDeps } from './sandbox-deps.ts';
import { readVisit, type Visit } from './visit.ts';

type Answer = (visit: Visit, account: Account, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Runs the handler for a logged-in visitor; anyone else is sent to log in and returns here. */
export const forAccount =
  (deps: SandboxDeps, answer: Answer, pagePath?: string) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const visit = await readVisit(deps, request, reply, pagePath);
    if (visit.account) return answer(visit, visit.account, request, reply);
    return visit.goTo(`/ucenter/?ope=login&url=${encodeURIComponent(pagePath ?? request.url)}`);
  };

/**
 * Like `forAccount`, for a form that only this account's own page can have sent. `stale` answers an expired form whose input is worth
 * keeping.
 */
export const forForm = (
  deps: SandboxDeps,
  form: FormName,
  pagePath: string,
  answer: Answer,
  stale: Answer = async (visit) => visit.goTo(pagePath),
): ReturnType<typeof forAccount> => forAccount(deps, (visit, ...rest) => (visit.accepts(form) ? answer : stale)(visit, ...rest), pagePath);

const accountPath = '/ucenter/console/account';
const mailPath = '/ucenter/console/mail';
const ordersPath = '/ucenter/console/orders';
const creditAtMost = 100;
const wholeNumber = /^\d{1,3}$/;

/** The console: what the account has, and the controls of its state. */
export function registerConsoleRoutes(app: FastifyInstance, deps: SandboxDeps): void {
  registerConsolePages(app, deps);
  registerConsoleForms(app, deps);
}

function registerConsolePages(app: FastifyInstance, deps: SandboxDeps): void {
  const { executor } = deps.database;

  app.get(
    '/console',
    forAccount(deps, async (visit, account) =>
      visit.show(
        serversPage(
          visit.context,
          await readServersOf(executor, account.id),
          await readNamesOf(executor, account.id),
          stateBox(visit.context, account),
        ),
      ),
    ),
  );
  app.get<{ Params: { id: string } }>('/console/servers/:id', (request, reply) =>
    forAccount(deps, async (visit, account) => {
      const server = await readServer(executor, account.id, keepableText(request.params.id));
      return server
        ? visit.show(serverPage(visit.context, server, await readDoneChanges(executor, server.orderId)))
        : visit.show(messagePage(visit.context, 'notFound'), 404);
    })(request, reply),
  );
  app.get(
    '/console/orders',
    forAccount(deps, async (visit, account) =>
      visit.show(ordersPage(visit.context, await readPaymentsOf(executor, account.id), visit.search.has('done'))),
    ),
  );
  app.get(
    '/console/tickets',
    forAccount(deps, async (visit, account) => {
      const tickets = await readTicketsOf(executor, account.id);
      const sent = tickets.find((ticket) => ticket.number === visit.search.get('sent'))?.number ?? null;
      return visit.show(ticketsPage(visit.context, tickets, sent));
    }),
  );
  app.get(
    '/console/mail',
    forAccount(deps, async (visit, account) =>
      visit.show(mailPage(visit.context, await readMail(executor, account.id), visit.search.has('done'))),
    ),
  );
  app.get<{ Params: { id: string } }>('/console/mail/:id', (request, reply) =>
    forAccount(deps, async (visit, account) => {
      const letter = await readLetter(executor, account.id, keepableText(request.params.id));
      return letter
        ? visit.show(letterPage(visit.context, request.params.id, letter))
        : visit.show(messagePage(visit.context, 'notFound'), 404);
    })(request, reply),
  );
  app.get<{ Params: { id: string } }>('/console/mail/:id/html', (request, reply) =>
    forAccount(deps, async (visit, account) => {
      const letter = await readLetter(executor, account.id, keepableText(request.params.id));
      return letter ? visit.showLetter(letter.html) : visit.show(messagePage(visit.context, 'notFound'), 404);
    })(request, reply),
  );
  app.get(
    '/console/affiliate',
    forAccount(deps, async (visit, account) =>
      visit.show(affiliatePage(visit.context, account, await readCode(executor, account.id), await readReferralsOf(executor, account.id))),
    ),
  );
  app.get(
    '/console/account',
    forAccount(deps, async (visit, account) =>
      visit.show(accountPage(visit.context, account, await countSessions(executor, account.id), visit.search.has('done'))),
    ),
  );
}

function registerConsoleForms(app: FastifyInstance, deps: SandboxDeps): void {
  const { executor } = deps.database;

  app.post(
    '/console/mail',
    forForm(deps, 'mail', mailPath, async (visit, account) => {
      if (!(await useMail(executor, account.id, visit.fields.letter ?? ''))) return visit.goTo(mailPath);
      await confirmEmail(executor, account.id);
      return visit.goTo(`${mailPath}?done=1`);
    }),
  );
  app.post(
    '/console/orders/tell',
    forForm(deps, 'tell', ordersPath, async (visit, account) => {
      const payment = await readPayment(executor, visit.fields.payment ?? '');
      if (payment?.accountId !== account.id || payment.method === null || !payment.held) return visit.goTo(ordersPath);
      await releaseHeldNotice(deps, payment, payment.method);
      return visit.goTo(`${ordersPath}?done=1`);
    }),
  );
  app.post(
    '/console/affiliate',
    forForm(deps, 'affiliate', formPaths.affiliate, async (visit, account) => {
      if (realNameStateOf(account) === 'verified') await joinAffiliates(executor, account.id);
      return visit.goTo(formPaths.affiliate);
    }),
  );
  app.post(
    '/console/state',
    forForm(deps, 'state', accountPath, async (visit, account) => {
      await writeStates(executor, account.id, chosenStates(visit, account));
      return visit.goTo(`${accountPath}?done=1`);
    }),
  );
  app.post(
    '/console/forget-method',
    forForm(deps, 'forgetMethod', accountPath, async (visit, account) => {
      await saveMethod(executor, account.id, null);
      return visit.goTo(`${accountPath}?done=1`);
    }),
  );
  app.post(
    '/console/end-everywhere',
    forForm(deps, 'everywhere', accountPath, async (visit, account) => {
      await endSessionsOf(executor, account.id);
      return visit.goTo('/ucenter/?ope=login', logoutCookies(visit.https));
    }),
  );
  app.post(
    '/console/close',
    forForm(deps, 'close', accountPath, async (visit, account) =>
      (await closeAccount(deps, account)) ? visit.goTo('/ucenter/?ope=login', logoutCookies(visit.https)) : visit.goTo('/ucenter/console'),
    ),
  );
  // the cookies stay: the site finds out from the 401 of its next call
  app.post(
    '/console/end-silently',
    forForm(deps, 'silently', accountPath, async (visit) => {
      await endSession(executor, visit.credential ?? '');
      return visit.goTo('/ucenter/?ope=login');
    }),
  );
}

/** Once no server runs: releasing one and closing the account are two decisions. */
async function closeAccount({ database, accountNotices, now }: SandboxDeps, account: Account): Promise<boolean> {
  const closed = await database.transaction(async (tx) => {
    const servers = await readServersOf(tx, account.id);
    if (servers.some(({ state }) => state === 'building' || state === 'running')) return false;
    await emptyAccount(tx, account.id);
    await endSessionsOf(tx, account.id);
    await accountNotices.enqueue(tx, { noticeId: randomUUID(), accountId: account.id, event: 'closed', at: now().toISOString() });
    return true;
  });
  if (closed) accountNotices.wake();
  return closed;
}

/** The account state in the form; anything else leaves it unchanged. */
function chosenStates(visit: Visit, account: Account): AccountStates {
  const { realName, standing, credit = '' } = visit.fields;
  const state = realNameStates.find((known) => known === realName) ?? realNameStateOf(account);
  const named = {
    realName: account.realName || 'Test Person',
    realNameState: state === 'none' ? account.realNameState : state,
    personId: account.personId ?? `p-${account.id}`,
  };
  return {
    ...(state === 'none' ? { realName: '', realNameState: 'verified', personId: null } : named),
    barred: standing === 'barred' || (standing !== 'good' && account.barred),
    creditScore: wholeNumber.test(credit) && Number(credit) <= creditAtMost ? Number(credit) : account.creditScore,
    nextPayment: nextPayments.find((known) => known === visit.fields.nextPayment) ?? account.nextPayment,
    nextServer: nextServers.find((known) => known === visit.fields.nextServer) ?? account.nextServer,
    nextCharge: nextCharges.find((known) => known === visit.fields.nextCharge) ?? account.nextCharge,
  };
}
