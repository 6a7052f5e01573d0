import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { ChatPanel } from '#components/chat/chat-panel.tsx';
import { sampleSession } from '#components/chat/sample-chat.ts';
import type { ChatEntry } from '#components/chat/session/chat-entry.ts';
import type { ChatSession } from '#components/chat/session/chat-session.ts';
import type { Language } from '#lib/language/languages.ts';
import type { ChatPlace } from '#lib/overlays/chat-place.ts';
import { renderInSite } from '#tests/components/render-in-site.tsx';

export const people = {
  ticket: '/ucenter/console/workServer/submitWork',
  hours: '09:00 to 22:00, UTC+8',
  messenger: 'https://chat.example/m',
};
export const opening = { suggestions: ['What is a VPC?'], handOver: people, kept: false, worded: false };

export interface Reply {
  readonly status?: number;
  readonly body: unknown;
}

/** /myDoc, by the path of a call; a promise answers later, nothing is the network away. */
export function answers(byPath: Readonly<Record<string, Reply | Promise<Reply> | undefined>>): jest.Mock<typeof fetch> {
  const sent = jest.fn<typeof fetch>(async (address, { signal } = {}) => {
    const away = new Promise<never>((_answer, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
    const reply = byPath[String(address).replace('/myDoc/', '')];
    if (!reply) throw new TypeError('Failed to fetch');
    const { status = 200, body } = await Promise.race([reply, away]);
    return { status, text: async () => JSON.stringify(body) } as Response;
  });
  Object.defineProperty(window, 'fetch', { configurable: true, value: sent });
  return sent;
}

export const success = (message: unknown): Reply => ({ body: { code: 2000, message } });
/** The questions that were sent. */
export const questionsOf = (sent: jest.Mock<typeof fetch>): string[] =>
  sent.mock.calls
    .filter(([address]) => address === '/myDoc/chat')
    .map(([, init]) => String(JSON.parse(new URLSearchParams(String(init?.body)).get('params') ?? '{}').question));

export const settle = (): Promise<void> => act(async () => void (await new Promise((resolve) => setTimeout(resolve, 20))));

/** A panel over a conversation that was left as it is. */
export async function draw(
  entries: readonly ChatEntry[] = [],
  place: ChatPlace = 'right',
  language: Language = 'en',
): Promise<ChatSession> {
  const session = sampleSession(entries);
  // each test asks anew
  const swr = { provider: () => new Map() };
  renderInSite(
    <SWRConfig value={swr}>
      <ChatPanel language={language} place={place} pageId="index" people={people} session={session} />
    </SWRConfig>,
    language,
  );
  await settle();
  return session;
}

export const box = (): HTMLTextAreaElement => screen.getByRole('textbox');
export const type = (value: string): boolean => fireEvent.change(box(), { target: { value } });
export const enter = (more: object = {}): boolean => fireEvent.keyDown(box(), { key: 'Enter', ...more });
export const press = (name: string | RegExp): boolean => fireEvent.click(screen.getByRole('button', { name }));
export const region = (): HTMLElement => screen.getByRole('region', { name: 'Conversation' });
