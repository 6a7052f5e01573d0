import { expect, test } from '@jest/globals';
import { firstValueFrom, of } from 'rxjs';
import type { GrantsStore } from 'sanity';
import type { Finding } from '#studio/tools/content-check/finding.ts';
import { documentsOf, mendingOf, writableAmong } from '#studio/tools/content-check/who-mends.ts';

const finding = (id: string, what = 'wrong'): Finding => ({ id, type: 'article', title: id, area: 'link', what });
const findings = [finding('tos'), finding('banner'), finding('tos', 'worse')];
const documents = [
  { _id: 'tos', _type: 'article', kind: 'legal' },
  { _id: 'drafts.banner', _type: 'banner' },
  { _id: 'quiet', _type: 'banner' },
];
/** As the lake grants it to a legal clerk. */
const clerk: Pick<GrantsStore, 'checkDocumentPermission'> = {
  checkDocumentPermission: (permission, document) => of({ granted: permission === 'update' && document?.kind === 'legal', reason: '' }),
};

test('only the documents that something is wrong in are asked about, each once', () => {
  expect(documentsOf(findings, documents)).toEqual([documents[0], documents[1]]);
});

test('a role sees apart what it may write, in the order of the findings', async () => {
  const writable = await firstValueFrom(writableAmong(documentsOf(findings, documents), clerk));
  expect(mendingOf(findings, writable)).toEqual({ own: [findings[0], findings[2]], others: [findings[1]] });
});

test('a document is known by the same id as a draft and published', async () => {
  const everyone: typeof clerk = { checkDocumentPermission: () => of({ granted: true, reason: '' }) };
  expect([...(await firstValueFrom(writableAmong(documents, everyone)))]).toEqual(['tos', 'banner', 'quiet']);
  expect([...(await firstValueFrom(writableAmong([], everyone)))]).toEqual([]);
});
