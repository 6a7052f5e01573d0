import { randomUUID } from 'node:crypto';
import { chat, type ChatAnswer } from '#lib/contracts/calls/chat-calls.ts';
import type { AskContent } from '#lib/content/content-source.ts';
import type { MydocDeps } from '#services/mydoc/register-mydoc.ts';
import { seedDocuments } from '#studio/seed/seed.ts';
import { askOver, type SampleDocument } from '#tests/lib/content/ask-over.ts';
import { startMydoc, type Answer, type MydocUnderTest } from '#tests/services/mydoc/mydoc-under-test.ts';

export interface ChatUnderTest {
  readonly mydoc: MydocUnderTest;
  /** Asks in a session of its own, unless one is given. */
  ask(question: string, more?: Asking): Promise<ChatAnswer>;
  send(question: string, more?: Asking): Promise<Answer>;
}

interface Asking {
  readonly uuid?: string;
  readonly language?: 'cn' | 'en' | 'ja';
  readonly currency?: string;
  readonly address?: string;
  readonly apiKey?: string;
}

const pictures = new Proxy<Record<string, string>>({}, { get: () => 'image-abc-10x10-png' });

/** The seed’s content, with fields of the site settings changed. */
export const seedWith = (settings: Readonly<Record<string, unknown>> = {}): readonly SampleDocument[] =>
  seedDocuments(pictures, new Date()).map((document) => (document._type === 'siteSettings' ? { ...document, ...settings } : document));

/** Each query is evaluated once: the content does not change. */
function askOnce(documents: readonly SampleDocument[]): AskContent {
  const ask = askOver(documents);
  const answers = new Map<string, Promise<unknown>>();
  return (query, parameters) => {
    const key = JSON.stringify([query, parameters]);
    const answer = answers.get(key) ?? ask(query, parameters);
    answers.set(key, answer);
    return answer;
  };
}

let addresses = 0;

/** The calls of the chat over the seed’s content; each question comes from another address. */
export async function startChat(
  deps: Partial<Pick<MydocDeps, 'chatModel' | 'isEditor' | 'log'>> = {},
  documents: readonly SampleDocument[] = seedWith(),
): Promise<ChatUnderTest> {
  const mydoc = await startMydoc({ ...deps, ask: askOnce(documents) });
  const send = (question: string, { uuid = randomUUID(), language = 'en', currency, address, apiKey = 'browser' }: Asking = {}) => {
    addresses += 1;
    const from = address ?? `2001:db8:${(addresses >> 8).toString(16)}:${(addresses & 255).toString(16)}::1`;
    return mydoc.call(
      chat.path,
      { params: JSON.stringify({ api_key: apiKey, question, uuid }), language, ...(currency ? { currency } : {}) },
      { 'x-forwarded-for': from },
    );
  };
  return { mydoc, send, ask: async (question, more) => chat.output.parse((await send(question, more)).message) };
}
