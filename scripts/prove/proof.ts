import type { Machine } from '../verify/machine.ts';

/** What a long check found. */
export interface ProofResult {
  readonly holds: boolean;
  /** One line for a reader, with the figures. */
  readonly says: string;
  /** Whatever else belongs into the report. */
  readonly details: unknown;
}

export interface ProofRun {
  readonly machine: Machine;
  /** Where the check may leave files beside its report. */
  readonly folder: string;
  /** How often it repeats what it repeats; null is its own number. */
  readonly turns: number | null;
  /** True once somebody has ended the run. */
  readonly isEnded: () => boolean;
}

/** A check that takes too long for every change. */
export interface Proof {
  readonly name: string;
  readonly says: string;
  run(run: ProofRun): Promise<ProofResult>;
}
