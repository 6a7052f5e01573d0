import { workerData } from 'node:worker_threads';
import { z } from 'zod';

/**
 * Watches the process that evaluates queries from a thread of its own, also while a query keeps its main thread busy: ends it soon after the one
 * that started it is gone, and when a question has taken more of the processor than it may. Waiting for a turn on a busy machine is not counted.
 */
const pauseMs = 100;

const { parent, cpuMs, questions } = z
  .object({ parent: z.number(), cpuMs: z.number(), questions: z.instanceof(SharedArrayBuffer) })
  .parse(workerData);
/** Odd while a question is being answered; each begins and ends with one more. */
const count = new Int32Array(questions);
const usedMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};
let seen = 0;
let begunAtMs = 0;

setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
  const now = Atomics.load(count, 0);
  if (now !== seen) {
    seen = now;
    begunAtMs = usedMs();
  } else if (now % 2 === 1 && usedMs() - begunAtMs > cpuMs) {
    process.kill(process.pid, 'SIGXCPU');
  }
}, pauseMs);
