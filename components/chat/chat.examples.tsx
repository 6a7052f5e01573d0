import type { Language } from '#lib/language/languages.ts';
import type { ChatPlace } from '#lib/overlays/chat-place.ts';
import type { Example } from '#components/ui/example.ts';
import { ChatPanel } from './chat-panel.tsx';
import type { People } from './chat-people.tsx';
import { sampleAnswer, sampleSession, sampleWaiting } from './sample-chat.ts';
import type { ChatSession } from './session/chat-session.ts';

const people: People = {
  ticket: '/ucenter/console/workServer/submitWork',
  hours: '09:00 to 22:00, UTC+8',
  messenger: 'https://chat.example/marlow',
};

const panel = (session: ChatSession, language: Language = 'en', place: ChatPlace = 'right') => (
  <ChatPanel language={language} place={place} pageId="index" people={people} session={session} />
);

const long = 'A very long question about something that is not on sale everywhere at the same time. '.repeat(4);

export const chatExamples: readonly Example[] = [
  {
    name: 'typical',
    language: 'en',
    element: panel(sampleSession([{ kind: 'question', text: '2 cores 4 GiB in Tokyo for a year in yen' }, sampleAnswer])),
  },
  {
    name: 'longest',
    language: 'en',
    element: panel(
      sampleSession([
        { kind: 'question', text: long },
        { kind: 'answer', html: `<p>${long}</p><pre><code>${'x'.repeat(200)}</code></pre>`, details: { handOver: people } },
      ]),
    ),
  },
  { name: 'empty', language: 'zh', element: panel(sampleSession([]), 'zh') },
  { name: 'japanese', language: 'ja', element: panel(sampleWaiting('東京で2コア4GiBのサーバーは1年でいくらですか？'), 'ja') },
  {
    name: 'error',
    language: 'en',
    element: panel(
      sampleSession([
        { kind: 'question', text: 'How do I connect?' },
        { kind: 'failure', text: 'I cannot answer right now.', failure: { failed: 'down' } },
      ]),
    ),
  },
];
