import type { ConnectionState } from '../connection/connection-state.ts';
import { say } from '../words/say.ts';

const connectionWords = {
  offline: say('You are offline. It can be published when your changes are saved.'),
  unanswered: say('The server does not answer. It can be published when your changes are saved.'),
} as const satisfies Record<Exclude<ConnectionState, 'connected'>, string>;

/** Why a document must not be published yet, as a sentence; null if everything that was typed is saved. */
export function unsavedInWords({ connection, saving }: { connection: ConnectionState; saving: boolean }): string | null {
  if (connection !== 'connected') return connectionWords[connection];
  return saving ? say('Saving… It can be published in a moment.') : null;
}
