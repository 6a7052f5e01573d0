/** The remaining steps of a new account, in the order of the addresses: /activate/1, /activate/2, /activate/3. */
export const activationSteps = ['email', 'realName', 'firstServer'] as const;

export type ActivationStep = (typeof activationSteps)[number];

/** The step of an address below /activate, by default the first. Null if there is no such page. */
export function readActivationStep(index: unknown): ActivationStep | null {
  if (index === undefined) return activationSteps[0];
  if (!Array.isArray(index) || index.length !== 1) return null;
  return activationSteps.find((_step, at) => String(at + 1) === index[0]) ?? null;
}

/** The address of a step. The first one has no number, so that it has only one address. */
export const activationPath = (step: ActivationStep): string => {
  const at = activationSteps.indexOf(step);
  return at === 0 ? '/activate' : `/activate/${at + 1}`;
};
