import { expect, test } from '@jest/globals';
import { documentsOf, isEdit, targetsOf } from '#studio/connection/commit-request.ts';

const commit = (body: Record<string, unknown>) => ({ transactionId: 't', url: 'http://site.test/lake/v1/data/actions/production', body });
const action = (name: string, fields: object) => ({ actionType: `sanity.action.${name}`, ...fields });
const version = 'versions.r1.a';

test.each([
  ['a draft that is edited', { actions: [action('document.edit', { draftId: 'drafts.a', publishedId: 'a' })] }, ['a'], ['a'], true],
  ['a version that is edited', { actions: [action('document.edit', { draftId: version, publishedId: 'a' })] }, [version], ['a'], true],
  ['a draft that is made', { actions: action('document.create', { attributes: { _id: 'drafts.a' } }) }, ['a'], ['a'], true],
  [
    'a version that is made',
    { actions: [action('document.version.create', { publishedId: 'a', document: { _id: version } })] },
    [version],
    ['a'],
    true,
  ],
  ['a version that is discarded', { actions: [action('document.version.discard', { versionId: version })] }, [version], ['a'], false],
  ['a draft that is discarded', { actions: [action('document.discard', { draftId: 'drafts.a' })] }, ['a'], ['a'], false],
  ['a publication', { actions: [action('document.publish', { draftId: 'drafts.a', publishedId: 'a' })] }, ['a'], ['a'], false],
  ['patches', { mutations: [{ patch: { id: 'drafts.a' } }, { create: { _id: version } }] }, ['a', version], ['a'], true],
  ['a deletion', { mutations: [{ patch: { id: 'a' } }, { delete: { id: 'drafts.a' } }] }, ['a'], ['a'], false],
  ['a release', { actions: [action('release.publish', { releaseId: 'r1' })] }, [], [], false],
] as const)('of %s it is known what it changes, and whether it edits alone', (_what, body, targets, documents, edits) => {
  expect([[...targetsOf(commit(body))], [...documentsOf(commit(body))], isEdit(commit(body))]).toEqual([targets, documents, edits]);
});
