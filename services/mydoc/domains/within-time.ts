export class OutOfTime extends Error {}

/** The result within its time, whether or not the work heeds its signal. @throws `OutOfTime` after it. */
export async function withinTime<Result>(work: (signal: AbortSignal) => Promise<Result>, timeoutMs: number): Promise<Result> {
  const abort = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new OutOfTime());
      abort.abort();
    }, timeoutMs);
    timer.unref();
  });
  try {
    return await Promise.race([work(abort.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}
