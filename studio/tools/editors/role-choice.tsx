import { useId } from 'react';
import { say } from '../../words/say.ts';
import { accountRoles, type AccountRole } from './account-calls.ts';
import { roleNames, roleRights } from './account-words.ts';

/** The role of an account, with what it may do. */
export function RoleChoice({ role, onChange }: { role: AccountRole; onChange: (role: AccountRole) => void }) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{say('Role')}</label>
      <select
        id={id}
        aria-describedby={`${id}-rights`}
        value={role}
        onChange={(event) => onChange(accountRoles.find((each) => each === event.target.value) ?? role)}
      >
        {accountRoles.map((each) => (
          <option key={each} value={each}>
            {roleNames[each]}
          </option>
        ))}
      </select>
      <small id={`${id}-rights`}>{roleRights[role]}</small>
    </div>
  );
}
