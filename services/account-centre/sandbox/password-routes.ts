import type { FastifyInstance, FastifyReply } from 'fastify';
import { toStoredLanguage } from '#lib/language/languages.ts';
import { returnPath } from '#lib/mydoc/return-path.ts';
import { emailRule } from '#lib/rules/contact.ts';
import { callerLeft } from '#services/platform/caller-left.ts';
import { addressKey } from '#services/platform/limits/address-key.ts';
import { createTokenBuckets } from '#services/platform/limits/token-buckets.ts';
import { hashPassword } from '#services/platform/secrets/passwords.ts';
import { confirmEmail, lockAccount, readAccount, readAccountByEmail, replacePassword, type Account } from './accounts/account-table.ts';
import { passwordBounds } from './accounts/new-account.ts';
import { beginReset, readReset, resetMinutes, useReset } from './accounts/reset-table.ts';
import { endSessionsOf } from './accounts/session-table.ts';
import { busySeconds, consolePath, enter, isGoodPassword, passwordOf, retryAfter, shortened, unlessBusy } from './enter-account.ts';
import { putIntoOutbox } from './outbox.ts';
import { entryPaths, returningAddress } from './pages/page-context.ts';
import { forgotPage, resetPage, type ForgotPage, type ResetPage } from './pages/password-pages.ts';
import type { SandboxDeps } from './sandbox-deps.ts';
import { readVisit, type Visit } from './visit.ts';

/** A forgotten password: a letter with a link that is good once, and what it leads to. The way back is kept all along. */
export function registerPasswordRoutes(app: FastifyInstance, deps: SandboxDeps): void {
  const { database } = deps;
  const asked = createTokenBuckets({ atOnce: deps.limits.resetsAtOnce, perMinute: deps.limits.resetsPerMinute });

  app.post('/forgot', async (request, reply) => {
    const visit = await readVisit(deps, request, reply, entryPaths.forgot);
    const { say } = visit.context;
    const email = shortened(visit.fields.email);
    const returnTo = returnPath(visit.fields.url);
    const again = (status: number, problem: string, emailProblem: string | null = null): FastifyReply =>
      showForgot(visit, { email, returnTo, problem, emailProblem }, status);
    if (!visit.accepts('forgot')) return again(403, say('problemStale'));
    if (!emailRule.accepts(email)) return again(400, say('problemFields'), say('problemEmail'));
    const waitSeconds = asked.take(addressKey(request.ip));
    if (waitSeconds > 0) return again(429, say('problemTooMany', { seconds: retryAfter(reply, waitSeconds) }));
    // nobody waits for it: its duration would reveal whether there is an account
    void sendLetter(deps, visit, email, returnTo).catch((error: unknown) =>
      deps.log.error({ err: error }, 'a letter about a forgotten password was not written'),
    );
    return showForgot(visit, { email, returnTo, sent: true });
  });

  app.post('/reset', async (request, reply) => {
    const visit = await readVisit(deps, request, reply, (fields) => linkPath(shortened(fields.key)));
    const { say } = visit.context;
    const secret = shortened(visit.fields.key);
    const returnTo = returnPath(visit.fields.url);
    const again = (status: number, about: Partial<ResetPage>): FastifyReply =>
      showReset(deps, visit, { secret, returnTo, ...about }, status);
    const owner = await ownerOf(deps, secret);
    if (!owner) return again(410, { isOver: true });
    if (!visit.accepts('reset')) return again(403, { problem: say('problemStale') });
    const password = passwordOf(deps, visit, 'register');
    if (!isGoodPassword(password, owner.email))
      return again(400, {
        problem: say('problemFields'),
        passwordProblem: say('problemPassword', { least: passwordBounds.atLeast, most: passwordBounds.atMost }),
      });
    const turn = { share: addressKey(request.ip), signal: callerLeft(reply.raw) };
    const hash = await unlessBusy(() => hashPassword(password, turn));
    if (hash === null) return again(429, { problem: say('problemTooMany', { seconds: retryAfter(reply, busySeconds) }) });
    const account = await database.transaction(async (tx) => {
      const id = await useReset(tx, secret);
      const locked = id === null ? null : await lockAccount(tx, id);
      if (!locked) return null;
      await replacePassword(tx, locked.id, hash);
      // somebody who knew the old password may be among them
      await endSessionsOf(tx, locked.id);
      // the letter arrived
      await confirmEmail(tx, locked.id);
      return locked;
    });
    return account ? enter(deps, visit, account, returnTo ?? consolePath) : again(410, { isOver: true });
  });
}

const linkPath = (secret: string): string => `${entryPaths.reset}&key=${encodeURIComponent(secret)}`;

const ownerOf = async ({ database: { executor } }: SandboxDeps, secret: string): Promise<Account | null> => {
  const id = await readReset(executor, secret);
  return id === null ? null : readAccount(executor, id);
};

/** To the address of an account; to any other nothing. */
async function sendLetter(deps: SandboxDeps, visit: Visit, email: string, returnTo: string | null): Promise<void> {
  const account = await readAccountByEmail(deps.database.executor, email);
  const secret = account && (await beginReset(deps.database.executor, account.id));
  if (!account || !secret) return;
  const { say, language } = visit.context;
  const path = `${returningAddress(linkPath(secret), returnTo)}&lang=${toStoredLanguage(language)}`;
  await putIntoOutbox(
    deps.outboxFolder,
    {
      to: account.email,
      language,
      subject: say('resetSubject'),
      // never by the host of the request, which the sender may choose
      text: say('resetLetter', { minutes: resetMinutes, address: `${deps.siteUrl}${path}` }),
    },
    deps.now(),
  );
}

export const showForgot = (visit: Visit, about: Partial<ForgotPage>, status = 200): FastifyReply =>
  visit.show(
    forgotPage(visit.context, {
      email: '',
      returnTo: null,
      problem: null,
      emailProblem: null,
      sent: false,
      minutes: resetMinutes,
      ...about,
    }),
    status,
  );

/** The form for a new password, or that its link is over. */
export async function showResetOf(deps: SandboxDeps, visit: Visit, secret: string, returnTo: string | null): Promise<FastifyReply> {
  const isOver = (await ownerOf(deps, secret)) === null;
  return showReset(deps, visit, { secret, returnTo, isOver }, isOver ? 410 : 200);
}

const showReset = (deps: SandboxDeps, visit: Visit, about: Partial<ResetPage>, status: number): FastifyReply =>
  visit.show(
    resetPage(visit.context, {
      secret: '',
      returnTo: null,
      problem: null,
      passwordProblem: null,
      isOver: false,
      minutes: resetMinutes,
      key: deps.rsa.current,
      ...about,
    }),
    status,
  );
