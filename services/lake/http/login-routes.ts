import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readEditorByEmail } from '../editor-table.ts';
import type { LakeParts } from '../lake-parts.ts';
import { loginPage, loginStyles, type LoginPage } from '../login-page.ts';
import { loginLanguage } from '../login-words.ts';
import { isSameOrigin, originOf } from '../origin.ts';
import { isPassword } from '#services/platform/passwords.ts';
import { createFailureLimit } from '#services/platform/failure-limit.ts';
import { forbidden } from '../refusal.ts';
import { searchOf } from './parameters.ts';
import { newSessionCookie } from './session-cookie.ts';

const windowMs = 15 * 60 * 1000;
const policy = "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'";
const formBytesAtMost = 16 * 1024;

/** The editors' log-in page. */
export function registerLoginRoutes(app: FastifyInstance, parts: LakeParts): void {
  const accountLimit = createFailureLimit({ failuresAtMost: 8, windowMs });
  const addressLimit = createFailureLimit({ failuresAtMost: 60, windowMs });

  const show = (request: FastifyRequest, reply: FastifyReply, status: number, page: Omit<LoginPage, 'language'>): FastifyReply =>
    reply
      .code(status)
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'no-store', 'content-security-policy': policy, 'referrer-policy': 'same-origin', vary: 'accept-language' })
      .send(loginPage({ ...page, language: loginLanguage(request.headers['accept-language']) }));

  app.get('/login.css', (_request, reply) => reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=3600').send(loginStyles));

  app.get('/login', (request, reply) => show(request, reply, 200, { returnTo: returnAddress(request, parts, searchOf(request).get('origin')), email: '' }));

  app.post('/login', { bodyLimit: formBytesAtMost }, async (request, reply) => {
    if (!isSameOrigin(request.headers, parts.settings.publicOrigin)) throw forbidden('This origin may not log in here');
    const form = new URLSearchParams(Buffer.isBuffer(request.body) ? request.body.toString('utf8') : '');
    const email = (form.get('email') ?? '').trim().toLowerCase().slice(0, 200);
    const returnTo = returnAddress(request, parts, form.get('origin'));
    const account = `${request.ip} ${email}`;
    const waitSeconds = Math.max(accountLimit.waitSeconds(account), addressLimit.waitSeconds(request.ip));
    if (waitSeconds > 0) return show(request, reply.header('retry-after', waitSeconds), 429, { returnTo, email, problem: 'tooMany' });

    const editor = await readEditorByEmail(parts.database.executor, email);
    const right = await isPassword(form.get('password') ?? '', editor?.passwordHash);
    if (!editor || !right) {
      accountLimit.failed(account);
      addressLimit.failed(request.ip);
      return show(request, reply, 401, { returnTo, email, problem: 'wrong' });
    }
    accountLimit.succeeded(account);
    const secure = originOf(request.headers, parts.settings.publicOrigin).startsWith('https:');
    return reply
      .header('set-cookie', newSessionCookie(await parts.identities.begin(editor), secure))
      .header('cache-control', 'no-store')
      .redirect(returnTo, 303);
  });
}

/** Only addresses of this origin's Studio are gone back to. */
function returnAddress(request: FastifyRequest, parts: LakeParts, wanted: string | null): string {
  const own = originOf(request.headers, parts.settings.publicOrigin);
  const address = URL.parse(wanted ?? '/studio', own);
  const allowed = address && [own, `http://${request.headers.host}`].includes(address.origin) && /^\/studio(\/|$)/.test(address.pathname);
  return allowed ? `${address.pathname}${address.search}` : '/studio';
}
