import { browserStorage } from '#components/ui/runtime/browser-storage.ts';
import { createChatSession, type ChatSession } from './chat-session.ts';
import { createStoredChat } from './stored-chat.ts';

let session: ChatSession | null = null;

/** An id by the rules of RFC 9562, version 4; `crypto.randomUUID` needs https. */
export function newChatId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** A page that is still there this long after it should have been left was not left, or was restored. */
const leavingMs = 5_000;

let leavesAtMs = Number.NEGATIVE_INFINITY;

/**
 * Resolves at once, or later where the page is being left: by then it is gone, and what was under way is asked for again after a reload.
 */
async function stillHere(): Promise<void> {
  if (Date.now() - leavesAtMs < leavingMs) await new Promise((resolve) => setTimeout(resolve, leavingMs));
}

function noteLeaving(): void {
  leavesAtMs = Date.now();
}

/** This tab's conversation; read from storage with the first opening. */
export function pageChat(): ChatSession {
  if (session) return session;
  for (const event of ['beforeunload', 'pagehide']) window.addEventListener(event, noteLeaving);
  session = createChatSession({
    stored: createStoredChat(browserStorage, newChatId),
    nowMs: Date.now,
    isOffline: () => !navigator.onLine,
    stillHere,
  });
  return session;
}
