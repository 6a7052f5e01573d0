import type { Example } from '../example.ts';
import { Ladder } from './steps.tsx';

const states = { done: 'done', now: 'now', todo: 'to do' } as const;

export const stepsExamples: readonly Example[] = [
  {
    name: 'typical',
    language: 'en',
    element: (
      <Ladder
        language="en"
        states={states}
        rungs={[
          { state: 'done', title: 'E-mail', text: 'Confirmed', href: '/activate' },
          { state: 'now', title: 'Real name', text: 'About three minutes', href: '/activate/2' },
          { state: 'todo', title: 'First server', text: 'Ready shortly after payment' },
        ]}
      />
    ),
  },
  { name: 'empty', language: 'zh', element: <Ladder language="zh" states={states} rungs={[]} /> },
];
