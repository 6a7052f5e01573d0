import { useState } from 'react';
import type { EditorRole } from '../../../lib/contracts/editor-accounts.ts';
import { say } from '../../words/say.ts';
import type { Account, AccountCalls, AccountLink } from './account-calls.ts';
import { actionName, consequenceOf, type AccountAction } from './account-words.ts';
import { Buttons, Dialog } from './dialog.tsx';
import { RoleChoice } from './role-choice.tsx';
import { Refusal } from './refusal.tsx';
import { useSending } from './use-sending.ts';

interface Props {
  readonly account: Account;
  readonly action: AccountAction;
  readonly calls: AccountCalls;
  readonly onClose: () => void;
  /** With the link that a reset made. */
  readonly onDone: (link: AccountLink | null) => void;
}

/** Names what an action does to an account before it is done, and why the lake refuses it. */
export function Confirmation({ account, action, calls, onClose, onDone }: Props) {
  const [role, setRole] = useState<EditorRole>(account.role);
  const { isSending, refusal, send } = useSending();

  const act = async (): Promise<AccountLink | null> => {
    if (action === 'reset') return calls.reset(account.id);
    if (action === 'role') await calls.changeRole(account.id, role);
    else if (action === 'sessions') await calls.endSessions(account.id);
    else if (action === 'twoFactor') await calls.switchTwoFactorOff(account.id);
    else await calls.remove(account.id);
    return null;
  };

  return (
    <Dialog title={`${actionName(action, account)}: ${account.name}`} onClose={onClose}>
      {action === 'role' ? <RoleChoice role={role} onChange={setRole} /> : null}
      <p>{consequenceOf(action, account)}</p>
      <Refusal says={refusal && say(`Nothing was changed: ${refusal}`)} />
      <Buttons>
        <button
          type="button"
          disabled={isSending || (action === 'role' && role === account.role)}
          onClick={() => void send(async () => onDone(await act()))}
        >
          {actionName(action, account)}
        </button>
        <button type="button" onClick={onClose}>
          {say('Cancel')}
        </button>
      </Buttons>
    </Dialog>
  );
}
