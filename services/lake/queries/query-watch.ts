import { workerData } from 'node:worker_threads';
import { z } from 'zod';

/**
 * Watches the process that evaluates queries from a separate thread, even while a query blocks its main thread: ends it soon after its
 * parent has exited, and when a query has used more CPU time than allowed. Waiting for the CPU on a busy machine is not counted.
 */
const pauseMs = 100;

const { parent, cpuMs, questions } = z
  .object({ parent: z.number(), cpuMs: z.number(), questions: z.instanceof(SharedArrayBuffer) })
  .parse(workerData);
/** Odd while a query is being evaluated; each start and end adds one. */
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
