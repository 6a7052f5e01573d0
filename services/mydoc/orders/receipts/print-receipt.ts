import { Worker } from 'node:worker_threads';
import type { ReceiptToDraw } from './receipt-worker.ts';

/** The PDF of a receipt; null: too many are being made. */
export type PrintReceipt = (wanted: ReceiptToDraw) => Promise<Uint8Array | null>;

/** Less than a browser waits for an answer. */
const drawWithinMs = 15_000;
const waitingAtMost = 6;

/**
 * Makes PDFs one after the other, each in a thread of its own: taking the characters out of a font of eight megabytes keeps a processor
 * busy for a good part of a second, in which nobody else would get an answer.
 */
export function createReceiptPrinter(draw: (wanted: ReceiptToDraw) => Promise<Uint8Array> = drawInThread): PrintReceipt {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async (wanted) => {
    if (waiting >= waitingAtMost) return null;
    waiting += 1;
    const drawn = last.then(() => draw(wanted));
    last = drawn.catch(() => undefined);
    try {
      return await drawn;
    } finally {
      waiting -= 1;
    }
  };
}

/** @throws if the thread fails or takes too long. */
const drawInThread = (wanted: ReceiptToDraw): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./receipt-worker.ts', import.meta.url), { workerData: wanted });
    const late = setTimeout(() => void worker.terminate(), drawWithinMs);
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => {
      clearTimeout(late);
      // after a message this changes nothing
      reject(new Error(`the thread that draws a receipt ended with ${code}`));
    });
  });
