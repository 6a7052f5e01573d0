import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { messageOf } from '#services/platform/process/message-of.ts';
import type { Proof, ProofResult, ProofRun } from './proof.ts';

interface ProofSettings extends ProofRun {
  readonly say: (line: string) => void;
}

/** Parses the arguments of `npm run prove --`: a name or nothing, and `--turns <number>`. @throws on anything else, with the list. */
export function readProofArguments(
  parameters: readonly string[],
  proofs: readonly Proof[],
): { chosen: readonly Proof[]; turns: number | null } {
  const place = parameters.indexOf('--turns');
  const turns = place === -1 ? null : Number(parameters[place + 1]);
  if (turns !== null && !(Number.isInteger(turns) && turns > 0)) throw new Error('--turns needs a whole number above 0');
  const names = place === -1 ? parameters : parameters.toSpliced(place, 2);
  const unknown = names.find((name) => !proofs.some((proof) => proof.name === name));
  if (unknown !== undefined)
    throw new Error(
      `There is no long check '${unknown}'. There are:\n${proofs.map(({ name, description }) => `  ${name}: ${description}`).join('\n')}`,
    );
  return { chosen: names.length === 0 ? proofs : proofs.filter(({ name }) => names.includes(name)), turns };
}

/** Runs long checks one after the other; each leaves a report, one that crashes does not stop the next. Returns whether all pass. */
export async function runProofs(chosen: readonly Proof[], { say, ...run }: ProofSettings): Promise<boolean> {
  mkdirSync(run.folder, { recursive: true });
  const lines: string[] = [];
  let allHold = true;
  for (const proof of chosen) {
    if (run.isEnded()) return false;
    say(`${proof.name}: ${proof.description}`);
    const startedAt = new Date();
    const result = await proof
      .run(run)
      .catch((error: unknown): ProofResult => ({ holds: false, summary: messageOf(error), details: null }));
    const minutes = (Date.now() - startedAt.getTime()) / 60_000;
    const line = `${proof.name.padEnd(12)} ${result.holds ? 'holds' : 'FAILS'}  ${minutes.toFixed(1).padStart(6)} min  ${result.summary}`;
    const report = {
      name: proof.name,
      says: line,
      holds: result.holds,
      startedAt: startedAt.toISOString(),
      minutes,
      details: result.details,
    };
    writeFileSync(path.join(run.folder, `${proof.name}.json`), `${JSON.stringify(report, null, 1)}\n`);
    lines.push(line);
    allHold &&= result.holds;
    say(line);
  }
  say(`\n${lines.join('\n')}\nReports: ${run.folder}`);
  return allHold;
}
