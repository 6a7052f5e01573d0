import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { localizePath } from '#lib/language/languages.ts';
import { returnPath } from '#lib/mydoc/return-path.ts';
import { phoneRule, emailRule } from '#lib/rules/contact.ts';
import { isLengthWithin } from '#lib/rules/rule.ts';
import { readCookieValue } from '#lib/storage/cookie-text.ts';
import { addressKey } from '#services/platform/limits/address-key.ts';
import { isQueueFull, type Turn } from '#services/platform/limits/bounded-queue.ts';
import { callerLeft } from '#services/platform/caller-left.ts';
import { createLoginAttempts } from '#services/platform/limits/login-attempts.ts';
import { createTokenBuckets } from '#services/platform/limits/token-buckets.ts';
import { loginCookies, logoutCookies } from './accounts/account-cookies.ts';
import { addAccount, foldedEmail, readAccountByEmail, type Account } from './accounts/account-table.ts';
import { sendConfirmation } from './accounts/mail-table.ts';
import { newAccount, passwordBounds } from './accounts/new-account.ts';
import { beginSession, endSession } from './accounts/session-table.ts';
import { loginPage, registerPage, type LoginPage, type RegisterPage } from './pages/entry-pages.ts';
import type { SandboxDeps } from './sandbox-deps.ts';
import { readVisit, type Visit } from './visit.ts';

const consolePath = '/ucenter/console';
const busySeconds = 2;

/** Log-in, log-out and registration. */
export function registerEntryRoutes(app: FastifyInstance, deps: SandboxDeps): void {
  const { executor } = deps.database;
  const attempts = createLoginAttempts(deps.limits);
  const newAccounts = createTokenBuckets({ capacity: deps.limits.accountsAtOnce, perMinute: deps.limits.accountsPerMinute });

  app.get('/', async (request, reply) => {
    const visit = await readVisit(deps, request, reply);
    const [ope, returnTo] = [visit.search.get('ope'), returnPath(visit.search.get('url'))];
    if (visit.account) return visit.goTo(returnTo ?? consolePath);
    if (ope === 'reg') return showRegister(deps, visit, { returnTo });
    return showLogin(deps, visit, request, { returnTo });
  });

  app.post('/login', async (request, reply) => {
    const visit = await readVisit(deps, request, reply, '/ucenter/?ope=login');
    const { say } = visit.context;
    const returnTo = returnPath(visit.fields.url);
    const email = shortened(visit.fields.email);
    const again = (status: number, problem: string): FastifyReply => showLogin(deps, visit, request, { returnTo, email, problem }, status);
    if (!visit.accepts('login')) return again(403, say('problemStale'));
    const password = passwordOf(deps, visit, 'login');
    if (password === null) return again(400, say('problemUnreadablePassword'));
    const tried = { account: foldedEmail(email), password, address: addressKey(request.ip), signal: callerLeft(reply.raw) };
    const verdict = await attempts.check(tried, (account) => readAccountByEmail(executor, account));
    if (verdict.kind === 'wait' || verdict.kind === 'busy')
      return again(429, say('problemTooMany', { seconds: retryAfter(reply, verdict.seconds) }));
    if (verdict.kind === 'wrong') return again(401, say('problemWrongLogin'));
    return enter(deps, visit, verdict.account, returnTo ?? consolePath);
  });

  app.post('/register', async (request, reply) => {
    const visit = await readVisit(deps, request, reply, '/ucenter/?ope=reg');
    const { say, language } = visit.context;
    const [email, phone] = [shortened(visit.fields.email), shortened(visit.fields.phone)];
    const returnTo = returnPath(visit.fields.url);
    const again = (status: number, about: Partial<RegisterPage>): FastifyReply =>
      showRegister(deps, visit, { returnTo, email, phone, ...about }, status);
    if (!visit.accepts('register')) return again(403, { problem: say('problemStale') });
    const password = passwordOf(deps, visit, 'register');
    const problems = {
      email: emailRule.accepts(email) ? null : say('problemEmail'),
      password: isGoodPassword(password, email)
        ? null
        : say('problemPassword', { least: passwordBounds.atLeast, most: passwordBounds.atMost }),
      phone: phone === '' || phoneRule.accepts(phone) ? null : say('problemPhone'),
    };
    if (password === null || Object.values(problems).some((problem) => problem !== null))
      return again(400, { problems, problem: say('problemFields') });
    const waitSeconds = newAccounts.take(addressKey(request.ip));
    if (waitSeconds > 0) return again(429, { problem: say('problemTooMany', { seconds: retryAfter(reply, waitSeconds) }) });
    const account = await accountUnlessBusy({ email, phone, password }, { share: addressKey(request.ip), signal: callerLeft(reply.raw) });
    if (!account) return again(429, { problem: say('problemTooMany', { seconds: retryAfter(reply, busySeconds) }) });
    if (!(await addAccount(executor, account)))
      return again(409, { problems: { ...problems, email: say('problemEmailTaken') }, problem: say('problemFields') });
    await sendConfirmation(executor, account.id);
    return enter(deps, visit, account, returnTo ?? localizePath('/welcome-signup', language));
  });

  app.post('/logout', async (request, reply) => {
    const visit = await readVisit(deps, request, reply, '/ucenter/?ope=login');
    if (visit.account && !visit.accepts('logout')) return visit.goTo(consolePath);
    if (visit.credential) await endSession(executor, visit.credential);
    return visit.goTo(localizePath('/', visit.context.language), logoutCookies(visit.https));
  });
}

/** Null when too many passwords are being hashed. */
async function accountUnlessBusy(from: { email: string; phone: string; password: string }, turn: Turn): Promise<Account | null> {
  try {
    return await newAccount(from, turn);
  } catch (error) {
    if (isQueueFull(error)) return null;
    throw error;
  }
}

/** Logging in always starts a new session; the one that the browser sent along ends. */
async function enter(deps: SandboxDeps, visit: Visit, account: Account, path: string): Promise<FastifyReply> {
  const { executor } = deps.database;
  if (visit.credential) await endSession(executor, visit.credential);
  return visit.goTo(path, loginCookies(account, await beginSession(executor, account.id), visit.https));
}

/** The password of a form: encrypted by the page's script, or in clear where no script runs; null if it cannot be decrypted. */
function passwordOf(deps: SandboxDeps, visit: Visit, purpose: 'login' | 'register'): string | null {
  const { encryptedPassword, password = '' } = visit.fields;
  return encryptedPassword === undefined ? password : deps.rsa.open(encryptedPassword, purpose);
}

const isGoodPassword = (password: string | null, email: string): boolean =>
  password !== null && isLengthWithin(password, passwordBounds) && foldedEmail(password) !== foldedEmail(email);

const longestShown = 254;

const shortened = (text: string | undefined): string => (text ?? '').trim().slice(0, longestShown);

function retryAfter(reply: FastifyReply, seconds: number): number {
  reply.header('retry-after', seconds);
  return seconds;
}

function showLogin(deps: SandboxDeps, visit: Visit, request: FastifyRequest, about: Partial<LoginPage>, status = 200): FastifyReply {
  const lastName = readCookieValue(request.headers.cookie, 'lastloginname');
  return visit.show(
    loginPage(visit.context, { returnTo: null, email: '', problem: null, lastName, key: deps.rsa.current, ...about }),
    status,
  );
}

function showRegister(deps: SandboxDeps, visit: Visit, about: Partial<RegisterPage>, status = 200): FastifyReply {
  const problems = { email: null, password: null, phone: null };
  return visit.show(
    registerPage(visit.context, { returnTo: null, email: '', phone: '', problem: null, problems, key: deps.rsa.current, ...about }),
    status,
  );
}
