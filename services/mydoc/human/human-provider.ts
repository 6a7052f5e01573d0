import type { z } from 'zod';
import type { humanChallenge } from '#lib/contracts/calls/human-calls.ts';
import type { HumanAction } from '#lib/human/human-actions.ts';

/** The verdict on an answer. `id` identifies it, so that it counts once; it could be replayed until `untilMs`. */
export type AnswerVerdict = { readonly ok: true; readonly id: string; readonly untilMs: number } | { readonly ok: false };

/** Asks visitors to show that they are human, and judges their answers. */
export interface HumanCheckProvider {
  challenge(action: HumanAction): Promise<z.output<typeof humanChallenge.output>>;
  /** @throws if the provider is unavailable. */
  judge(answer: string, action: HumanAction, visitor: { readonly host: string }): Promise<AnswerVerdict>;
}
