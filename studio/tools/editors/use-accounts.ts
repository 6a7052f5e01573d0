import { useCallback, useEffect, useMemo, useState } from 'react';
import { useClient } from 'sanity';
import { contentApiVersion } from '../../../lib/content/api-version.ts';
import { whyOf } from '../../connection/reason-of.ts';
import { accountCalls, type Account, type AccountCalls } from './account-calls.ts';

type Accounts =
  | { readonly kind: 'reading' }
  | { readonly kind: 'refused'; readonly why: string }
  | { readonly kind: 'read'; readonly list: readonly Account[] };

/** The accounts, the calls that change them, and how they are read again after a change. */
export function useAccounts(): { readonly accounts: Accounts; readonly calls: AccountCalls; readonly readAgain: () => void } {
  const client = useClient({ apiVersion: contentApiVersion });
  const calls = useMemo(() => accountCalls(client), [client]);
  const [accounts, setAccounts] = useState<Accounts>({ kind: 'reading' });
  const [turn, setTurn] = useState(0);
  const readAgain = useCallback(() => setTurn((before) => before + 1), []);

  useEffect(() => {
    let left = false;
    const settle = (next: Accounts) => {
      if (!left) setAccounts(next);
    };
    calls
      .list()
      .then((list) => settle({ kind: 'read', list }))
      .catch((error: unknown) => settle({ kind: 'refused', why: whyOf(error) }));
    return () => {
      left = true;
    };
  }, [calls, turn]);
  return { accounts, calls, readAgain };
}
