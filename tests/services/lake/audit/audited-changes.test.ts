import { describe, expect, test } from '@jest/globals';
import { auditedChanges } from '#services/lake/audit/audited-changes.ts';
import type { Change, LakeDocument } from '#services/lake/documents/document.ts';

const document = (id: string, rev: string): LakeDocument => ({ _id: id, _type: 'hotTerm', _rev: rev });

/** A document's change from one revision to another. */
const changed = (id: string, from: string | null, to: string | null): Change => ({
  id,
  before: from === null ? null : document(id, from),
  after: to === null ? null : document(id, to),
  mutations: [],
});

/** What is said of changes in a lake with these documents besides. */
function said(changes: readonly Change[], ...others: readonly LakeDocument[]): string[] {
  const before = new Map([...changes.flatMap(({ before: was }) => (was ? [was] : [])), ...others].map((each) => [each._id, each]));
  return auditedChanges(changes, (id) => before.get(id)).map(
    ({ kind, document: id, type, from, to }) => `${kind} ${id} ${type} ${from} ${to}`,
  );
}

describe('what is noted of a transaction', () => {
  test.each([
    ['a new draft', [changed('drafts.a', null, '1')], [], ['create drafts.a hotTerm null 1']],
    ['a change of a draft', [changed('drafts.a', '1', '2')], [], ['edit drafts.a hotTerm 1 2']],
    [
      'the first change of a published document, from its revision',
      [changed('drafts.a', null, '2')],
      [document('a', '1')],
      ['edit drafts.a hotTerm 1 2'],
    ],
    ['a first publication', [changed('a', null, '3'), changed('drafts.a', '2', null)], [], ['publish a hotTerm null 3']],
    ['a publication again', [changed('a', '1', '3'), changed('drafts.a', '2', null)], [], ['publish a hotTerm 1 3']],
    ['a publication of a version', [changed('a', '1', '3'), changed('versions.r.a', '2', null)], [], ['publish a hotTerm 1 3']],
    ['what was unpublished', [changed('a', '1', null), changed('drafts.a', null, '2')], [], ['unpublish a hotTerm 1 null']],
    ['what was unpublished beside a draft', [changed('a', '1', null)], [document('drafts.a', '2')], ['unpublish a hotTerm 1 null']],
    ['a deletion', [changed('a', '1', null)], [], ['delete a hotTerm 1 null']],
    ['a deletion with its draft', [changed('drafts.a', '2', null), changed('a', '1', null)], [], ['delete a hotTerm 1 null']],
    ['a deletion of a draft alone', [changed('drafts.a', '2', null)], [], ['delete drafts.a hotTerm 2 null']],
    ['a discarded draft', [changed('drafts.a', '2', null)], [document('a', '1')], ['discard drafts.a hotTerm 2 null']],
    ['a program’s own document', [changed('a', null, '1')], [], ['create a hotTerm null 1']],
    ['a program’s change', [changed('a', '1', '2')], [document('drafts.a', '0')], ['edit a hotTerm 1 2']],
    [
      'a document and its draft, both changed',
      [changed('a', '1', '3'), changed('drafts.a', '2', '3')],
      [],
      ['edit a hotTerm 1 3', 'edit drafts.a hotTerm 2 3'],
    ],
    [
      'a deleted draft beside another document',
      [changed('b', '1', '2'), changed('drafts.a', '1', null)],
      [],
      ['edit b hotTerm 1 2', 'delete drafts.a hotTerm 1 null'],
    ],
    ['nothing', [changed('drafts.a', null, null)], [], []],
  ] as const)('%s', (_what, changes, others, noted) => {
    expect(said(changes, ...others)).toEqual(noted);
  });
});
