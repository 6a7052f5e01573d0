import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readEditorByEmail } from '../editors/editor-table.ts';
import type { LakeParts } from '../lake-parts.ts';
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
  const attempts = createLoginAttempts(defaultLoginLimits);

  const show = (request: FastifyRequest, reply: FastifyReply, status: number, page: LoginPage): FastifyReply =>
    showPage(request, reply, status, loginPage(page));

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
    const verdict = await attempts.check(tried, (account) => readEditorByEmail(parts.database.executor, account));
    if (verdict.kind === 'wait')
      return show(request, reply.header('retry-after', verdict.seconds), 429, { returnTo, email, problem: 'tooMany' });
    if (verdict.kind === 'busy')
      return show(request, reply.header('retry-after', verdict.seconds), 503, { returnTo, email, problem: 'busy' });
    if (verdict.kind === 'wrong') return show(request, reply, 401, { returnTo, email, problem: 'wrong' });
    const session = await parts.identities.begin(verdict.account).catch(orFullDisk);
    if (session === null) return show(request, reply, 507, { returnTo, email, problem: 'full' });
    const secure = originOf(request.headers, parts.settings.publicOrigin).startsWith('https:');
    return reply.header('set-cookie', newSessionCookie(session, secure)).header('cache-control', 'no-store').redirect(returnTo, 303);
  });
}

/** Null for a session that could not be stored because the disk is full. @throws every other failure. */
function orFullDisk(error: unknown): null {
  if (isFullDisk(error)) return null;
  throw error;
}

/** Redirects back only to Studio addresses of this origin. */
function returnAddress(request: FastifyRequest, parts: LakeParts, wanted: string | null): string {
  const own = originOf(request.headers, parts.settings.publicOrigin);
  const address = URL.parse(wanted ?? '/studio', own);
  const allowed = address && [own, `http://${request.headers.host}`].includes(address.origin) && /^\/studio(\/|$)/.test(address.pathname);
  return allowed ? `${address.pathname}${address.search}` : '/studio';
}
