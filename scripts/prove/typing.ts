import { runNode } from '../verify/run-command.ts';
import type { ProofResult, ProofRun } from './proof.ts';

const paces = [80, 300];
const usualTurns = 3;

interface Turns {
  readonly pace: number;
  readonly turns: number;
  readonly code: number;
}

/**
 * Types for a long time at two speeds, two editors in one document, while the services are killed; what was typed must be what is stored.
 */
export async function proveTyping({ turns, isEnded }: ProofRun): Promise<ProofResult> {
  const done: Turns[] = [];
  for (const pace of paces) {
    if (isEnded()) break;
    const repeated = turns ?? usualTurns;
    const tests = [
      'node_modules/@playwright/test/cli.js',
      'test',
      'studio/resilience',
      '--workers=1',
      '--retries=0',
      `--repeat-each=${repeated}`,
      '--grep=while the lake is killed',
    ];
    done.push({ pace, turns: repeated, code: await runNode(tests, { LONG_TYPING_KEY_MS: String(pace) }) });
  }
  const failed = done.filter(({ code }) => code !== 0);
  return {
    holds: done.length === paces.length && failed.length === 0,
    summary: `typed ${done.map((each) => `${each.turns} times at ${each.pace} ms a key`).join(', ')}; ${failed.length} of ${done.length} paces failed`,
    details: { done },
  };
}
