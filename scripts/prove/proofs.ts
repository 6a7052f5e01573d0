import { randomInt } from 'node:crypto';
import { runNodeAloud } from '../verify/run-command.ts';
import { runKills } from './kills.ts';
import { proveInstants } from './instants.ts';
import type { Proof, ProofResult } from './proof.ts';
import { runReleases } from './releases.ts';
import { repeatTests } from './repeated-tests.ts';
import { runSoak } from './soak.ts';
import { proveTransfer } from './transfer/transfer.ts';
import { proveTyping } from './typing.ts';

const killedFiles = [
  'tests/services/lake/durability',
  'tests/services/mydoc/orders/under-fire',
  'tests/services/platform/process/directory-lock',
];
const historiesInATurn = 200;
/** Each is of 200 buyers who click twice. */
const rushes = 250;
const claimRushes = 3;
const backupTurns = 10;
const backupsInATurn = 10;
const seedAtMost = 2 ** 31;
/** The part of a script's output that goes into the report. */
const reportedLinesAtMost = 400;

/** Each is a command of its own: `npm run prove -- <name>`. */
export const proofs: readonly Proof[] = [
  {
    name: 'mutation',
    description: 'mutates each rule file; the tests must detect it',
    run: () => runScript(['scripts/mutate/run.ts', '--all']),
  },
  {
    name: 'kills',
    description:
      'kills site, services, Postgres and Redis at random while documents are written and servers are ordered; nothing acknowledged may be lost, nothing oversold',
    run: runKills,
  },
  {
    name: 'recovery',
    description:
      'kills the lake and the shop at their recovery points and amid 200 buyers, again and again; nothing may be lost or done twice',
    run: (run) =>
      repeatTests({ ...run, name: 'recovery', files: killedFiles, alsoEmbedded: true, usualTurns: 20, environmentOf: () => ({}) }),
  },
  {
    name: 'releases',
    description:
      'lets 100 releases of 20 documents go live at their instants while their page is read on two replicas; no page may show half of one',
    run: runReleases,
  },
  {
    name: 'instants',
    description: 'opens pages at 1,000 random instants of the past by signed links; each must be what visitors saw then',
    run: proveInstants,
  },
  {
    name: 'backups',
    description: 'makes and restores backups while documents are written; all that was acknowledged is there, whole, and equal by hash',
    run: (run) =>
      repeatTests({
        ...run,
        name: 'backups',
        files: ['tests/services/backup/under-writes'],
        alsoEmbedded: true,
        usualTurns: backupTurns,
        environmentOf: () => ({ TEST_BACKUPS: String(backupsInATurn) }),
      }),
  },
  {
    name: 'transfer',
    description: 'carries 10,000 documents with pictures from lake to lake while importer and lake are killed; all of it must be equal',
    run: proveTransfer,
  },
  {
    name: 'histories',
    description: 'generates new histories of orders, groups, payments, refusals and crashes; the money must add up after each',
    run: (run) =>
      repeatTests({
        ...run,
        name: 'histories',
        files: [
          'tests/services/mydoc/orders/histories',
          'tests/services/mydoc/orders/coupon-histories',
          'tests/services/mydoc/orders/renewals/renewal-histories',
          'tests/services/mydoc/coupons/histories',
          'tests/services/mydoc/groups/group-histories',
        ],
        alsoEmbedded: false,
        usualTurns: 10,
        environmentOf: () => ({ TEST_HISTORIES: String(historiesInATurn), TEST_HISTORIES_SEED: String(randomInt(seedAtMost)) }),
      }),
  },
  {
    name: 'rush',
    description:
      'sends 100,000 requests for an order, in rushes of 400 for the last 20 servers; nothing sold out is ordered, and nothing is left over',
    run: (run) =>
      repeatTests({
        ...run,
        name: 'rush',
        files: ['tests/services/mydoc/orders/placement/rush'],
        alsoEmbedded: false,
        usualTurns: rushes,
        environmentOf: () => ({}),
      }),
  },
  {
    name: 'claims',
    description:
      'sends 5,000 claims of 800 accounts for 100 coupons to three processes, and to one on the embedded database; exactly 100 are given, nobody has two',
    run: (run) =>
      repeatTests({
        ...run,
        name: 'claims',
        files: ['tests/services/mydoc/coupons/replicas'],
        alsoEmbedded: true,
        usualTurns: claimRushes,
        environmentOf: () => ({ TEST_WIDTH: 'full' }),
      }),
  },
  {
    name: 'hostile',
    description: 'sends hostile queries as an editor and anonymously; everybody else is answered meanwhile, and memory stays flat',
    run: ({ turns }) => runScript(['scripts/prove/hostile/hostile-queries.ts', ...(turns === null ? [] : [String(turns)])]),
  },
  {
    name: 'hostile-http',
    description:
      'sends hostile requests to the whole product over raw connections; nothing fails, every visitor is answered, and memory stays flat',
    run: ({ turns }) => runScript(['scripts/prove/hostile/hostile-http.ts', ...(turns === null ? [] : [String(turns)])]),
  },
  {
    name: 'full-disk',
    description:
      'fills the disk while documents are written; nothing acknowledged is lost, visitors are answered, and writes go on once there is room',
    run: () => runScript(['scripts/prove/full-disk.ts']),
  },
  { name: 'typing', description: 'types at two speeds while the lake is killed; what was typed is what is stored', run: proveTyping },
  {
    name: 'scale',
    description: 'publishes and queries with 100, 1,000 and 10,000 documents; every target of bench/ is met',
    run: () => runScript(['bench/run.ts', '--check']),
  },
  {
    name: 'soak',
    description: 'lets visitors read every page and an editor publish for half an hour; nothing may fail, restart or grow',
    run: runSoak,
  },
];

/** A script that reports its own findings, and exits with a code other than 0 if it fails. */
async function runScript(parameters: readonly string[]): Promise<ProofResult> {
  const { code, output } = await runNodeAloud(parameters);
  return {
    holds: code === 0,
    summary: code === 0 ? 'it passes' : `it ended with code ${code}; see the output above`,
    details: { code, lines: output.trimEnd().split('\n').slice(-reportedLinesAtMost) },
  };
}
