import { randomInt } from 'node:crypto';
import { findMissing, findRedis, neededThings } from '../verify/needs.ts';
import { seededRandom } from './hostile/hostile-groq.ts';
import { judgeKills, type KillRun } from './kills/judge-kills.ts';
import { killParts } from './kills/kill-parts.ts';
import type { ProofResult, ProofRun } from './proof.ts';

const usualKills = 100;
/** How many kills run on the embedded database as well, after those on servers. */
const embeddedShare = 0.1;
const seedAtMost = 2 ** 31;

/**
 * Kills site, services, Postgres and Redis of the running product with kill -9, at random, while documents are written and servers are
 * ordered.
 */
export async function runKills({ machine, turns, isEnded }: ProofRun): Promise<ProofResult> {
  const missing = findMissing(machine, ['postgres', 'redis']);
  if (missing.length > 0) throw new Error(`needed and not there: ${missing.map((need) => neededThings[need].description).join(', ')}`);
  const say = (line: string): void => void process.stdout.write(`${line}\n`);
  const seed = randomInt(seedAtMost);
  const random = seededRandom(seed);
  const wanted = turns ?? usualKills;
  const runs: KillRun[] = [];
  const places = [
    { redisProgram: findRedis(machine), kills: wanted },
    { redisProgram: null, kills: Math.ceil(wanted * embeddedShare) },
  ];
  for (const place of places) {
    if (isEnded()) break;
    say(place.redisProgram === null ? 'on the embedded database' : 'on Postgres and Redis');
    runs.push(await killParts({ ...place, random, isEnded, say }));
  }
  const result = judgeKills(
    runs,
    places.reduce((sum, { kills }) => sum + kills, 0),
  );
  for (const { database, faults } of runs) for (const found of faults) say(`${database}: ${found}`);
  return { ...result, details: { seed, runs } };
}
