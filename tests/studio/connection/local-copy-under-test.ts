import type { LocalCopy } from '#studio/connection/local-copies.ts';

/** What a closed page left of document `a`: the lake has not answered its last writes. */
export const copy = (fields: Partial<LocalCopy> = {}): LocalCopy => ({
  owner: 'closed',
  editor: 'editor-editor',
  documentId: 'a',
  documentType: 'banner',
  savedAtMs: 1,
  base: { draft: 'r1', published: null },
  transactions: ['t1', 't2'],
  unanswered: [],
  changes: [{ path: ['title', 'en'], before: 'old', after: 'typed' }],
  ...fields,
});
