import type { HumanAction } from '#lib/human/human-actions.ts';

export type HumanAnswer =
  | { readonly ok: true; readonly proof: string; readonly expiresInMs: number }
  /** `no-cryptography`: the page came over plain http from another machine, where browsers offer no cryptography. */
  | { readonly ok: false; readonly because: 'failed' | 'no-cryptography' };

/** Gets a proof for an action; a provider's widget, if there is one, appears in `place`. */
export type AskHuman = (action: HumanAction, place: HTMLElement, controller: AbortController) => Promise<HumanAnswer>;

const failed = { ok: false, because: 'failed' } as const;

/** Requests a challenge from the service, solves it, and exchanges the answer for a proof. All code for it is loaded now. */
export const askHuman: AskHuman = async (action, place, controller) => {
  const [{ makeCall }, { humanChallenge, humanVerify }] = await Promise.all([
    import('#components/ui/calls/make-call.ts'),
    import('#lib/contracts/calls/human-calls.ts'),
  ]);
  const challenge = await makeCall(humanChallenge, { action }, { signal: controller.signal });
  if (!challenge.ok) return failed;
  if (challenge.message.provider === 'altcha' && globalThis.crypto?.subtle === undefined) return { ok: false, because: 'no-cryptography' };
  const answer =
    challenge.message.provider === 'altcha'
      ? await (await import('./solve-puzzle.ts')).solvePuzzle(challenge.message.challenge, controller)
      : await (await import('./widget.ts')).askByWidget(place, { ...challenge.message, action, language: document.documentElement.lang });
  if (answer === null) return failed;
  const verdict = await makeCall(humanVerify, { action, answer }, { signal: controller.signal });
  return verdict.ok ? { ok: true, ...verdict.message } : failed;
};
