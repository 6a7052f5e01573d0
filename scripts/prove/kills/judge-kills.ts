import type { ProofResult } from '../proof.ts';
import type { Part } from './killed-product.ts';
import type { Question } from './return-time.ts';

/** One kill, and how long it took until a page, a picture, a call and a write were answered. */
export interface Kill {
  readonly part: Part;
  readonly backMs: number;
  /** The part of this time in which the check itself restarted a server; and the time of each answer after that. */
  readonly startedMs: number;
  readonly answersMs: Readonly<Record<Question, number | null>>;
  /** The part had run long enough for its standby to be ready. */
  readonly isRested: boolean;
}

/** What was done to a product on one database, and the results. */
export interface KillRun {
  readonly database: 'postgres' | 'embedded';
  readonly kills: readonly Kill[];
  readonly writes: number;
  readonly orders: number;
  readonly payments: number;
  readonly faults: readonly string[];
}

/** The services answer again within this time if their standby is ready; the median, because the machine has other work too. */
const servicesBackWithinMs = 3_000;

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

const seconds = (ms: number): string => (ms / 1_000).toFixed(1);

function describePart(kills: readonly Kill[], part: Part): string {
  const times = kills.filter((kill) => kill.part === part).map(({ backMs }) => backMs);
  return times.length === 0 ? '' : `${part} ${times.length} (median ${seconds(median(times))} s, slowest ${seconds(Math.max(...times))} s)`;
}

const parts: readonly Part[] = ['site', 'services', 'postgres', 'redis'];

/** How long the services were unavailable when their standby was ready: the median, NaN if they were never killed in that state. */
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

/** Passes if nothing acknowledged is lost, work was done, and the services were back in time. */
export function judgeKills(runs: readonly KillRun[], wanted: number): ProofResult {
  const late = runs.some((run) => awayMs(run) > servicesBackWithinMs);
  const idle = runs.length === 0 || runs.some(({ writes, orders, payments }) => writes === 0 || orders === 0 || payments === 0);
  const killed = runs.reduce((sum, { kills }) => sum + kills.length, 0);
  return {
    holds: runs.every(({ faults }) => faults.length === 0) && !late && !idle && killed >= wanted,
    summary: runs.map(describeRun).join(' | '),
    details: { runs },
  };
}
