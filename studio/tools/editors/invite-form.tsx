import { useId, useState, type FormEvent } from 'react';
import type { EditorRole } from '../../../lib/contracts/editor-accounts.ts';
import { say } from '../../words/say.ts';
import { Controls } from '../controls.ts';
import type { AccountCalls, AccountLink } from './account-calls.ts';
import { RoleChoice } from './role-choice.tsx';
import { Refusal } from './refusal.tsx';
import { useSending } from './use-sending.ts';

interface Props {
  readonly invite: AccountCalls['invite'];
  readonly onInvited: (name: string, link: AccountLink) => void;
}

/** Makes an account for somebody new. What was typed stays where the lake refuses it. */
export function InviteForm({ invite, onInvited }: Props) {
  const id = useId();
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<EditorRole>('editor');
  const { isSending, refusal, send } = useSending();

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void send(async () => {
      onInvited(name, await invite({ name, email, role }));
      setName('');
      setEmail('');
    });
  };

  return (
    <Controls as="form" onSubmit={submit}>
      <div>
        <label htmlFor={`${id}-name`}>{say('Name of the person')}</label>
        <input id={`${id}-name`} required maxLength={100} value={name} onChange={(event) => setName(event.target.value)} />
      </div>
      <div>
        <label htmlFor={`${id}-email`}>{say('E-mail')}</label>
        <input
          id={`${id}-email`}
          type="email"
          required
          maxLength={200}
          autoComplete="off"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </div>
      <RoleChoice role={role} onChange={setRole} />
      <Refusal says={refusal && say(`Not invited: ${refusal}`)} />
      <button type="submit" disabled={isSending}>
        {say('Invite')}
      </button>
    </Controls>
  );
}
