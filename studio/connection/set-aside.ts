import type { FieldChange } from './field-changes.ts';
import type { Choice } from './left-behind.ts';
import type { LocalCopies, LocalCopy } from './local-copies.ts';
import { whyOf } from './reason-of.ts';
import type { RefusedCommit } from './unanswered-commits.ts';

/** Words that a form may have lost, until that is known. */
export interface SetAside {
  /** `refusal`: of the write that they were part of. */
  add(copy: LocalCopy, refusal: RefusedCommit | null): void;
  /** Gives a reason to those that have none. */
  explain(refusal: RefusedCommit): void;
  /** Offers what is lost of each, and forgets the others; answers whether something was lost. */
  decide(lostOf: (changes: readonly FieldChange[]) => readonly FieldChange[]): boolean;
}

/** Of this page. */
let count = 0;

export function createSetAside(copies: LocalCopies, offer: (choice: Choice) => void): SetAside {
  let atRisk: readonly { readonly copy: LocalCopy; readonly id: string; refusal: RefusedCommit | null }[] = [];
  return {
    add: (copy, refusal) => {
      count += 1;
      const id = String(count);
      const named = { ...copy, setAside: { id, why: null } };
      copies.write(named);
      atRisk = [...atRisk, { copy: named, id, refusal }];
    },
    explain: (refusal) => {
      for (const each of atRisk) each.refusal ??= refusal;
    },
    decide: (lostOf) => {
      const decided = atRisk;
      atRisk = [];
      let isLost = false;
      for (const { copy, id, refusal } of decided) {
        const lost = lostOf(copy.changes);
        const why = refusal && whyOf(refusal.error);
        const kept = { ...copy, setAside: { id, why } };
        if (lost.length > 0) {
          copies.write(kept);
          offer({ copy: kept, changes: lost, why });
          isLost = true;
        } else copies.remove(copy);
      }
      return isLost;
    },
  };
}
