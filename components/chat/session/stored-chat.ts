import { readStored, removeStored, writeStored, type StorageAreas } from '#lib/storage/stored-values.ts';
import { besideOf, contentOf, entryOf, type ChatEntry } from './chat-entry.ts';

/** The messages that a tab remembers; of more, the first ones are forgotten. */
export const messagesAtMost = 100;

/** UTF-16 units of one message that was stored: more than any answer has. */
const messageUnitsAtMost = 50_000;

export interface StoredChat {
  read(): readonly ChatEntry[];
  write(entries: readonly ChatEntry[]): void;
  /** The conversation's id in this tab; a new one if it has none. */
  uuid(): string;
  /** Forgets the conversation, and begins another under a new id. */
  renew(): void;
}

/**
 * The conversation in session storage: `chatUUID`, `chatData`, and of our own `chatAnswers`. A browser without storage has it in
 * memory.
 */
export function createStoredChat(areas: StorageAreas, newId: () => string): StoredChat {
  let own: string | null = null;
  const begin = (): string => {
    own = newId();
    writeStored(areas, 'chatUUID', own);
    return own;
  };
  return {
    read: () => {
      const messages = readStored(areas, 'chatData') ?? [];
      const beside = readStored(areas, 'chatAnswers') ?? [];
      return messages
        .map(({ user, content }, place) => entryOf(user, content.slice(0, messageUnitsAtMost), beside[place]))
        .slice(-messagesAtMost);
    },
    write: (entries) => {
      const kept = entries.slice(-messagesAtMost);
      writeStored(
        areas,
        'chatData',
        kept.map((entry) => ({ user: entry.kind === 'question' ? '1' : '2', content: contentOf(entry) })),
      );
      writeStored(areas, 'chatAnswers', kept.map(besideOf));
    },
    uuid: () => readStored(areas, 'chatUUID') ?? own ?? begin(),
    renew: () => {
      removeStored(areas, 'chatData');
      removeStored(areas, 'chatAnswers');
      begin();
    },
  };
}
