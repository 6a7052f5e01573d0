import type { Machine } from '../verify/machine.ts';

/** The result of a long check. */
export interface ProofResult {
  readonly holds: boolean;
  /** A one-line summary with the figures. */
  readonly summary: string;
  /** Further content of the report. */
  readonly details: unknown;
}

export interface ProofRun {
  readonly machine: Machine;
  /** Where the check may leave files beside its report. */
  readonly folder: string;
  /** The number of repetitions; null is the check's default. */
  readonly turns: number | null;
  /** True once the run was interrupted. */
  readonly isEnded: () => boolean;
}

/** A check that takes too long to run on every change. */
export interface Proof {
  readonly name: string;
  readonly description: string;
  run(run: ProofRun): Promise<ProofResult>;
}
