import { instantInWords } from '../../../cms-schemas/rules/studio-time.ts';
import { say } from '../../words/say.ts';
import { Controls } from '../controls.ts';
import { Table } from '../page.tsx';
import type { Account } from './account-calls.ts';
import { actionName, roleNames, type AccountAction } from './account-words.ts';
import { Buttons } from './dialog.tsx';

interface Props {
  readonly accounts: readonly Account[];
  readonly onAction: (account: Account, action: AccountAction) => void;
}

const actions = ['role', 'reset', 'sessions', 'twoFactor', 'remove'] as const satisfies readonly AccountAction[];

function stateOf({ hasPassword, linkUntil }: Account): string | null {
  if (hasPassword) return null;
  if (linkUntil === null) return say('No password: the link has expired');
  return say(`Waits for a password; the link works until ${instantInWords(linkUntil)}`);
}

/** Every account with its role, when it was last seen, and what an administrator may do with it. */
export function AccountTable({ accounts, onAction }: Props) {
  return (
    <Table heads={[say('Person'), say('Role'), say('Last seen'), say('Sessions'), say('Account')]}>
      {accounts.map((account) => (
        <tr key={account.id}>
          <td>
            <strong>
              <bdi>{account.name}</bdi>
            </strong>
            {account.isCaller ? <small> · {say('you')}</small> : null}
            <br />
            <small>
              <bdi>{account.email}</bdi>
            </small>
          </td>
          <td>
            {roleNames[account.role]}
            {account.hasTwoFactor ? <small> · {say('two-step log-in')}</small> : null}
          </td>
          <td>{stateOf(account) ?? (account.seenAt === null ? say('never') : instantInWords(account.seenAt))}</td>
          <td>{account.sessions}</td>
          <td>
            <Actions account={account} onAction={onAction} />
          </td>
        </tr>
      ))}
    </Table>
  );
}

function Actions({ account, onAction }: { account: Account; onAction: Props['onAction'] }) {
  return (
    <Controls>
      <Buttons>
        {actions
          .filter((action) => action !== 'twoFactor' || account.hasTwoFactor)
          .map((action) => (
            <button
              key={action}
              type="button"
              disabled={action === 'sessions' && account.sessions === 0}
              aria-label={`${actionName(action, account)}: ${account.name}`}
              onClick={() => onAction(account, action)}
            >
              {actionName(action, account)}
            </button>
          ))}
      </Buttons>
    </Controls>
  );
}
