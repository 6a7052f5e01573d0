/** The shortest of some tries, in ms: the time of the work itself, whatever else the machine does meanwhile. */
export async function shortestTime(work: () => unknown, tries = 5): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < tries; turn += 1) {
    const startedAt = performance.now();
    await work();
    times.push(performance.now() - startedAt);
  }
  return Math.min(...times);
}
