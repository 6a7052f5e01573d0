import type * as z from 'zod/mini';
import type { Call, FormSchema } from '#lib/contracts/define-call.ts';
import { handle, type CallHandler } from './call-handler.ts';
import { refused, type CallAnswer } from './refusal.ts';
import type { Visitor } from './visitor.ts';

/** The account that is logged in; null for a visitor. */
export type AccountOf = (visitor: Visitor) => Promise<string | null>;

/** Joins a call to the answer for the account that is logged in; anybody else is asked to log in. */
export const handleLoggedIn = <Input extends FormSchema, Output extends z.ZodMiniType>(
  accountOf: AccountOf,
  call: Call<Input, Output>,
  answer: (input: z.output<Input>, accountId: string, visitor: Visitor) => Promise<CallAnswer<z.output<Output>>>,
): CallHandler =>
  handle(call, async (input, visitor) => {
    const accountId = await accountOf(visitor);
    return accountId === null ? refused('loginRequired') : answer(input, accountId, visitor);
  });
