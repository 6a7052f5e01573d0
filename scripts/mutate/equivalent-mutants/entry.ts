/** A change of a rule file that no test can detect, and why. */
export interface EquivalentMutant {
  readonly file: string;
  /** Source text around the mutated part, long enough to be unambiguous. */
  readonly within: string;
  readonly original: string;
  readonly replacement: string;
  readonly because: string;
}
