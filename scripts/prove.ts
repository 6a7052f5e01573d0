import { messageOf } from '#services/platform/process/message-of.ts';
import { inProject } from './stack/project-paths.ts';
import { proofs } from './prove/proofs.ts';
import { readProofArguments, runProofs } from './prove/run-proofs.ts';
import { watchForEnd } from './verify/end-of-run.ts';
import { thisMachine } from './verify/machine.ts';

try {
  const { chosen, turns } = readProofArguments(process.argv.slice(2), proofs);
  const { isEnded } = watchForEnd();
  const say = (line: string): void => void process.stdout.write(`${line}\n`);
  process.exitCode = (await runProofs(chosen, { machine: thisMachine(), folder: inProject('.reports/prove'), turns, isEnded, say }))
    ? 0
    : 1;
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exitCode = 1;
}
// the channel to the parent would keep this process alive
process.channel?.unref();
