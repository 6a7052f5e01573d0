import { BehaviorSubject, type Observable } from 'rxjs';
import type { Commit } from './commit-request.ts';

export interface UnansweredCommit extends Commit {
  /** Whether a try has failed and the next one is pending. */
  readonly failing: boolean;
}

/** Writes that the lake has not answered yet, in the order in which they began. */
export interface UnansweredCommits {
  readonly now: () => readonly UnansweredCommit[];
  readonly changes: Observable<readonly UnansweredCommit[]>;
  begin(commit: Commit): void;
  failed(commit: Commit): void;
  end(commit: Commit): void;
}

export function createUnansweredCommits(): UnansweredCommits {
  const commits = new BehaviorSubject<readonly UnansweredCommit[]>([]);
  const others = (commit: Commit): readonly UnansweredCommit[] =>
    commits.value.filter(({ transactionId }) => transactionId !== commit.transactionId);
  return {
    now: () => commits.value,
    changes: commits,
    begin: (commit) => commits.next([...others(commit), { ...commit, failing: false }]),
    failed: (commit) =>
      commits.next(commits.value.map((known) => (known.transactionId === commit.transactionId ? { ...known, failing: true } : known))),
    end: (commit) => commits.next(others(commit)),
  };
}
