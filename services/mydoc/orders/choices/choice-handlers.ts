import { dismissChoice, saveChoice, savedChoice } from '#lib/contracts/calls/account/saved-choice-calls.ts';
import type { CallHandler } from '#services/mydoc/envelope/call-handler.ts';
import { handleLoggedIn, type AccountOf } from '#services/mydoc/envelope/handle-logged-in.ts';
import { answered } from '#services/mydoc/envelope/refusal.ts';
import type { Executor } from '#services/platform/database/database.ts';
import { findChoice, forgetChoice, keepChoice } from './choice-store.ts';

/** The last configuration of an account, for its every device. */
export const choiceHandlers = ({ executor, accountOf }: { executor: Executor; accountOf: AccountOf }): readonly CallHandler[] => [
  handleLoggedIn(accountOf, savedChoice, async (_input, accountId) => answered(await findChoice(executor, accountId))),
  handleLoggedIn(accountOf, saveChoice, async ({ query }, accountId) => {
    await keepChoice(executor, accountId, query);
    return answered({});
  }),
  handleLoggedIn(accountOf, dismissChoice, async (_input, accountId) => {
    await forgetChoice(executor, accountId);
    return answered({});
  }),
];
