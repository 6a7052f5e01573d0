import { useCallback, useMemo, useState } from 'react';
import { useClient } from 'sanity';
import { contentApiVersion } from '../../../lib/content/api-version.ts';
import { useReading, type Reading } from '../../connection/use-reading.ts';
import { accountCalls, type Account, type AccountCalls } from './account-calls.ts';

interface AccountsAccess {
  readonly accounts: Reading<readonly Account[]>;
  readonly calls: AccountCalls;
  readonly readAgain: () => void;
}

/** The accounts, the calls that change them, and how they are read again after a change. */
export function useAccounts(): AccountsAccess {
  const client = useClient({ apiVersion: contentApiVersion });
  const calls = useMemo(() => accountCalls(client), [client]);
  const [read, setRead] = useState(() => () => calls.list());
  const readAgain = useCallback(() => setRead(() => () => calls.list()), [calls]);
  return { accounts: useReading(read), calls, readAgain };
}
