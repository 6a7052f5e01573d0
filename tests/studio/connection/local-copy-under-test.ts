import type { LocalCopy } from '#studio/connection/local-copies.ts';

/** What a page that was closed left of document `a`: the lake has not answered its last words. */
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
