import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Puzzle } from '#lib/contracts/calls/human-calls.ts';

const longestMs = 60_000;

/** Lets the browser solve the puzzle, in slices that leave the page usable; null if it took too long or was aborted. */
export async function solvePuzzle(puzzle: Puzzle, controller: AbortController): Promise<string | null> {
  const solution = await solveChallenge({ challenge: puzzle, deriveKey, controller, timeout: longestMs });
  return solution ? JSON.stringify({ challenge: puzzle, solution }) : null;
}
