import { humanChallenge, humanVerify } from '#lib/contracts/calls/human-calls.ts';
import type { Database } from '#services/platform/database/database.ts';
import { handle, type CallHandler } from '../envelope/call-handler.ts';
import { answered, refused } from '../envelope/refusal.ts';
import type { HumanCheckProvider } from './human-provider.ts';
import { addProof, proofLifeMs, useAnswer } from './proof-store.ts';

/** Human verification: a challenge, an answer that counts once, a proof that its action consumes once. */
export const humanHandlers = (deps: { database: Database; provider: HumanCheckProvider }): readonly CallHandler[] => [
  handle(humanChallenge, async ({ action }) => answered(await deps.provider.challenge(action))),
  handle(humanVerify, async ({ action, answer }, visitor) => {
    const verdict = await deps.provider.judge(answer, action, visitor);
    if (!verdict.ok) return refused('humanVerificationNeeded', { field: 'answer' });
    const proof = await deps.database.transaction(async (tx) =>
      (await useAnswer(tx, verdict.id, verdict.untilMs)) ? addProof(tx, action) : null,
    );
    return proof === null ? refused('repeatOperation', { field: 'answer' }) : answered({ proof, expiresInMs: proofLifeMs });
  }),
];
