import type { ProofResult } from '../proof.ts';
import { documentsInRelease, type MarksOfPage } from './marks.ts';

/** One page that a reader was given. */
export interface SeenPage extends MarksOfPage {
  readonly address: string;
  readonly atMs: number;
}

export interface ReleasesRun {
  readonly wanted: number;
  /** When each release that went live was due, by its number. */
  readonly due: ReadonlyMap<number, number>;
  readonly pages: number;
  /** The first page with each release at each address. */
  readonly firstSeen: readonly SeenPage[];
  /** Pages that show half of a release. */
  readonly mixed: readonly SeenPage[];
  /** Publications of single documents meanwhile. */
  readonly edits: number;
  readonly faults: readonly string[];
}

/** Readers that miss more of them did not look closely enough. */
const seenAtLeast = 0.5;

/** Whether a page shows something of two releases, or not all documents. */
export const isMixed = ({ releases, documents }: MarksOfPage): boolean => releases.length !== 1 || documents !== documentsInRelease;

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Holds if every release went live, was seen, and no page showed half of one. */
export function judgeReleases({ wanted, due, pages, firstSeen, mixed, edits, faults }: ReleasesRun): ProofResult {
  const seen = new Set(firstSeen.map(({ releases: [release = 0] }) => release).filter((release) => due.has(release)));
  const delays = firstSeen.flatMap(({ releases: [release = 0], atMs }) => {
    const dueMs = due.get(release);
    return dueMs === undefined ? [] : [atMs - dueMs];
  });
  const seconds = (median(delays) / 1_000).toFixed(1);
  return {
    holds: due.size >= wanted && seen.size >= wanted * seenAtLeast && mixed.length === 0 && faults.length === 0 && pages > 0 && edits > 0,
    summary:
      `${due.size} of ${wanted} releases of ${documentsInRelease} documents went live, ${seen.size} were seen (median ${seconds} s after their instant), ` +
      `during ${edits} publications of single documents; of ${pages} pages ${mixed.length} were mixed; ${faults.length} faults`,
    details: { mixed, faults },
  };
}
