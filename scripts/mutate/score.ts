import type { MutantResult } from '@stryker-mutator/api/core';
import type { EquivalentMutant } from './equivalent-mutants/entry.ts';

/** A mutant that no test detected, with its position. */
interface Survivor {
  readonly line: number;
  readonly original: string;
  readonly replacement: string;
  readonly isReached: boolean;
}

export interface FileScore {
  readonly file: string;
  readonly mutants: number;
  readonly killed: number;
  /** Killed mutants that timed out, which may also happen on a busy machine without a cause. */
  readonly timedOut: number;
  readonly equivalent: readonly EquivalentMutant[];
  readonly survivors: readonly Survivor[];
  /** Mutants that could not be tested: they do not compile, or end the test runner. They prove nothing and are not counted. */
  readonly untried: number;
  /** Entries of the list that match no mutant of this file, or one that a test kills. */
  readonly obsolete: readonly EquivalentMutant[];
}

export interface Judged {
  /** Path in the project, and the mutated source text. */
  readonly file: string;
  readonly text: string;
}

type Mutant = Pick<MutantResult, 'status' | 'replacement' | 'location'>;

const isKilled = ({ status }: Mutant): boolean => status === 'Killed' || status === 'Timeout';
const isCounted = (mutant: Mutant): boolean => isKilled(mutant) || mutant.status === 'Survived' || mutant.status === 'NoCoverage';
const isUntried = ({ status }: Mutant): boolean => status === 'RuntimeError' || status === 'CompileError' || status === 'Pending';

/** Whether a text inside one of the occurrences of `within` is this mutant's. */
function isNamedBy(entry: EquivalentMutant, mutant: Mutant, { text }: Judged): boolean {
  const [from, to] = rangeOf(mutant, text);
  if (text.slice(from, to) !== entry.original || mutant.replacement !== entry.replacement) return false;
  for (let at = text.indexOf(entry.within); at >= 0; at = text.indexOf(entry.within, at + 1)) {
    if (at <= from && to <= at + entry.within.length) return true;
  }
  return false;
}

/** Stryker's results count lines and columns from 1. */
function rangeOf({ location: { start, end } }: Mutant, text: string): [from: number, to: number] {
  const lines = text.split('\n');
  const offsetOf = ({ line, column }: { line: number; column: number }): number =>
    lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0) + column - 1;
  return [offsetOf(start), offsetOf(end)];
}

/** Counts one file's mutants; those listed as equivalent count neither way. */
export function scoreFile(judged: Judged, all: readonly Mutant[], list: readonly EquivalentMutant[]): FileScore {
  const { file, text } = judged;
  const own = list.filter((entry) => entry.file === file);
  const counted = all.filter(isCounted);
  const alive = counted.filter((mutant) => !isKilled(mutant));
  const survivors = alive.filter((mutant) => !own.some((entry) => isNamedBy(entry, mutant, judged)));
  const equivalent = own.filter((entry) => alive.some((mutant) => isNamedBy(entry, mutant, judged)));
  return {
    file,
    mutants: counted.length,
    killed: counted.length - alive.length,
    untried: all.filter(isUntried).length,
    timedOut: counted.filter(({ status }) => status === 'Timeout').length,
    equivalent,
    obsolete: own.filter((entry) => !equivalent.includes(entry)),
    survivors: survivors.map((mutant) => ({
      line: mutant.location.start.line,
      original: text.slice(...rangeOf(mutant, text)),
      replacement: mutant.replacement ?? '',
      isReached: mutant.status === 'Survived',
    })),
  };
}

/** The killed share of detectable mutants, in percent with one decimal; rounded down, so that 95 means 95. */
export function percentOf(scores: readonly Pick<FileScore, 'killed' | 'survivors'>[]): number {
  const killed = scores.reduce((sum, score) => sum + score.killed, 0);
  const survived = scores.reduce((sum, score) => sum + score.survivors.length, 0);
  return killed + survived === 0 ? 0 : Math.floor((killed * 1_000) / (killed + survived)) / 10;
}
