import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { z } from 'zod';

/** As many processes as the suites keep busy. */
const workers = 2;
const leastFactor = 0.25;
const mostFactor = 5;

/** How many units of a fixed workload this machine does in a second, on two cores at once. */
export async function measureMachine({ measureMs = 1_700, warmUpMs = 300 } = {}): Promise<number> {
  const counts = await Promise.all(
    Array.from({ length: workers }, async () => {
      const worker = new Worker(new URL('./calibration-work.ts', import.meta.url), { workerData: { measureMs, warmUpMs } });
      const [pieces] = z.tuple([z.number()]).parse(await once(worker, 'message'));
      await worker.terminate();
      return pieces;
    }),
  );
  return (counts.reduce((sum, pieces) => sum + pieces, 0) * 1_000) / measureMs;
}

/** How many times slower than the reference this machine is; an implausible measurement counts as the nearest bound. */
export const machineFactor = (piecesPerSecond: number, referencePiecesPerSecond: number): number =>
  Math.min(mostFactor, Math.max(leastFactor, referencePiecesPerSecond / piecesPerSecond));
