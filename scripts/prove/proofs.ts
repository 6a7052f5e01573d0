import { randomInt } from 'node:crypto';
import { runNode } from '../verify/run-command.ts';
import type { Proof, ProofResult } from './proof.ts';
import { repeatTests } from './repeated-tests.ts';
import { runSoak } from './soak.ts';

const killedFiles = ['tests/services/lake/durability', 'tests/services/mydoc/orders/under-fire', 'tests/services/platform/directory-lock'];
const historiesInATurn = 200;
const seedAtMost = 2 ** 31;

/** Each is a command of its own: `npm run prove -- <name>`. */
export const proofs: readonly Proof[] = [
  { name: 'mutation', says: 'changes each rule of the rule files in every way it knows; the tests must notice', run: runMutation },
  {
    name: 'kills',
    says: 'kills the lake and the shop at their recovery points and amid 200 buyers, again and again; nothing may be lost or done twice',
    run: (run) => repeatTests({ ...run, name: 'kills', files: killedFiles, alsoEmbedded: true, usualTurns: 20, environmentOf: () => ({}) }),
  },
  {
    name: 'histories',
    says: 'draws histories of orders, payments, refusals and deaths that no run has seen; the money must add up after each',
    run: (run) =>
      repeatTests({
        ...run,
        name: 'histories',
        files: ['tests/services/mydoc/orders/histories'],
        alsoEmbedded: false,
        usualTurns: 10,
        environmentOf: () => ({ TEST_HISTORIES: String(historiesInATurn), TEST_HISTORIES_SEED: String(randomInt(seedAtMost)) }),
      }),
  },
  {
    name: 'soak',
    says: 'lets visitors read every page and an editor publish for half an hour; nothing may fail, restart or grow',
    run: runSoak,
  },
];

/** It writes its own report of survivors. */
async function runMutation(): Promise<ProofResult> {
  const code = await runNode(['scripts/mutate/run.ts', '--all']);
  return {
    holds: code === 0,
    says: code === 0 ? 'the score is reached' : `it ended with code ${code}; what is above says why`,
    details: { code },
  };
}
