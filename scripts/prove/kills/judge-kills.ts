import type { ProofResult } from '../proof.ts';
import type { Part } from './killed-product.ts';
import type { Question } from './return-time.ts';

/** One kill, and how long it took until a page, a call and a write were answered. */
export interface Kill {
  readonly part: Part;
  readonly backMs: number;
  /** Of this time, what the check itself took to start a server again; and from then on, the time of each answer. */
  readonly startedMs: number;
  readonly answersMs: Readonly<Record<Question, number | null>>;
  /** The part had run long enough for its successor to be waiting. */
  readonly isRested: boolean;
}

/** What was done to a product on one database, and what it said. */
export interface KillRun {
  readonly database: 'postgres' | 'embedded';
  readonly kills: readonly Kill[];
  readonly writes: number;
  readonly orders: number;
  readonly payments: number;
  readonly faults: readonly string[];
}

/** The services answer again within this time where their successor waits; the median, because the machine has other work too. */
const servicesBackWithinMs = 3_000;

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

const seconds = (ms: number): string => (ms / 1_000).toFixed(1);

function describePart(kills: readonly Kill[], part: Part): string {
  const times = kills.filter((kill) => kill.part === part).map(({ backMs }) => backMs);
  return times.length === 0 ? '' : `${part} ${times.length} (median ${seconds(median(times))} s, slowest ${seconds(Math.max(...times))} s)`;
}

const parts: readonly Part[] = ['site', 'services', 'postgres', 'redis'];

/** How long the services were away where their successor waited: the median, NaN where they were never killed so. */
const awayMs = ({ kills }: KillRun): number =>
  median(kills.filter(({ part, isRested }) => part === 'services' && isRested).map(({ backMs }) => backMs));

function describeRun(run: KillRun): string {
  const { database, kills, writes, orders, payments, faults } = run;
  const each = parts
    .map((part) => describePart(kills, part))
    .filter((text) => text !== '')
    .join(', ');
  const ms = awayMs(run);
  const away = Number.isNaN(ms)
    ? ''
    : `; services whose successor waited: median ${seconds(ms)} s${ms > servicesBackWithinMs ? `, and ${seconds(servicesBackWithinMs)} s are allowed` : ''}`;
  return `on ${database} ${kills.length} kills: ${each}${away}; acknowledged ${writes} writes, ${orders} orders, ${payments} payments; ${faults.length} faults`;
}

/** Holds where nothing that was acknowledged is lost, work was done, and the services were back in time. */
export function judgeKills(runs: readonly KillRun[], wanted: number): ProofResult {
  const late = runs.some((run) => awayMs(run) > servicesBackWithinMs);
  const idle = runs.length === 0 || runs.some(({ writes, orders, payments }) => writes === 0 || orders === 0 || payments === 0);
  const killed = runs.reduce((sum, { kills }) => sum + kills.length, 0);
  return {
    holds: runs.every(({ faults }) => faults.length === 0) && !late && !idle && killed >= wanted,
    says: runs.map(describeRun).join(' | '),
    details: { runs },
  };
}
