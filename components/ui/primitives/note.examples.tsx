import type { Example } from '../example.ts';
import { Note } from './note.tsx';

export const noteExamples: readonly Example[] = [
  { name: 'typical', language: 'en', element: <Note tone="info">Planned work is announced 72 hours ahead.</Note> },
  { name: 'error', language: 'en', element: <Note tone="warn">This version is no longer in force.</Note> },
  { name: 'japanese', language: 'ja', element: <Note tone="info">計画作業は72時間前までに告知します。</Note> },
];
