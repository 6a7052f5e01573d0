import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createFailureNotes } from '../audit/failed-log-ins.ts';
import { readEditorByEmail } from '../editors/editor-table.ts';
import type { LakeParts } from '../lake-parts.ts';
import { codePage } from '../editors/code-page.ts';
import { createLoginTickets, type LoginTicket } from '../editors/login-tickets.ts';
import { loginPage, loginStyles, type LoginPage } from '../editors/login-page.ts';
import { originOf } from '../origin.ts';
import { addressKey } from '#services/platform/limits/address-key.ts';
import { callerLeft } from '#services/platform/caller-left.ts';
import { createLoginAttempts, defaultLoginLimits } from '#services/platform/limits/login-attempts.ts';
import { isFullDisk } from '#services/platform/process/startup-failure.ts';
import { checkFormOrigin, formBytesAtMost, formOf, showPage } from './login-forms.ts';
import { searchOf } from './parameters.ts';
import { newSessionCookie } from './session-cookie.ts';

/** The editors' log-in page. */
export function registerLoginRoutes(app: FastifyInstance, parts: LakeParts): void {
  const attempts = createLoginAttempts(defaultLoginLimits, 'editors');
  const tickets = createLoginTickets();
  const noteFailure = createFailureNotes(parts.database, parts.log);

  const show = (request: FastifyRequest, reply: FastifyReply, status: number, page: LoginPage): FastifyReply =>
    showPage(request, reply, status, loginPage(page));

  /** Starts the session of somebody who has proved everything, and leads to where they were going. */
  const start = async (request: FastifyRequest, reply: FastifyReply, { account, returnTo }: LoginTicket): Promise<FastifyReply> => {
    const { email } = account;
    const session = await parts.identities.begin(account).catch(orFullDisk);
    if (session === 'full') return show(request, reply, 507, { returnTo, email, problem: 'full' });
    if (session === null) return show(request, reply, 401, { returnTo, email, problem: 'late' });
    const secure = originOf(request.headers, parts.settings.publicOrigin).startsWith('https:');
    return reply.header('set-cookie', newSessionCookie(session, secure)).header('cache-control', 'no-store').redirect(returnTo, 303);
  };

  app.get('/login.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=3600').send(loginStyles),
  );

  app.get('/login', (request, reply) =>
    show(request, reply, 200, {
      returnTo: returnAddress(request, parts, searchOf(request).get('origin')),
      email: '',
      hasChosen: searchOf(request).has('chosen'),
    }),
  );

  app.post('/login', { bodyLimit: formBytesAtMost }, async (request, reply) => {
    checkFormOrigin(request, parts.settings);
    const form = formOf(request);
    const email = (form.get('email') ?? '').replaceAll('\0', '').trim().toLowerCase().slice(0, 200);
    const returnTo = returnAddress(request, parts, form.get('origin'));
    const tried = { account: email, password: form.get('password') ?? '', address: addressKey(request.ip), signal: callerLeft(reply.raw) };
    let meant: string | null = null;
    const verdict = await attempts.check(tried, async (account) => {
      const found = await readEditorByEmail(parts.database.executor, account);
      meant = found?.id ?? null;
      return found;
    });
    if (verdict.kind === 'wait')
      return show(request, reply.header('retry-after', verdict.seconds), 429, { returnTo, email, problem: 'tooMany' });
    if (verdict.kind === 'busy')
      return show(request, reply.header('retry-after', verdict.seconds), 503, { returnTo, email, problem: 'busy' });
    if (verdict.kind === 'wrong') {
      noteFailure(meant);
      return show(request, reply, 401, { returnTo, email, problem: 'wrong' });
    }
    const { account } = verdict;
    if ((await parts.twoFactor.state(account.id)).isOn)
      return showPage(request, reply, 200, codePage({ ticket: tickets.give({ account, returnTo }) }));
    return start(request, reply, { account, returnTo });
  });

  app.post('/login/code', { bodyLimit: formBytesAtMost }, async (request, reply) => {
    checkFormOrigin(request, parts.settings);
    const form = formOf(request);
    const ticket = form.get('ticket') ?? '';
    const passed = tickets.holderOf(ticket);
    if (!passed) return show(request, reply, 401, { returnTo: '/studio', email: '', problem: 'late' });
    const verdict = await parts.twoFactor.check(passed.account.id, form.get('code') ?? '');
    if (verdict.kind === 'wait')
      return showPage(request, reply.header('retry-after', verdict.seconds), 429, codePage({ ticket, problem: 'tooManyCodes' }));
    if (verdict.kind === 'wrong') {
      noteFailure(passed.account.id);
      return showPage(request, reply, 401, codePage({ ticket, problem: 'wrongCode' }));
    }
    tickets.end(ticket);
    return start(request, reply, passed);
  });
}

/** For a session that could not be stored because the disk is full. @throws every other failure. */
function orFullDisk(error: unknown): 'full' {
  if (isFullDisk(error)) return 'full';
  throw error;
}

/** Redirects back only to Studio addresses of this origin. */
function returnAddress(request: FastifyRequest, parts: LakeParts, wanted: string | null): string {
  const own = originOf(request.headers, parts.settings.publicOrigin);
  const address = URL.parse(wanted ?? '/studio', own);
  const allowed = address && [own, `http://${request.headers.host}`].includes(address.origin) && /^\/studio(\/|$)/.test(address.pathname);
  return allowed ? `${address.pathname}${address.search}` : '/studio';
}
