import { say } from '../words/say.ts';
import type { ConnectionState } from './connection-state.ts';

const words = {
  offline: say('Offline. Your words are kept here, and saved when you are online again.'),
  unanswered: say('The server does not answer. Your words are kept here, and saved when it does.'),
} as const satisfies Record<Exclude<ConnectionState, 'connected'>, string>;

const wordsNotKept = {
  connected: say('This browser has no room to keep words that are not saved. Leave this page open until you have decided about them.'),
  offline: say('Offline, and this browser has no room to keep your words. Leave this page open: they are saved when you are online again.'),
  unanswered: say(
    'The server does not answer, and this browser has no room to keep your words. Leave this page open: they are saved when it does.',
  ),
} as const satisfies Record<ConnectionState, string>;

interface Kept {
  readonly state: ConnectionState;
  /** Whether this browser stores what is typed. */
  readonly isKept: boolean;
  /** Whether the editor has to decide about words that are not saved. */
  readonly isAsked: boolean;
}

/** What is said of the connection and of what is typed; null: all is well. */
export function noticeLine({ state, isKept, isAsked }: Kept): string | null {
  // online, what is typed is saved in a moment
  if (state === 'connected') return isKept || !isAsked ? null : wordsNotKept.connected;
  return isKept ? words[state] : wordsNotKept[state];
}
