import type { ReactElement } from 'react';
import type { Example } from '#components/ui/example.ts';
import { Container } from '#components/ui/primitives/container.tsx';
import { FeedbackForm } from './feedback-form.tsx';
import type { ReaderState } from './reader-ports.ts';
import type { Readers } from './use-readers.ts';

const rated: ReaderState['mine'] = { rating: 2, suggestion: 'incomplete', text: 'Where does the key go on Windows?' };

const form = (mine: ReaderState['mine']): ReactElement => {
  const readers: Readers = {
    state: { average: null, mine, collected: false },
    text: { article: 'ssh', textLanguage: 'en', version: 1 },
    isLoggedIn: true,
    news: null,
    toggle: () => undefined,
    takeAverage: () => undefined,
    ports: () => new Promise(() => undefined),
  };
  return (
    <Container>
      <h2>–</h2>
      <FeedbackForm readers={readers} />
    </Container>
  );
};

export const feedbackExamples: readonly Example[] = [
  { name: 'typical', language: 'en', element: form(rated) },
  { name: 'empty', language: 'zh', element: form(null) },
  { name: 'japanese', language: 'ja', element: form(rated) },
  { name: 'longest', language: 'en', element: form({ rating: 5, suggestion: 'other', text: '文'.repeat(1_001) }) },
];
