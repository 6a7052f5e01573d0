import { workerData } from 'node:worker_threads';
import { z } from 'zod';

/**
 * Watches the process that evaluates queries from a separate thread, even while a query blocks its main thread: ends it soon after its
 * parent has exited, and when a query has used more CPU time or memory than allowed. Waiting for the CPU on a busy machine is not counted;
 * memory is, because V8 exceeds the limit of its heap several times over for a large list or text before it gives up.
 */
const pauseMs = 20;
const mebibyte = 1024 * 1024;

const { parent, cpuMs, memoryMib, questions } = z
  .object({ parent: z.number(), cpuMs: z.number(), memoryMib: z.number(), questions: z.instanceof(SharedArrayBuffer) })
  .parse(workerData);
/** Odd while a query is being evaluated; each start and end adds one. */
const count = new Int32Array(questions);
const usedMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};
let seen = 0;
let begunAtMs = 0;
let begunWithBytes = 0;

setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
  const now = Atomics.load(count, 0);
  if (now !== seen) {
    seen = now;
    begunAtMs = usedMs();
    begunWithBytes = process.memoryUsage.rss();
  } else if (now % 2 === 1) {
    if (usedMs() - begunAtMs > cpuMs) process.kill(process.pid, 'SIGXCPU');
    else if (process.memoryUsage.rss() - begunWithBytes > memoryMib * mebibyte) process.kill(process.pid, 'SIGKILL');
  }
}, pauseMs);
