import type { WithdrawalMessage } from '#lib/contracts/calls/orders/withdrawal-calls.ts';
import type { Language } from '#lib/language/languages.ts';
import type { MydocResult } from '#lib/mydoc/mydoc-client.ts';
import type { TypedStatement } from './typed-statement.ts';

export type WithdrawalResult = MydocResult<WithdrawalMessage>;

/** The calls of the page; tests have their own. */
export interface WithdrawalPorts {
  state(statement: TypedStatement, key: string, language: Language): Promise<WithdrawalResult>;
  asked(key: string): Promise<WithdrawalResult>;
  confirm(key: string): Promise<WithdrawalResult>;
}

const load = async () => {
  const [{ makeCall }, calls] = await Promise.all([
    import('#components/ui/calls/make-call.ts'),
    import('#lib/contracts/calls/orders/withdrawal-calls.ts'),
  ]);
  return { makeCall, ...calls };
};

/** By /myDoc; the page shows every failure in its own place. */
export const withdrawalCalls: WithdrawalPorts = {
  state: async (statement, key, language) => {
    const { makeCall, stateWithdrawal } = await load();
    return makeCall(stateWithdrawal, { ...statement, key, language }, { quiet: true });
  },
  asked: async (key) => {
    const { makeCall, askedWithdrawalCall } = await load();
    return makeCall(askedWithdrawalCall, { key }, { quiet: true });
  },
  confirm: async (key) => {
    const { makeCall, confirmWithdrawal } = await load();
    return makeCall(confirmWithdrawal, { key }, { quiet: true });
  },
};

/** What a failed call says to the visitor; null: nothing of its own. */
export const wordsOfFailure = (result: Extract<WithdrawalResult, { ok: false }>): string | null =>
  result.kind === 'aborted' || result.text === null || result.text === '' ? null : result.text;
