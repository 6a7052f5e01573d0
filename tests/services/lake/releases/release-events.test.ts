import { expect, test } from '@jest/globals';
import type { LakeDocument } from '#services/lake/documents/document.ts';
import { releaseEvents } from '#services/lake/releases/release-events.ts';

const happening = { transactionId: 't', author: 'editor-1', timestamp: '2026-01-01T00:00:00Z' };
const about = { timestamp: happening.timestamp, author: 'editor-1', releaseName: 'rOne' };
const release = (fields: object): LakeDocument => ({
  ...{ _id: '_.releases.rOne', _type: 'system.release', name: 'rOne', state: 'active', metadata: { releaseType: 'asap' } },
  ...fields,
});
const between = (before: object | null, after: object | null) =>
  releaseEvents('rOne', { kind: 'release', before: before && release(before), after: after && release(after), ...happening });

test('a release is created with what it is meant for', () => {
  expect(between(null, {})).toEqual([{ type: 'createRelease', ...about, change: { releaseType: 'asap' } }]);
  expect(between(null, { metadata: { intendedPublishAt: '2026-02-02' } })).toMatchObject([
    { change: { intendedPublishDate: '2026-02-02' } },
  ]);
});

test.each<[string, object, object, object[]]>([
  ['is scheduled', {}, { state: 'scheduled', publishAt: 'soon' }, [{ type: 'scheduleRelease', publishAt: 'soon' }]],
  [
    'moves to another instant',
    { state: 'scheduled', publishAt: 'soon' },
    { state: 'scheduled', publishAt: 'later' },
    [{ type: 'scheduleRelease', publishAt: 'later' }],
  ],
  ['is unscheduled', { state: 'scheduled', publishAt: 'soon' }, {}, [{ type: 'unscheduleRelease' }]],
  ['is published', {}, { state: 'published' }, [{ type: 'publishRelease' }]],
  ['goes live at its instant', { state: 'scheduled', publishAt: 'soon' }, { state: 'published' }, [{ type: 'publishRelease' }]],
  ['is archived', {}, { state: 'archived' }, [{ type: 'archiveRelease' }]],
  ['begins to come back from the archive', { state: 'archived' }, { state: 'unarchiving' }, []],
  ['is back from the archive', { state: 'unarchiving' }, {}, [{ type: 'unarchiveRelease' }]],
  ['is renamed', {}, { metadata: { releaseType: 'asap', title: 'New' } }, []],
  [
    'is meant for another time',
    {},
    { metadata: { releaseType: 'undecided' } },
    [{ type: 'editRelease', change: { releaseType: 'undecided' } }],
  ],
  [
    'is meant for a date, and scheduled while it is',
    { state: 'scheduled', publishAt: 'soon' },
    { state: 'scheduled', publishAt: 'soon', metadata: { releaseType: 'asap', intendedPublishAt: 'later' } },
    [{ type: 'editRelease', change: { intendedPublishDate: 'later' } }],
  ],
])('a release that %s', (_what, before, after, events) => {
  expect(between(before, after)).toEqual(events.map((event) => ({ ...event, ...about })));
});

test('a release that is deleted has nothing more to tell', () => {
  expect([between({}, null), between(null, null)]).toEqual([[], []]);
});

test('a version that comes or goes is told with the document that it is of', () => {
  const version = { kind: 'version', id: 'versions.rOne.page.en', type: 'page', ...happening } as const;
  const told = { ...about, documentId: 'page.en', documentType: 'page', versionId: 'versions.rOne.page.en', versionRevisionId: 't' };
  expect(releaseEvents('rOne', { ...version, isAdded: true })).toEqual([{ type: 'addDocumentToRelease', ...told, revisionId: 't' }]);
  expect(releaseEvents('rOne', { ...version, isAdded: false })).toEqual([{ type: 'discardDocumentFromRelease', ...told }]);
});
