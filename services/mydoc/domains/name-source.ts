import type { Knowledge } from './combine-answers.ts';
import type { SuffixOnSale } from './suffixes-on-sale.ts';

/** What orders of names are priced by. */
export interface NameSource {
  /** The registrar is the sandbox. */
  readonly example: boolean;
  suffixes(): Promise<readonly SuffixOnSale[]>;
  /** What is said of a name now, never what was said before; counted for the address of the visitor, as a search is. */
  askAnew(name: string, address: string): Promise<Knowledge>;
}
