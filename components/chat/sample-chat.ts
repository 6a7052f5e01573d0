import type { ChatEntry } from './session/chat-entry.ts';
import { createChatSession, type ChatSession, type ChatSpeech } from './session/chat-session.ts';
import { createStoredChat } from './session/stored-chat.ts';

const areas = new Map<string, string>();
const memory = {
  getItem: (name: string): string | null => areas.get(name) ?? null,
  setItem: (name: string, value: string): void => void areas.set(name, value),
  removeItem: (name: string): void => void areas.delete(name),
};

/** A conversation that was left as it is, in memory. */
export function sampleSession(entries: readonly ChatEntry[]): ChatSession {
  areas.clear();
  const stored = createStoredChat({ local: () => memory, session: () => memory }, () => '0191e7b4-9d4c-4b1e-8f6a-3c2d1e0f9a8b');
  stored.write(entries);
  return createChatSession({ stored, nowMs: Date.now, isOffline: () => !navigator.onLine, stillHere: async () => undefined });
}

const neverAnswered: ChatSpeech = { ask: () => new Promise(() => undefined), end: () => undefined, fallback: '' };

/** A conversation whose last question is not answered yet. */
export function sampleWaiting(question: string): ChatSession {
  const session = sampleSession([]);
  session.ask(question, neverAnswered);
  return session;
}

export const sampleAnswer: Extract<ChatEntry, { kind: 'answer' }> = {
  kind: 'answer',
  html: [
    '<p>A server with 2 cores and 4 GiB in Tokyo-1 costs <strong>¥19,896</strong> for a year.</p>',
    '<ul><li>30 GiB SSD and 500 GB of outbound transfer are included.</li><li>It is ready about 2 minutes after the order <sup><a href="/doc/article/getting-started">[1]</a></sup>.</li></ul>',
    '<blockquote><p>The money-back guarantee is for the first order of an account.</p></blockquote>',
  ].join(''),
  details: {
    id: '0191e7b4-9d4c-4b1e-8f6a-3c2d1e0f9a8b',
    kind: 'answered',
    by: 'texts',
    language: 'en',
    citations: [
      {
        number: 1,
        title: 'Getting started',
        heading: 'Order a server',
        link: '/doc/article/getting-started#order-a-server',
        language: 'en',
      },
      { number: 2, title: '退款规则', heading: null, link: '/zh/doc/article/refund', language: 'zh' },
    ],
    receipt: {
      at: '2026-11-21T12:00:00.000Z',
      prices: [
        { address: '/product/vps-buy?model=c2m4&region=JP-0', part: 'server', currency: 'JPY', amountMinor: 19_896, catalogue: 'c3f145a7' },
      ],
      texts: [
        { number: 1, version: 3, revision: 'b2b20e39' },
        { number: 2, version: 5, revision: '1df009f3' },
      ],
    },
    suggestions: ['How do I pay by year?', 'Can I change the size later?'],
  },
};
