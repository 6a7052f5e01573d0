import type { ProofResult } from './proof.ts';

/** The observations of one minute. */
export interface SoakSample {
  readonly siteMib: number;
  readonly servicesMib: number;
  readonly requests: number;
  readonly publications: number;
}

/** Caches fill in the first third; after that memory may grow by at most this much. */
const growthAtMost = 1.15;
const growthMibAtMost = 32;

const median = (values: readonly number[]): number =>
  values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Passes if nothing failed, work was done in every minute, and neither process grew between the second and the last third. */
export function judgeSoak(samples: readonly SoakSample[], faults: readonly string[]): ProofResult {
  const third = Math.floor(samples.length / 3);
  const grown = (['siteMib', 'servicesMib'] as const).map((process) => {
    const [middle, last] = [samples.slice(third, 2 * third), samples.slice(2 * third)].map((part) =>
      median(part.map((sample) => sample[process])),
    );
    return { process, middle: middle ?? Number.NaN, last: last ?? Number.NaN };
  });
  const leaks = grown.filter(({ middle, last }) => !(last <= Math.max(middle * growthAtMost, middle + growthMibAtMost)));
  const idle = samples.some(({ requests, publications }) => requests === 0 || publications === 0);
  const sum = (of: 'requests' | 'publications'): number => samples.reduce((total, sample) => total + sample[of], 0);
  const memory = grown.map(({ process, middle, last }) => `${process} ${middle} then ${last}`).join(', ');
  return {
    holds: faults.length === 0 && leaks.length === 0 && third > 0 && !idle,
    summary: `${samples.length} min, ${sum('requests')} pages read, ${sum('publications')} publications, ${faults.length} faults; ${memory}`,
    details: { samples, faults, leaks },
  };
}
