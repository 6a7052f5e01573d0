import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { sendEndlessBodies } from './endless-bodies.ts';
import { hostileRequests } from './hostile-requests.ts';
import { judgeAnswers } from './judge-answer.ts';
import { exchange, holdConnections } from './raw-exchange.ts';

/** In a thread of its own, so that processing answers is not measured as waiting. */
const taskSchema = z.object({
  port: z.number(),
  aims: z.object({ pages: z.array(z.string()), calls: z.array(z.string()), picture: z.string(), host: z.string() }),
  requests: z.number(),
  seed: z.number(),
  held: z.number(),
  /** Paths of this machine: no answer may contain them. */
  paths: z.array(z.string()),
});

export interface HttpAttackResult {
  readonly statuses: Record<string, number>;
  readonly faults: readonly string[];
  readonly reopened: number;
  /** Bodies without an end: how often they were cut off, and what was sent of them in all. */
  readonly cutOff: number;
  readonly sentMib: number;
}

const callers = 24;
const endlessBodies = 8;
const faultsAtMost = 40;
const { port, aims, requests, seed, held, paths } = taskSchema.parse(workerData);
const draw = hostileRequests(aims, seed);
const statuses: Record<string, number> = {};
const faults: string[] = [];

async function attack(turns: { left: number }): Promise<void> {
  while (turns.left > 0) {
    turns.left -= 1;
    const request = draw();
    const answers = await exchange(port, request.bytes);
    const name = `${request.kind} ${answers.statuses.join('+') || 'closed'}`;
    statuses[name] = (statuses[name] ?? 0) + 1;
    const fault = judgeAnswers(request, answers, paths);
    if (fault !== null && faults.length < faultsAtMost)
      faults.push(
        `${fault}: ${JSON.stringify(request.bytes.toString('latin1').slice(0, 400))} → ${JSON.stringify(answers.text.slice(0, 300))}`,
      );
  }
}

const holding = holdConnections(port, aims.host, held);
const endless = sendEndlessBodies(port, aims.host, endlessBodies);
const turns = { left: requests };
await Promise.all(Array.from({ length: callers }, () => attack(turns)));
holding.end();
endless.end();
if (endless.refused < endlessBodies) faults.push(`of bodies without an end only ${endless.refused} were cut off`);
parentPort?.postMessage({
  statuses,
  faults,
  reopened: holding.reopened,
  cutOff: endless.refused,
  sentMib: endless.sentMib,
} satisfies HttpAttackResult);
