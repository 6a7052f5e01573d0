import type { EditorRole } from '../../../lib/contracts/editor-accounts.ts';
import { say } from '../../words/say.ts';
import type { Account } from './account-calls.ts';

export const roleNames = {
  administrator: say('Administrator'),
  editor: say('Editor'),
  legal: say('Legal texts'),
  viewer: say('Viewer'),
} as const satisfies Record<EditorRole, string>;

/** What a role may do. */
export const roleRights = {
  administrator: say('May do everything, and manages accounts.'),
  editor: say('Edits and publishes everything but legal texts and the site settings.'),
  legal: say('Edits and publishes legal texts and redirects.'),
  viewer: say('Reads everything, and changes nothing.'),
} as const satisfies Record<EditorRole, string>;

/** A person's name for the middle of a sentence: its direction stays its own, and a name that is also a word of ours is not translated. */
export const personIn = (name: string): string => `\u2068${name.replace(/[\u2066-\u2069]/g, '')}\u2069`;

export type AccountAction = 'role' | 'reset' | 'sessions' | 'twoFactor' | 'remove';

/** What happens if an administrator goes on. */
export function consequenceOf(action: AccountAction, { name: written, isCaller, hasPassword }: Account): string {
  const name = personIn(written);
  switch (action) {
    case 'role':
      return say(`All sessions of ${name} end at once; the new role counts from the next log-in.`);
    case 'sessions':
      return say(`${name} is logged out everywhere at once. The password stays.`);
    case 'twoFactor':
      return say(
        `${name} logs in with the password alone, until the two-step log-in is set up again. For somebody who has lost the telephone and the codes.`,
      );
    case 'remove':
      return say(`${name} can no longer log in, and all sessions end at once. What this person wrote stays, with the name in its history.`);
    case 'reset':
      if (isCaller) return say('You get a link to choose a new password. It works once, for 24 hours; your password works until then.');
      if (!hasPassword) return say(`You get a new link for ${name}. The one before no longer works.`);
      return say(
        `The password of ${name} stops working at once, and all sessions end. You get a link to a new password; it works once, for 24 hours.`,
      );
  }
}

export const actionName = (action: AccountAction, account: Pick<Account, 'hasPassword'>): string => {
  switch (action) {
    case 'role':
      return say('Change the role');
    case 'sessions':
      return say('End the sessions');
    case 'twoFactor':
      return say('Switch two-step log-in off');
    case 'remove':
      return say('Remove the account');
    case 'reset':
      return account.hasPassword ? say('Reset the password') : say('Make a new link');
  }
};
