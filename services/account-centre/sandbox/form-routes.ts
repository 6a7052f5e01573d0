import type { FastifyInstance, FastifyReply } from 'fastify';
import { keepableText } from '#lib/contracts/wire-fields.ts';
import { isLengthWithin } from '#lib/rules/rule.ts';
import { saveMethod } from './accounts/account-table.ts';
import { forAccount, forForm } from './console-routes.ts';
import { readPayment } from './console/payment-table.ts';
import { paymentOutcomes, settle } from './console/settle-payment.ts';
import { addTicket } from './console/ticket-table.ts';
import { ticketPage, type TicketForm } from './pages/console-pages.ts';
import { messagePage } from './pages/message-page.ts';
import { formPaths } from './pages/page-context.ts';
import { paymentMethods, payPage } from './pages/pay-page.ts';
import { registerRealName } from './real-name-routes.ts';
import type { SandboxDeps } from './sandbox-deps.ts';
import type { Visit } from './visit.ts';

const subjectBounds = { atLeast: 2, atMost: 100 } as const;
const textBounds = { atLeast: 10, atMost: 4_000 } as const;

/** Real-name verification, tickets and the payment page. */
export function registerFormRoutes(app: FastifyInstance, deps: SandboxDeps): void {
  registerRealName(app, deps);
  registerTicket(app, deps);
  registerPayment(app, deps);
}

const emptyTicket: TicketForm = { subject: '', text: '', problem: null, problems: { subject: null, text: null } };

function registerTicket(app: FastifyInstance, deps: SandboxDeps): void {
  const { executor } = deps.database;

  app.get(
    '/console/workServer/submitWork',
    forAccount(deps, async (visit) => visit.show(ticketPage(visit.context, emptyTicket))),
  );
  app.post(
    '/console/workServer/submitWork',
    forForm(
      deps,
      'ticket',
      formPaths.ticket,
      async (visit, account) => {
        const { say } = visit.context;
        const { subject, text } = typedTicket(visit);
        const problems = {
          subject: isLengthWithin(subject, subjectBounds) ? null : say('problemSubject'),
          text: isLengthWithin(text, textBounds) ? null : say('problemText'),
        };
        if (problems.subject !== null || problems.text !== null)
          return visit.show(ticketPage(visit.context, { subject, text, problems, problem: say('problemFields') }), 400);
        const number = await addTicket(executor, { accountId: account.id, subject, body: text });
        return visit.goTo(`/ucenter/console/tickets?sent=${number}`);
      },
      async (visit) =>
        visit.show(ticketPage(visit.context, { ...emptyTicket, ...typedTicket(visit), problem: visit.context.say('problemStale') }), 403),
    ),
  );
}

function registerPayment(app: FastifyInstance, deps: SandboxDeps): void {
  const { executor } = deps.database;

  app.get<{ Params: { id: string } }>(
    '/pay/:id',
    forAccount(deps, async (visit, account, request) => {
      const payment = await readPayment(executor, idOf(request.params));
      if (payment?.accountId !== account.id) return visit.show(messagePage(visit.context, 'notFound'), 404);
      const spoken = visit.inLanguageOf(payment);
      return spoken.show(payPage(spoken.context, payment));
    }),
  );
  app.post<{ Params: { id: string } }>('/pay/:id', (request, reply) => {
    const path = `${formPaths.pay}/${encodeURIComponent(request.params.id)}`;
    return forForm(deps, 'pay', path, async (visit, account) => {
      const payment = await readPayment(executor, idOf(request.params));
      if (payment?.accountId !== account.id) return visit.show(messagePage(visit.context, 'notFound'), 404);
      const method = paymentMethods.find((known) => known === visit.fields.method);
      const outcome = paymentOutcomes.find((known) => known === visit.fields.outcome);
      if (!method || !outcome) return visit.goTo(path);
      if (visit.fields.keep === '1' && outcome !== 'declined') await saveMethod(executor, account.id, method);
      await settle(deps, payment, method, outcome);
      return visit.goTo(payment.returnPath);
    })(request, reply) as Promise<FastifyReply>;
  });
}

const typedTicket = ({ fields }: Visit): Pick<TicketForm, 'subject' | 'text'> => ({
  subject: (fields.subject ?? '').trim(),
  text: (fields.text ?? '').trim().replaceAll('\r\n', '\n'),
});

const idOf = (params: unknown): string =>
  typeof params === 'object' && params !== null && 'id' in params ? keepableText(String(params.id)) : '';
