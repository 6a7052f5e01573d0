import type { ChatAnswer } from '#lib/contracts/calls/chat-calls.ts';
import { chatLimits } from '#lib/chat/chat-limits.ts';
import type { MydocFailure, MydocResult } from '#lib/mydoc/mydoc-client.ts';
import { createStore, type ReadableStore } from '#lib/state/create-store.ts';
import type { ChatEntry, ChatFailure } from './chat-entry.ts';
import type { StoredChat } from './stored-chat.ts';

export interface ChatState {
  readonly entries: readonly ChatEntry[];
  /** Since when an answer is awaited, by the browser's clock; null: none is. */
  readonly waitingSinceMs: number | null;
  /** The text in the box. */
  readonly draft: string;
  /** The last event, to be announced once; null after a reload. */
  readonly news: 'answered' | 'failed' | 'ended' | null;
}

/** How a question is sent, in the language of the page that it is typed on. */
export interface ChatSpeech {
  readonly ask: (question: string, uuid: string, signal: AbortSignal) => Promise<MydocResult<ChatAnswer>>;
  /** Tells the service that a conversation has ended; nobody waits for it. */
  readonly end: (uuid: string) => void;
  /** The automatic answer when there is none. */
  readonly fallback: string;
}

export interface ChatSession extends ReadableStore<ChatState> {
  type(draft: string): void;
  /** Sends the text in the box; not if it is empty or too long, or an answer is awaited. */
  send(speech: ChatSpeech): void;
  /** Sends a question that was chosen, not typed; the box stays as it is. */
  ask(question: string, speech: ChatSpeech): void;
  /** Sends the last question again, if it has no answer. */
  again(speech: ChatSpeech): void;
  /** Ends the conversation: what is under way is cancelled, everything is forgotten. */
  end(speech: ChatSpeech): void;
}

interface SessionDeps {
  readonly stored: StoredChat;
  readonly nowMs: () => number;
  readonly isOffline: () => boolean;
  /** Waits while the page is being left: a question that this breaks off has not failed. */
  readonly stillHere: () => Promise<void>;
}

/** UTF-16 units of a question beyond the limit; negative or 0: none. */
export const unitsOver = (draft: string): number => draft.trim().length - chatLimits.questionUnitsAtMost;

const isSendable = (draft: string): boolean => draft.trim() !== '' && unitsOver(draft) <= 0;

/** The place of the last question, if nothing but failures follows it; -1: it is answered, or there is none. */
export function unansweredPlace(entries: readonly ChatEntry[]): number {
  const place = entries.findLastIndex(({ kind }) => kind !== 'failure');
  return entries[place]?.kind === 'question' ? place : -1;
}

/** The conversation of this tab. It goes on while the panel is closed, and through navigations. */
export function createChatSession({ stored, nowMs, isOffline, stillHere }: SessionDeps): ChatSession {
  const { current, subscribe, set } = createStore(restored(stored.read()));
  let underWay: AbortController | null = null;
  const change = (changed: Partial<ChatState>): void => set({ ...current(), ...changed });
  const show = (entries: readonly ChatEntry[], changed: Partial<ChatState>): void => {
    stored.write(entries);
    change({ entries, ...changed });
  };

  const put = async (before: readonly ChatEntry[], text: string, speech: ChatSpeech): Promise<void> => {
    const mine = new AbortController();
    underWay = mine;
    show([...before, { kind: 'question', text }], { waitingSinceMs: nowMs(), news: null });
    const result = await speech.ask(text, stored.uuid(), mine.signal);
    if (!result.ok) await stillHere();
    // ended meanwhile
    if (underWay !== mine) return;
    underWay = null;
    const { entries, draft } = current();
    if (result.ok) {
      const { answer, ...details } = result.message;
      return show([...entries, { kind: 'answer', html: answer, details }], { waitingSinceMs: null, news: 'answered' });
    }
    const failure = failureOf(result, isOffline(), nowMs());
    // what was typed meanwhile is not overwritten: the question can be sent again from where it is
    show([...entries, { kind: 'failure', text: speech.fallback, failure }], {
      waitingSinceMs: null,
      news: 'failed',
      draft: draft.trim() === '' ? text : draft,
    });
  };

  /** The same question again takes the place of the one that failed. */
  const ask = (question: string, speech: ChatSpeech): void => {
    const text = question.trim();
    if (underWay || !isSendable(text)) return;
    const { entries } = current();
    const place = unansweredPlace(entries);
    const last = entries[place];
    const before = last?.kind === 'question' && last.text === text ? entries.slice(0, place) : entries;
    void put(before, text, speech);
  };

  return {
    current,
    subscribe,
    type: (draft) => change({ draft }),
    ask,
    send: (speech) => {
      const { draft } = current();
      if (underWay || !isSendable(draft)) return;
      change({ draft: '' });
      ask(draft, speech);
    },
    again: (speech) => {
      const { entries, draft } = current();
      const last = entries[unansweredPlace(entries)];
      if (underWay || last?.kind !== 'question') return;
      // the question was put back into the box
      if (draft.trim() === last.text) change({ draft: '' });
      ask(last.text, speech);
    },
    end: (speech) => {
      underWay?.abort();
      underWay = null;
      speech.end(stored.uuid());
      stored.renew();
      change({ entries: [], waitingSinceMs: null, draft: '', news: 'ended' });
    },
  };
}

/** After a reload: a question that had failed is in the box again, as its automatic answer says. */
function restored(entries: readonly ChatEntry[]): ChatState {
  const last = entries[unansweredPlace(entries)];
  const draft = entries.at(-1)?.kind === 'failure' && last?.kind === 'question' ? last.text : '';
  return { entries, waitingSinceMs: null, draft, news: null };
}

function failureOf(failure: MydocFailure, offline: boolean, nowMs: number): ChatFailure {
  if (failure.kind === 'busy' && failure.status === 429) {
    const { waitSeconds } = failure;
    return { failed: 'limited', ...(waitSeconds === undefined ? {} : { untilMs: nowMs + waitSeconds * 1_000 }) };
  }
  if (offline) return { failed: 'offline' };
  return { failed: failure.kind === 'busy' && failure.reason === 'timeout' ? 'timeout' : 'down' };
}
