import type { LockedAccount } from './account-table.ts';

/** From an invitation to the password. */
export const invitationHours = 7 * 24;
/** From a reset to the new password. */
export const resetHours = 24;

export const passwordLength = { least: 12, most: 200 } as const;

export type PasswordFault = 'short' | 'long' | 'different';

/** What is wrong with a password that somebody chose and typed again; null: nothing. */
export function passwordFault(password: string, again: string): PasswordFault | null {
  if (password.length < passwordLength.least) return 'short';
  if (password.length > passwordLength.most) return 'long';
  return password === again ? null : 'different';
}

/** Whether nobody could manage accounts any more without this one: an administrator who has chosen no password yet cannot either. */
export function isLastAdministrator(accounts: readonly LockedAccount[], id: string): boolean {
  const able = accounts.filter((account) => account.role === 'administrator' && account.hasPassword);
  return able.length === 1 && able[0]?.id === id;
}
