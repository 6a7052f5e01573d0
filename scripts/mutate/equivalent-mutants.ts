/** A change of a rule file that no test can notice, and why. */
export interface EquivalentMutant {
  readonly file: string;
  /** A piece of the file around the changed text, as long as it takes to name the place. */
  readonly within: string;
  readonly original: string;
  readonly replacement: string;
  readonly because: string;
}

export const equivalentMutants: readonly EquivalentMutant[] = [];
