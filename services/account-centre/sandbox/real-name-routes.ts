import type { FastifyInstance } from 'fastify';
import { checkIdentityDocument, identityDocuments, type IdentityDocument, type IdentityFault } from '#lib/rules/identity-documents.ts';
import { returnPath } from '#lib/mydoc/return-path.ts';
import { nameRule } from '#lib/rules/names.ts';
import { loginCookies } from './accounts/account-cookies.ts';
import { writeStates, type Account } from './accounts/account-table.ts';
import { readPersonKey } from './accounts/key-table.ts';
import { personIdOf } from './accounts/person-id.ts';
import { beginSession, endSession } from './accounts/session-table.ts';
import { forAccount, forForm } from './console-routes.ts';
import { formPaths, returningAddress } from './pages/page-context.ts';
import { realNamePage, type RealNameForm } from './pages/real-name-page.ts';
import type { WordKey } from './pages/words.ts';
import type { SandboxDeps } from './sandbox-deps.ts';
import type { Visit } from './visit.ts';

const cardProblems = {
  format: 'problemCardFormat',
  'old-form': 'problemCardOldForm',
  region: 'problemCardRegion',
  'birth-date': 'problemCardBirth',
  'future-birth': 'problemCardBirth',
  checksum: 'problemCardChecksum',
  country: 'problemCountry',
} as const satisfies Record<IdentityFault, WordKey>;

const formatProblems = {
  'cn-id-card': 'problemCardFormat',
  'hk-id-card': 'problemHongKongFormat',
  'jp-residence-card': 'problemResidenceFormat',
  passport: 'problemPassportFormat',
} as const satisfies Record<IdentityDocument, WordKey>;

const problemOf = (kind: IdentityDocument, fault: IdentityFault): WordKey =>
  fault === 'format' ? formatProblems[kind] : cardProblems[fault];

interface Typed {
  readonly returnTo: string | null;
  readonly name: string;
  readonly document: IdentityDocument;
  readonly card: string;
  readonly country: string;
}

function typed({ fields, search }: Visit): Typed {
  const document = identityDocuments.find((kind) => kind === fields.document) ?? 'cn-id-card';
  const returnTo = returnPath(fields.url ?? search.get('url'));
  return { returnTo, name: (fields.name ?? '').trim(), document, card: (fields.card ?? '').trim(), country: (fields.country ?? '').trim() };
}

const formOf = (form: Typed, change: Partial<RealNameForm>): RealNameForm => ({
  ...{ ...form, problem: null, problems: { name: null, card: null, country: null } },
  ...change,
});

/** Real-name verification by a document of any market. */
export function registerRealName(app: FastifyInstance, deps: SandboxDeps): void {
  app.get(
    '/console/realName',
    forAccount(deps, async (visit, account) => visit.show(realNamePage(visit.context, account, formOf(typed(visit), {})))),
  );
  app.post(
    '/console/realName',
    forForm(
      deps,
      'realName',
      formPaths.realName,
      (visit, account) => verify(deps, visit, account),
      async (visit, account) =>
        visit.show(realNamePage(visit.context, account, formOf(typed(visit), { problem: visit.context.say('problemStale') })), 403),
    ),
  );
}

async function verify({ database: { executor }, now }: SandboxDeps, visit: Visit, account: Account) {
  const { say } = visit.context;
  const form = typed(visit);
  const verdict = checkIdentityDocument(form.document, form.card, form.country, now().getTime());
  const fault = verdict.ok ? null : say(problemOf(form.document, verdict.reason));
  const done = returningAddress(formPaths.realName, form.returnTo);
  const isCountry = !verdict.ok && verdict.reason === 'country';
  const problems = {
    name: nameRule.accepts(form.name) ? null : say('problemName'),
    card: isCountry ? null : fault,
    country: isCountry ? fault : null,
  };
  if (problems.name !== null || !verdict.ok)
    return visit.show(realNamePage(visit.context, account, formOf(form, { problems, problem: say('problemFields') })), 400);
  if (account.realName !== '' && account.realNameState !== 'lapsed') return visit.goTo(done);
  // the number of a Chinese card is known by itself; others may look alike
  const identity = form.document === 'cn-id-card' ? verdict.number : `${form.document} ${verdict.number}`;
  const personId = account.personId ?? personIdOf(identity, await readPersonKey(executor));
  await writeStates(executor, account.id, { ...account, realName: form.name, realNameState: 'verified', personId });
  // the account has new rights: drop what was cached of its session
  if (visit.credential) await endSession(executor, visit.credential);
  return visit.goTo(done, loginCookies(account, await beginSession(executor, account.id), visit.https));
}
