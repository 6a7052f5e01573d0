import { isEdit } from './commit-request.ts';
import { changesBetween, fieldsOf, isSame, valueAt, type FieldChange } from './field-changes.ts';
import type { Choice } from './left-behind.ts';
import type { LocalCopies, LocalCopy } from './local-copies.ts';
import { createSetAside } from './set-aside.ts';
import type { RefusedCommit, UnansweredCommit } from './unanswered-commits.ts';

/** A document as its form shows it. */
interface ShownDocument {
  /** The draft, or the version in a release. */
  readonly edited: { readonly _rev?: string } | null;
  readonly published: { readonly _rev?: string } | null;
}

export interface WatchedBy {
  copies: LocalCopies;
  /** Shows words that the form has lost as not saved yet. */
  offer: (choice: Choice) => void;
  owner: string;
  editor: string;
}

export interface DocumentWatch {
  /** For each state of the document, what stores its local copy; null if the lake has everything. */
  next(shown: ShownDocument, consistent: boolean, unanswered: readonly UnansweredCommit[]): (() => void) | null;
  /** An own write was refused: the form is about to lose what was typed. */
  refused(refusal: RefusedCommit): void;
  /** The Studio has lost the document: what was typed is offered. */
  failed(): void;
}

const fieldsIn = ({ edited, published }: ShownDocument) => fieldsOf(edited ?? published);

const changesIn = (before: ShownDocument, after: ShownDocument): FieldChange[] => changesBetween(fieldsIn(before), fieldsIn(after));

const lostOf = (shown: ShownDocument, changes: readonly FieldChange[]): FieldChange[] =>
  changes.filter(({ path, after }) => !isSame(valueAt(fieldsIn(shown), path), after));

const isGone = (last: ShownDocument | null, shown: ShownDocument): boolean => Boolean(last?.edited) && !shown.edited;

/** Whether the form has begun again from the lake's state: only then do all words go that were sent. */
const isReset = (base: ShownDocument | null, last: ShownDocument | null, shown: ShownDocument): boolean =>
  base !== null && last !== null && changesIn(base, shown).length === 0 && changesIn(base, last).length > 0;

/**
 * Follows one document from its saved state. Where its words are in danger (a write is refused, the form begins again, or somebody else
 * has published or deleted the draft), they are set aside, and offered if the form has lost them.
 */
export function createDocumentWatch({ copies, offer, owner, editor }: WatchedBy, documentId: string, documentType: string): DocumentWatch {
  const aside = createSetAside(copies, offer);
  let base: ShownDocument | null = null;
  let last: ShownDocument | null = null;
  let refusedId: string | null = null;
  const transactions = new Set<string>();

  const copyOf = (since: ShownDocument, changes: readonly FieldChange[]): LocalCopy => ({
    owner,
    editor,
    documentId,
    documentType,
    savedAtMs: Date.now(),
    base: { draft: since.edited?._rev ?? null, published: since.published?._rev ?? null },
    transactions: [...transactions],
    unanswered: [],
    changes: [...changes],
  });

  const setAside = (refusal: RefusedCommit | null): void => {
    if (base === null || last === null) return;
    const changes = changesIn(base, last);
    if (changes.length > 0) aside.add(copyOf(base, changes), refusal);
  };

  const decide = (shown: ShownDocument): void => {
    refusedId = null;
    if (aside.decide((changes) => lostOf(shown, changes))) base = shown;
  };

  return {
    refused: (refusal) => {
      refusedId = refusal.commit.transactionId;
      aside.explain(refusal);
      setAside(refusal);
    },
    failed: () => {
      if (refusedId === null) setAside(null);
      aside.decide((changes) => changes);
      copies.remove({ owner, documentId });
    },
    next: (shown, consistent, unanswered) => {
      const isSending = consistent && unanswered.length > 0;
      if (unanswered.every(isEdit) && (isGone(last, shown) || (isSending && isReset(base, last, shown)))) {
        // after a refusal everything is set aside already
        if (refusedId === null) setAside(null);
        base = shown;
      }
      last = shown;
      if (refusedId !== null && unanswered.every(({ transactionId }) => transactionId !== refusedId)) decide(shown);
      if (base === null || (consistent && unanswered.length === 0)) {
        decide(shown);
        base = shown;
        transactions.clear();
        copies.remove({ owner, documentId });
        return null;
      }
      const since = base;
      for (const { transactionId } of unanswered) transactions.add(transactionId);
      return () => {
        const changes = changesIn(since, shown);
        if (changes.length === 0) return copies.remove({ owner, documentId });
        const sent = unanswered.map(({ transactionId, url, body }) => ({ transactionId, url, body: { ...body } }));
        copies.write({ ...copyOf(since, changes), unanswered: sent });
      };
    },
  };
}
