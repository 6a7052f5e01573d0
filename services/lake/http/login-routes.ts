import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readEditorByEmail } from '../editors/editor-table.ts';
import type { LakeParts } from '../lake-parts.ts';
import { loginPage, loginStyles, type LoginPage } from '../editors/login-page.ts';
import { loginLanguage } from '../editors/login-words.ts';
import { isSameOrigin, originOf } from '../origin.ts';
import { addressKey } from '#services/platform/limits/address-key.ts';
import { callerLeft } from '#services/platform/caller-left.ts';
import { createLoginAttempts, defaultLoginLimits } from '#services/platform/limits/login-attempts.ts';
import { isFullDisk } from '#services/platform/process/startup-failure.ts';
import { forbidden } from '../refusal.ts';
import { searchOf } from './parameters.ts';
import { newSessionCookie } from './session-cookie.ts';

const policy = "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'";
const formBytesAtMost = 16 * 1024;

/** The editors' log-in page. */
export function registerLoginRoutes(app: FastifyInstance, parts: LakeParts): void {
  const attempts = createLoginAttempts(defaultLoginLimits);

  const show = (request: FastifyRequest, reply: FastifyReply, status: number, page: Omit<LoginPage, 'language'>): FastifyReply =>
    reply
      .code(status)
      .type('text/html; charset=utf-8')
      .headers({
        'cache-control': 'no-store',
        'content-security-policy': policy,
        'referrer-policy': 'same-origin',
        vary: 'accept-language',
      })
      .send(loginPage({ ...page, language: loginLanguage(request.headers['accept-language']) }));

  app.get('/login.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=3600').send(loginStyles),
  );

  app.get('/login', (request, reply) =>
    show(request, reply, 200, { returnTo: returnAddress(request, parts, searchOf(request).get('origin')), email: '' }),
  );

  app.post('/login', { bodyLimit: formBytesAtMost }, async (request, reply) => {
    if (!isSameOrigin(request.headers, parts.settings.publicOrigin)) throw forbidden('This origin may not log in here');
    const form = new URLSearchParams(Buffer.isBuffer(request.body) ? request.body.toString('utf8') : '');
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
