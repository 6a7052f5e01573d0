import { useState } from 'react';
import { say } from '../../words/say.ts';
import type { Account, AccountLink } from './account-calls.ts';
import { AccountTable } from './account-table.tsx';
import type { AccountAction } from './account-words.ts';
import { Confirmation } from './confirmation.tsx';
import { InviteForm } from './invite-form.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { useAccounts } from './use-accounts.ts';

type Open =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'question'; readonly account: Account; readonly action: AccountAction }
  | { readonly kind: 'link'; readonly name: string; readonly link: AccountLink };

/** Every account, what may be done with it, and an invitation. */
export function AccountsPart() {
  const { accounts, calls, readAgain } = useAccounts();
  const [open, setOpen] = useState<Open>({ kind: 'nothing' });
  const close = () => setOpen({ kind: 'nothing' });

  if (accounts.kind === 'reading') return <p role="status">{say('Reading…')}</p>;
  if (accounts.kind === 'refused') return <p role="status">{say(`The accounts could not be read: ${accounts.why}`)}</p>;

  const showLink = (name: string, link: AccountLink) => {
    setOpen({ kind: 'link', name, link });
    readAgain();
  };
  const finish = (account: Account, action: AccountAction, link: AccountLink | null) => {
    if (link) return showLink(account.name, link);
    close();
    // an editor who ended their own sessions goes to the log-in
    if (account.isCaller && action !== 'reset') window.location.reload();
    else readAgain();
  };

  return (
    <>
      <p>
        {say(
          'Who may work here, and as what. Changes count at once: sessions end, and the next request of this person is refused or has the new role.',
        )}
      </p>
      <AccountTable accounts={accounts.value} onAction={(account, action) => setOpen({ kind: 'question', account, action })} />
      <h2>{say('Invite somebody')}</h2>
      <p>{say('You get a link to pass on. It works once, for seven days; no e-mail is sent.')}</p>
      <InviteForm invite={calls.invite} onInvited={showLink} />
      {open.kind === 'question' ? (
        <Confirmation
          account={open.account}
          action={open.action}
          calls={calls}
          onClose={close}
          onDone={(link) => finish(open.account, open.action, link)}
        />
      ) : null}
      {open.kind === 'link' ? <LinkDialog name={open.name} link={open.link} onClose={close} /> : null}
    </>
  );
}
