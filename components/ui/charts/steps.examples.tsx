import type { Example } from '../example.ts';
import { Steps } from './steps.tsx';

const states = { done: 'done', now: 'now', todo: 'to do' } as const;

export const stepsExamples: readonly Example[] = [
  {
    name: 'typical',
    language: 'en',
    element: (
      <Steps
        language="en"
        states={states}
        steps={[
          { state: 'done', title: 'E-mail', text: 'Confirmed', href: '/activate' },
          { state: 'now', title: 'Real name', text: 'About three minutes', href: '/activate/2' },
          { state: 'todo', title: 'First server', text: 'Ready shortly after payment' },
        ]}
      />
    ),
  },
  { name: 'empty', language: 'zh', element: <Steps language="zh" states={states} steps={[]} /> },
];
