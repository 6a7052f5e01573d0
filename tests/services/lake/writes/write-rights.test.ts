import { describe, expect, test } from '@jest/globals';
import type { Change, LakeDocument } from '#services/lake/documents/document.ts';
import { createDocumentIndex, type DocumentIndex } from '#services/lake/documents/document-index.ts';
import { articleTemplates } from '#studio/desk/article-templates.ts';
import { editorRoles } from '#lib/contracts/editor-accounts.ts';
import { checkTargets, checkWriteRights, grantsByRole, type Grant, type Role } from '#services/lake/editors/rights.ts';

const legal: LakeDocument = { _id: 'tos', _type: 'article', kind: 'legal' };
const help: LakeDocument = { _id: 'help', _type: 'article', kind: 'help' };
const settings: LakeDocument = { _id: 'settings', _type: 'siteSettings' };
const redirect: LakeDocument = { _id: 'moved', _type: 'redirect' };
const secret: LakeDocument = { _id: 'secret', _type: 'sanity.previewUrlSecret' };
const share: LakeDocument = { _id: 'share', _type: 'sanity.previewUrlShareAccess' };

const change = (before: LakeDocument | null, after: LakeDocument | null): Change => ({
  id: (after ?? before)?._id ?? '',
  before,
  after,
  mutations: [],
});
function lakeOf(...documents: LakeDocument[]): DocumentIndex {
  const index = createDocumentIndex();
  documents.forEach(index.put);
  return index;
}

/** 'written', or the status and the permission that was missing. */
const said = (work: Promise<void>): Promise<string> =>
  work.then(
    () => 'written',
    (error: unknown) => {
      const { status, body } = error as {
        status: number;
        body: { error?: { items?: { index: number; error: { permission: string } }[] } };
      };
      const [item] = body.error?.items ?? [];
      return item ? `${status} ${item.error.permission} ${item.index}` : String(status);
    },
  );

const editing = (role: Role, document: LakeDocument) =>
  said(checkWriteRights(role, [change(document, { ...document, title: 'new' })], lakeOf(document)));
const making = (role: Role, document: LakeDocument) => said(checkWriteRights(role, [change(null, document)], lakeOf()));

async function byRole(write: (role: Role, document: LakeDocument) => Promise<string>, document: LakeDocument): Promise<Role[]> {
  const answers = await Promise.all(editorRoles.map((role) => write(role, document)));
  return editorRoles.filter((_role, index) => answers[index] === 'written');
}

describe('R-4 who may write', () => {
  test.each<[what: string, document: LakeDocument, edits: Role[], makes: Role[]]>([
    ['a legal text', legal, ['administrator', 'legal'], ['administrator', 'legal']],
    ['an own page', { _id: 'own', _type: 'activityPage' }, ['administrator', 'editor'], ['administrator', 'editor']],
    ['a help article', help, ['administrator', 'editor'], ['administrator', 'editor']],
    ['the site settings', settings, ['administrator'], ['administrator']],
    ['a redirect', redirect, ['administrator', 'editor', 'legal'], ['administrator', 'editor', 'legal']],
    ['the secret of a preview', secret, ['administrator', 'editor', 'legal', 'viewer'], ['administrator', 'editor', 'legal', 'viewer']],
    ['the link of a preview', share, ['administrator', 'editor', 'legal'], ['administrator', 'editor', 'legal']],
  ])('%s: by role', async (_what, document, edits, makes) => {
    expect([await byRole(editing, document), await byRole(making, document)]).toEqual([edits, makes]);
  });

  test('each role begins the articles that it may write, from the Studio’s own beginnings', async () => {
    const begun = articleTemplates.map(
      (template) => [template.id, { _id: 'drafts.new', _type: 'article', ...template.value({}) }] as const,
    );
    const makers = await Promise.all(begun.map(async ([id, document]) => [id, await byRole(making, document)]));
    expect(Object.fromEntries(makers)).toEqual({
      'article-help': ['administrator', 'editor'],
      'article-help-in-category': ['administrator', 'editor'],
      'article-legal': ['administrator', 'legal'],
    });
  });

  test('nobody without a name, not even nothing', async () => {
    expect([await editing('anonymous', secret), await said(checkTargets('anonymous', [], lakeOf()))]).toEqual(['401', '401']);
  });

  test('and deletes what it may change alone', async () => {
    const deleting = (role: Role, document: LakeDocument) => said(checkWriteRights(role, [change(document, null)], lakeOf(document)));
    expect([await byRole(deleting, legal), await byRole(deleting, help)]).toEqual([
      ['administrator', 'legal'],
      ['administrator', 'editor'],
    ]);
  });
});

test('R-4 each role with a name reads every document and its history, and nobody else does', () => {
  const readers = (Object.entries(grantsByRole) as [string, readonly Grant[]][]).filter(([, grants]) =>
    grants.some(
      ({ filter, permissions }) => filter === '_id in path("**")' && permissions.includes('read') && permissions.includes('history'),
    ),
  );
  expect(readers.map(([role]) => role)).toEqual([...editorRoles]);
});

describe('R-4 a write is refused', () => {
  test('with the right that is missing and the place of the change', async () => {
    expect([await editing('editor', legal), await making('editor', legal)]).toEqual(['403 update 0', '403 create 0']);
    const changes = [change(help, { ...help, title: 'new' }), change(null, legal)];
    expect(await said(checkWriteRights('editor', changes, lakeOf(help)))).toBe('403 create 1');
    expect(await said(checkTargets('editor', ['help', 'tos'], lakeOf(help, legal)))).toBe('403 update 1');
  });

  test('where a document would become one that the role may not write, or was one', async () => {
    expect(await said(checkWriteRights('editor', [change(help, { ...help, kind: 'legal' })], lakeOf(help)))).toBe('403 update 0');
    expect(await said(checkWriteRights('editor', [change(legal, { ...legal, kind: 'help' })], lakeOf(legal)))).toBe('403 update 0');
  });

  test('where the draft or the published document of the same id is out of reach', async () => {
    const draft = { ...help, _id: 'drafts.tos' };
    expect(await said(checkWriteRights('editor', [change(null, draft)], lakeOf(legal)))).toBe('403 update 0');
    expect(await said(checkTargets('editor', ['versions.r1.tos'], lakeOf(legal)))).toBe('403 update 0');
    expect(await said(checkTargets('editor', ['help'], lakeOf(help, { ...legal, _id: 'drafts.help' })))).toBe('403 update 0');
  });

  test('where a version in any release is out of reach, though nothing of it is published and there is no draft', async () => {
    const lake = lakeOf({ ...legal, _id: 'versions.r1.tos' });
    for (const _id of ['tos', 'drafts.tos', 'versions.r1.tos', 'versions.r2.tos']) {
      expect(await said(checkWriteRights('editor', [change(null, { ...help, _id })], lake))).toBe('403 update 0');
      expect(await said(checkTargets('editor', [_id], lake))).toBe('403 update 0');
      expect(await said(checkWriteRights('legal', [change(null, { ...legal, _id })], lake))).toBe('written');
    }
    expect(await said(checkTargets('editor', ['versions.r1.tos-2', 'tos.tos'], lake))).toBe('written');
  });

  test('by what a document holds, not by its name', async () => {
    expect(await editing('editor', { ...help, _id: 'tos' })).toBe('written');
    expect(await said(checkTargets('editor', ['nothing'], lakeOf(legal)))).toBe('written');
  });
});
