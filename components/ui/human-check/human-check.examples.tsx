import type { Example } from '#components/ui/example.ts';
import { HumanCheck } from './human-check.tsx';

const nothing = (): void => undefined;

export const humanCheckExamples: readonly Example[] = [
  { name: 'typical', language: 'en', element: <HumanCheck action="contact" onProof={nothing} /> },
  { name: 'japanese', language: 'ja', element: <HumanCheck action="order" onProof={nothing} /> },
  { name: 'longest', language: 'zh', element: <HumanCheck action="claim" onProof={nothing} /> },
];
