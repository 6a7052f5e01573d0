import type { PasswordCost } from '#services/platform/secrets/password-cost.ts';

/** In tests of the services instead of the real cost (jest.config.mjs): a third of a second for each log-in proves nothing there. */
export const passwordCost: PasswordCost = { logN: 10, r: 8, p: 1 };
