import type { SampleDocument } from '#tests/lib/content/ask-over.ts';

export const nowMs = Date.parse('2026-11-21T12:00:00Z');

const words = (en: string | null, zh = en, ja = en) => ({ _type: 'localeString', en, zh, ja });

const text = (language: string) => [
  { _type: 'block', _key: 'a', style: 'normal', children: [{ _type: 'span', text: `text ${language}`, marks: [] }], markDefs: [] },
];

/** An announcement as stored in the CMS, released ten days before now. */
export function announcement(id: string, changes: Record<string, unknown> = {}): SampleDocument {
  return {
    _id: id,
    _type: 'announcement',
    kind: 'Notice',
    title: words(id),
    summary: words(`${id} in short`),
    releaseTime: '2026-11-11T12:00:00Z',
    pinned: false,
    body: { en: text('en'), zh: text('zh'), ja: text('ja') },
    ...changes,
  };
}

export const onlyIn = (language: 'en' | 'zh' | 'ja', title: string) => ({ title: { en: null, zh: null, ja: null, [language]: title } });
