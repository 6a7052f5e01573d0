/** The first request opens the connection and is not counted; the quickest of the others is the latency. */
const requests = 6;

/** A cell of the drawing, in ms. */
const msPerCell = 10;

const cellsAtMost = 30;

/**
 * The round trip to a region in whole ms: the quickest of five requests, one after the other, over a connection that is open. Null if one
 * of them was not answered.
 * @param request resolves when the address has answered; rejects if it did not in time
 */
export async function measureLatency(request: () => Promise<unknown>, nowMs: () => number): Promise<number | null> {
  try {
    await request();
    let quickest = Number.POSITIVE_INFINITY;
    for (let count = 1; count < requests; count += 1) {
      const startedMs = nowMs();
      await request();
      quickest = Math.min(quickest, nowMs() - startedMs);
    }
    return Math.max(1, Math.round(quickest));
  } catch {
    return null;
  }
}

/** How many cells of 10 ms are drawn: a started cell counts, and a long latency ends at the edge of the drawing. */
export const latencyCells = (ms: number): number => Math.min(cellsAtMost, Math.ceil(ms / msPerCell));
