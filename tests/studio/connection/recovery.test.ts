import { describe, expect, test } from '@jest/globals';
import { createLocalCopies, type LocalCopy } from '#studio/connection/local-copies.ts';
import { recoveryOf, type StoredDocument } from '#studio/connection/recovery.ts';
import { copy } from './local-copy-under-test.ts';
import { createMemoryStorage } from './memory-storage.ts';

const stored = (since: string, en: string, ja = 'x'): StoredDocument => {
  const ids = since.split(' ').filter((id) => id !== 'r1');
  return { draft: { _rev: ids.at(-1) ?? 'r1', _type: 'banner', title: { en, ja } }, published: null, since: ids };
};

describe('a copy that a closed page left', () => {
  test.each([
    ['is dropped where the lake has all of it', copy(), stored('anything', 'typed'), 'saved'],
    ['is sent on where nothing has changed', copy(), stored('r1', 'old'), 'sendable'],
    ['is sent on where only the page’s own writes came after', copy(), stored('r1 t1 t2', 'old typ'), 'sendable'],
    ['is sent on where others wrote other fields', copy(), stored('other', 'old', 'others'), 'sendable'],
    ['is the editor’s choice where others wrote the same field', copy(), stored('other', 'theirs'), 'conflict'],
    [
      'is the editor’s choice where others wrote it before an own write that came late',
      copy(),
      stored('r1 other t2', 'theirs typ'),
      'conflict',
    ],
    [
      'is the editor’s choice where the draft has been published with another text',
      copy(),
      { draft: null, published: { _rev: 'p', title: { en: 'theirs' } }, since: ['p'] },
      'conflict',
    ],
    [
      'is sent on to a document that has no draft yet and is as it was',
      copy({ base: { draft: null, published: 'p1' } }),
      { draft: null, published: { _rev: 'p1', title: { en: 'changed' } }, since: [] },
      'sendable',
    ],
    [
      'is sent on where there was no document and is none yet',
      copy({ base: { draft: null, published: null } }),
      { draft: null, published: null, since: [] },
      'sendable',
    ],
    [
      'is the editor’s choice where its draft is gone, though what is published is as it was',
      copy({ base: { draft: 'r1', published: 'p1' } }),
      { draft: null, published: { _rev: 'p1', title: { en: 'theirs' } }, since: [] },
      'conflict',
    ],
    [
      'is the editor’s choice where it had no draft and another text was published',
      copy({ base: { draft: null, published: 'p1' } }),
      { draft: null, published: { _rev: 'p2', title: { en: 'theirs' } }, since: [] },
      'conflict',
    ],
    [
      'is the editor’s choice where others wrote one of two fields',
      copy({
        changes: [
          { path: ['title', 'en'], before: 'old', after: 'typed' },
          { path: ['title', 'ja'], before: 'x', after: 'y' },
        ],
      }),
      stored('other', 'theirs'),
      'conflict',
    ],
    [
      'is the editor’s choice where the form has lost it, though nobody has changed anything',
      copy({ setAside: { id: '1', why: 'refused' } }),
      stored('r1', 'old'),
      'conflict',
    ],
    [
      'is dropped where it was set aside and the lake has it after all',
      copy({ setAside: { id: '1', why: null } }),
      stored('r1', 'typed'),
      'saved',
    ],
  ] as const)('%s', (_says, left, now, kind) => {
    expect(recoveryOf(left, now).kind).toBe(kind);
  });
});

describe('copies in a browser', () => {
  test('are found by their editor once their page is closed, oldest first; what cannot be read is left out', () => {
    const storage = createMemoryStorage();
    const copies = createLocalCopies(storage);
    for (const [owner, savedAtMs, editor] of [
      ['p1', 3, 'me'],
      ['p2', 2, 'me'],
      ['open', 1, 'me'],
      ['p3', 1, 'other'],
    ] as const)
      copies.write(copy({ owner, savedAtMs, editor }));
    storage.setItem('studio.unsaved.p4.a', '{"broken"');
    const isOpen = ({ owner }: LocalCopy): boolean => owner === 'open';
    expect(copies.leftBehind('me', isOpen).map(({ owner }) => owner)).toEqual(['p2', 'p1']);
    copies.remove({ owner: 'p1', documentId: 'a' });
    expect(copies.leftBehind('me', isOpen).map(({ owner }) => owner)).toEqual(['p2']);
  });

  test('are told apart by what is set aside, and by versions in releases', () => {
    const copies = createLocalCopies(createMemoryStorage());
    const all = [
      copy(),
      copy({ savedAtMs: 2, setAside: { id: '1', why: null } }),
      copy({ savedAtMs: 3, setAside: { id: '2', why: 'refused' } }),
      copy({ savedAtMs: 4, documentId: 'versions.r1.a' }),
    ];
    for (const each of all) copies.write(each);
    expect(copies.leftBehind('editor-editor', () => false)).toEqual(all);
    copies.remove(copy());
    expect(copies.leftBehind('editor-editor', () => false)).toEqual(all.slice(1));
  });

  test('that cannot be stored are reported, until they are stored or no longer needed', () => {
    const storage = createMemoryStorage();
    let isFull = true;
    const copies = createLocalCopies({
      ...storage,
      setItem: (key, value) => {
        if (isFull) throw new DOMException('full', 'QuotaExceededError');
        storage.setItem(key, value);
      },
    });
    const seen: boolean[] = [];
    copies.failing.subscribe((failing) => seen.push(failing));
    copies.write(copy());
    copies.write(copy({ documentId: 'b' }));
    copies.remove(copy({ documentId: 'b' }));
    expect([copies.isFailing(), seen]).toEqual([true, [false, true]]);
    isFull = false;
    copies.write(copy());
    expect([copies.isFailing(), seen]).toEqual([false, [false, true, false]]);
  });
});
