import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

/** A client that repeats the same kind of request while an attack is running. */
export interface Bystander {
  readonly name: string;
  /** Sends one request and checks the answer; returns what is wrong with it, or null. */
  ask(turn: number): Promise<string | null>;
}

/** How long one bystander waited for answers. */
export interface Waits {
  readonly name: string;
  readonly count: number;
  readonly medianMs: number;
  readonly p99Ms: number;
  readonly longestMs: number;
  readonly faults: readonly string[];
}

/** Shorter, and the clients themselves take the CPU that the attacked process needs. */
const pauseMs = 100;
const faultsAtMost = 10;

/** Lets each of them send requests in sequence until the attack is over. */
export async function askMeanwhile(bystanders: readonly Bystander[], work: Promise<unknown>): Promise<Waits[]> {
  let over = false;
  const ended = work.finally(() => (over = true));
  const waits = bystanders.map(async ({ name, ask }): Promise<Waits> => {
    const times: number[] = [];
    const faults: string[] = [];
    for (let turn = 0; !over; turn += 1) {
      const startedAt = performance.now();
      const fault = await ask(turn).catch(String);
      times.push(performance.now() - startedAt);
      if (fault !== null && faults.length < faultsAtMost) faults.push(fault);
      await delay(pauseMs);
    }
    times.sort((one, other) => one - other);
    const at = (share: number): number => Math.round(times[Math.floor((times.length - 1) * share)] ?? Number.NaN);
    return { name, count: times.length, medianMs: at(0.5), p99Ms: at(0.99), longestMs: at(1), faults };
  });
  const all = await Promise.all(waits);
  await ended;
  return all;
}

export const waitsInWords = ({ name, count, medianMs, p99Ms, longestMs, faults }: Waits): string =>
  `${name}: median ${medianMs} ms, p99 ${p99Ms} ms, longest ${longestMs} ms of ${count}${faults.map((fault) => `\n  ${fault}`).join('')}`;

/** Resident memory of a process, in MiB; NaN if it has just ended. */
export function residentMib(pid: number | undefined): number {
  const status = `/proc/${pid}/status`;
  return existsSync(status) ? Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(status, 'utf8'))?.[1]) / 1_024) : Number.NaN;
}

/** Connections that a process holds open. */
export const openSockets = (pid: number | undefined): number =>
  readdirSync(`/proc/${pid}/fd`).filter((name) => linkOf(`/proc/${pid}/fd/${name}`).startsWith('socket:')).length;

/** What a link leads to; empty if it has just gone. */
function linkOf(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return '';
  }
}

/** Processes that a process has started and that are running. */
export const childrenOf = (pid: number | undefined): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
