import useSWR from 'swr';
import { accountGate, groupGateTerms, type GateKey } from '#lib/account/account-gates.ts';
import { messageOf } from '#components/ui/calls/use-read.ts';
import type { GroupPorts } from '../group-ports.ts';

/** `unknown`: the service has not said; the order is judged by it again in any case. */
export type AccountGate = GateKey | 'none' | 'unknown';

/** Why the account that is logged in can take no seat, known before it fills in a form. */
export function useAccountGate(ports: Pick<GroupPorts, 'account'>, isLoggedIn: boolean, newcomersOnly: boolean): AccountGate {
  const { data } = useSWR(isLoggedIn ? ['account/session'] : null, async () => messageOf(await ports.account()), {
    shouldRetryOnError: false,
  });
  if (data === undefined) return 'unknown';
  return data.state === 'account' ? (accountGate(data, { ...groupGateTerms, newcomersOnly }) ?? 'none') : 'none';
}
