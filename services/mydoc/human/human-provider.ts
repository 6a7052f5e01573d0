import type { z } from 'zod';
import type { humanChallenge } from '#lib/contracts/calls/human-calls.ts';
import type { HumanAction } from '#lib/human/human-actions.ts';

/** What an answer was found to be. `id` names it, so that it counts once; until `untilMs` it could be sent again. */
export type AnswerVerdict = { readonly ok: true; readonly id: string; readonly untilMs: number } | { readonly ok: false };

/** Asks visitors to show that they are no program, and judges their answers. */
export interface HumanCheckProvider {
  challenge(action: HumanAction): Promise<z.output<typeof humanChallenge.output>>;
  /** @throws where the provider is away. */
  judge(answer: string, action: HumanAction, visitor: { readonly host: string }): Promise<AnswerVerdict>;
}
