import { useId } from 'react';
import { editorRoles, type EditorRole } from '../../../lib/contracts/editor-accounts.ts';
import { say } from '../../words/say.ts';
import { roleNames, roleRights } from './account-words.ts';

/** The role of an account, with what it may do. */
export function RoleChoice({ role, onChange }: { role: EditorRole; onChange: (role: EditorRole) => void }) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{say('Role')}</label>
      <select
        id={id}
        aria-describedby={`${id}-rights`}
        value={role}
        onChange={(event) => onChange(editorRoles.find((each) => each === event.target.value) ?? role)}
      >
        {editorRoles.map((each) => (
          <option key={each} value={each}>
            {roleNames[each]}
          </option>
        ))}
      </select>
      <small id={`${id}-rights`}>{roleRights[role]}</small>
    </div>
  );
}
