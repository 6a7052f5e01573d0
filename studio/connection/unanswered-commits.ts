import { BehaviorSubject, Subject, type Observable } from 'rxjs';
import type { Commit } from './commit-request.ts';

export interface UnansweredCommit extends Commit {
  /** Whether a try has failed and the next one is pending. */
  readonly failing: boolean;
}

/** A write that the lake has refused for good. */
export interface RefusedCommit {
  readonly commit: Commit;
  /** Its message is in the words of the page once the Studio has been told. */
  readonly error: unknown;
}

/** Writes that the lake has not answered yet, in the order in which they began. */
export interface UnansweredCommits {
  readonly now: () => readonly UnansweredCommit[];
  readonly changes: Observable<readonly UnansweredCommit[]>;
  /** Comes before the Studio is told, and before the write counts as answered. */
  readonly refusals: Observable<RefusedCommit>;
  begin(commit: Commit): void;
  failed(commit: Commit): void;
  refused(commit: Commit, error: unknown): void;
  end(commit: Commit): void;
}

export function createUnansweredCommits(): UnansweredCommits {
  const commits = new BehaviorSubject<readonly UnansweredCommit[]>([]);
  const refusals = new Subject<RefusedCommit>();
  const others = (commit: Commit): readonly UnansweredCommit[] =>
    commits.value.filter(({ transactionId }) => transactionId !== commit.transactionId);
  return {
    now: () => commits.value,
    changes: commits,
    refusals,
    begin: (commit) => commits.next([...others(commit), { ...commit, failing: false }]),
    failed: (commit) =>
      commits.next(commits.value.map((known) => (known.transactionId === commit.transactionId ? { ...known, failing: true } : known))),
    refused: (commit, error) => refusals.next({ commit, error }),
    end: (commit) => commits.next(others(commit)),
  };
}
