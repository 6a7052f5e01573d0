import { hourMs } from '#lib/time/lengths.ts';
import type { Clock } from '#services/platform/clock.ts';
import type { Database, Executor } from '#services/platform/database/database.ts';
import { createFailureLimit } from '#services/platform/limits/failure-limit.ts';
import { addAccountEvent } from '../audit/audit-table.ts';
import { accountRefusal } from '../refusal.ts';
import type { LakeSettings } from '../settings.ts';
import { hashOfRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';
import { openSecret, sealSecret } from './sealed-secret.ts';
import { base32, newTotpSecret, stepOfCode, totpAddress } from './totp.ts';
import { putUnconfirmed, readFactor, removeFactor, replaceCodes, switchOn, useRecoveryCode, useStep } from './two-factor-table.ts';

/** Wrong codes of one account. Someone who already has the password would need about eight years of guessing. */
const codeLimits = { failuresAtMost: 5, windowMs: hourMs } as const;

type CodeVerdict = { readonly kind: 'right' } | { readonly kind: 'wrong' } | { readonly kind: 'wait'; readonly seconds: number };

interface Holder {
  readonly id: string;
  readonly email: string;
}

/** The second step of a log-in: a code of an authenticator app, or one of ten codes for an editor who has lost it. */
export interface TwoFactor {
  state(id: string): Promise<{ isOn: boolean; codesLeft: number }>;
  /** A new secret for an app, which counts once a code of it has been typed. @throws a refusal where one counts already */
  begin(holder: Holder): Promise<{ secret: string; address: string }>;
  /** The recovery codes, shown once. @throws a refusal for a wrong code, as the others below */
  confirm(id: string, code: string): Promise<string[]>;
  newCodes(id: string, code: string): Promise<string[]>;
  off(id: string, code: string): Promise<void>;
  /** Whether a code is right; each counts once. */
  check(id: string, code: string): Promise<CodeVerdict>;
}

const refusals = {
  on: 'The two-step log-in is on already',
  wrong: 'The code is not right. Codes change every 30 seconds, and each works once',
  wait: 'Too many wrong codes: wait an hour',
} as const;

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: Pick<LakeSettings, 'adminToken'>;
}

type Judged<T> = CodeVerdict & { readonly done?: T };

/** Judges a code, and does what it is for in the same transaction. `isBeingSetUp`: a code of the app that does not count yet. */
type CodeJudge = <T>(id: string, code: string, isBeingSetUp: boolean, work: (tx: Executor) => Promise<T>) => Promise<Judged<T>>;

function createCodeJudge({ database, clock, settings }: Dependencies): CodeJudge {
  const wrong = createFailureLimit(codeLimits);

  /** Uses a code up. */
  const takeCode = async (tx: Executor, id: string, code: string, isBeingSetUp: boolean): Promise<boolean> => {
    const factor = await readFactor(tx, id);
    if (!factor || factor.isOn === isBeingSetUp) return false;
    const secret = openSecret(factor.secret, settings.adminToken, id);
    const step = secret && stepOfCode(secret, code.replaceAll(/\s/g, ''), clock().getTime(), factor.lastStep);
    if (step !== null) return useStep(tx, id, step);
    const hash = isBeingSetUp ? null : hashOfRecoveryCode(code);
    if (hash === null || !(await useRecoveryCode(tx, id, hash))) return false;
    await addAccountEvent(tx, { kind: 'recoveryCode', actor: id, account: id });
    return true;
  };

  // a try is counted before it is judged
  return async (id, code, isBeingSetUp, work) => {
    const seconds = wrong.waitSeconds(id);
    if (seconds > 0) return { kind: 'wait', seconds };
    wrong.failed(id);
    const result = await database.transaction(async (tx) =>
      (await takeCode(tx, id, code, isBeingSetUp)) ? { done: await work(tx) } : null,
    );
    if (!result) return { kind: 'wrong' };
    wrong.succeeded(id);
    return { kind: 'right', done: result.done };
  };
}

function orRefusal<T>(verdict: Judged<T>): T {
  if (verdict.kind !== 'right' || verdict.done === undefined) throw accountRefusal(refusals[verdict.kind === 'wait' ? 'wait' : 'wrong']);
  return verdict.done;
}

async function giveCodes(tx: Executor, id: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  await replaceCodes(
    tx,
    id,
    codes.map(hashOfRecoveryCode).filter((hash) => hash !== null),
  );
  return codes;
}

export function createTwoFactor(deps: Dependencies): TwoFactor {
  const { database, settings } = deps;
  const judge = createCodeJudge(deps);

  return {
    state: async (id) => {
      const factor = await readFactor(database.executor, id);
      return factor?.isOn ? { isOn: true, codesLeft: factor.codes } : { isOn: false, codesLeft: 0 };
    },
    begin: async ({ id, email }) => {
      const secret = newTotpSecret();
      if (!(await putUnconfirmed(database.executor, id, sealSecret(secret, settings.adminToken, id)))) throw accountRefusal(refusals.on);
      return { secret: base32(secret), address: totpAddress(secret, 'Hostfront Studio', email) };
    },
    confirm: async (id, code) =>
      orRefusal(
        await judge(id, code, true, async (tx) => {
          await switchOn(tx, id);
          await addAccountEvent(tx, { kind: 'twoFactorOn', actor: id, account: id });
          return giveCodes(tx, id);
        }),
      ),
    newCodes: async (id, code) => orRefusal(await judge(id, code, false, (tx) => giveCodes(tx, id))),
    off: async (id, code) => {
      orRefusal(
        await judge(id, code, false, async (tx) => {
          await addAccountEvent(tx, { kind: 'twoFactorOff', actor: id, account: id });
          return removeFactor(tx, id);
        }),
      );
    },
    check: async (id, code) => {
      const { kind, ...rest } = await judge(id, code, false, async () => true);
      return kind === 'wait' && 'seconds' in rest ? { kind, seconds: rest.seconds } : { kind: kind === 'right' ? 'right' : 'wrong' };
    },
  };
}
