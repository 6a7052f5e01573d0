import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { localizePath } from '#lib/language/languages.ts';
import { returnPath } from '#lib/mydoc/return-path.ts';
import { phoneRule, emailRule } from '#lib/rules/contact.ts';
import { readCookieValue } from '#lib/storage/cookie-text.ts';
import { addressKey } from '#services/platform/limits/address-key.ts';
import { callerLeft } from '#services/platform/caller-left.ts';
import { createLoginAttempts } from '#services/platform/limits/login-attempts.ts';
import { createTokenBuckets } from '#services/platform/limits/token-buckets.ts';
import { logoutCookies } from './accounts/account-cookies.ts';
import { addAccount, foldedEmail, readAccountByEmail } from './accounts/account-table.ts';
import { sendConfirmation } from './accounts/mail-table.ts';
import { newAccount, passwordBounds } from './accounts/new-account.ts';
import { endSession } from './accounts/session-table.ts';
import { busySeconds, consolePath, enter, isGoodPassword, passwordOf, retryAfter, shortened, unlessBusy } from './enter-account.ts';
import { loginPage, registerPage, type LoginPage, type RegisterPage } from './pages/entry-pages.ts';
import { showForgot, showResetOf } from './password-routes.ts';
import type { SandboxDeps } from './sandbox-deps.ts';
import { readVisit, type Visit } from './visit.ts';

/** Log-in, log-out and registration. */
export function registerEntryRoutes(app: FastifyInstance, deps: SandboxDeps): void {
  const { executor } = deps.database;
  const attempts = createLoginAttempts(deps.limits);
  const newAccounts = createTokenBuckets({ atOnce: deps.limits.accountsAtOnce, perMinute: deps.limits.accountsPerMinute });

  app.get('/', async (request, reply) => {
    const visit = await readVisit(deps, request, reply);
    const ope = visit.search.get('ope');
    const returnTo = returnPath(visit.search.get('url'));
    if (ope === 'reset') return showResetOf(deps, visit, shortened(visit.search.get('key') ?? ''), returnTo);
    if (visit.account) return visit.goTo(returnTo ?? consolePath);
    if (ope === 'forgot') return showForgot(visit, { returnTo });
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
    const email = shortened(visit.fields.email);
    const phone = shortened(visit.fields.phone);
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
    const account = await unlessBusy(() =>
      newAccount({ email, phone, password }, { share: addressKey(request.ip), signal: callerLeft(reply.raw) }),
    );
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
