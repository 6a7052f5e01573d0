import type { AuditKind } from '../../../lib/contracts/editor-accounts.ts';
import { say } from '../../words/say.ts';
import type { AuditEntry } from './audit-calls.ts';
import { roleNames } from './account-words.ts';

export const kindNames = {
  create: say('created'),
  edit: say('edited'),
  publish: say('published'),
  unpublish: say('unpublished'),
  delete: say('deleted'),
  discard: say('draft discarded'),
  logIn: say('logged in'),
  logInFailed: say('log-in failed'),
  logOut: say('logged out'),
  invite: say('invited'),
  role: say('role changed'),
  reset: say('password reset'),
  password: say('password chosen'),
  endSessions: say('sessions ended'),
  remove: say('account removed'),
  twoFactorOn: say('two-step log-in switched on'),
  twoFactorOff: say('two-step log-in switched off'),
  recoveryCode: say('recovery code used'),
  prune: say('history pruned'),
} as const satisfies Record<AuditKind, string>;

const isRole = (text: string): text is keyof typeof roleNames => Object.hasOwn(roleNames, text);
/** As long as a day, like 2026-01-31. */
const shownCharacters = 10;

/** A role by its name, a revision by its beginning, a day whole. */
const stateInWords = (state: string): string => (isRole(state) ? roleNames[state] : state.slice(0, shownCharacters));

/** From what to what: revisions of a document, or roles; the day before which the history was pruned. */
export function changeInWords({ from, to }: Pick<AuditEntry, 'from' | 'to'>): string {
  if (from === null && to === null) return '';
  return [from, to].map((state) => (state === null ? '–' : stateInWords(state))).join(' → ');
}
