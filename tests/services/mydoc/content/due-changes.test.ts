import { expect, test } from '@jest/globals';
import { documentSummary, type SummaryChange } from '#lib/revalidation/document-summary.ts';
import { workDueChanges } from '#services/mydoc/content/due-changes.ts';

type Due = { documentId: string; instant: string };

test('R-6 at each start and end of a promotion that comes again the site is notified, and the next ones become jobs', async () => {
  const promotion = documentSummary.parse({
    _id: 'p',
    _type: 'promotion',
    startsAt: '2026-09-19T00:00:00Z',
    endsAt: '2026-10-10T00:00:00Z',
    repeatsEveryDays: 56,
  });
  const sent: string[] = [];
  const notices: [SummaryChange['operation'], string][] = [];
  const worked: { due?: (payload: Due) => Promise<void> } = {};
  const jobs = {
    work: async (_queue: unknown, handler: (payload: Due) => Promise<void>) => void (worked.due = handler),
    send: async (_executor: unknown, _queue: unknown, { instant }: Due) => void sent.push(instant),
  };
  await workDueChanges({
    jobs: jobs as never,
    executor: {} as never,
    now: () => new Date('2026-10-10T00:00:00.500Z'),
    notifySite: async ({ operation }, key) => void notices.push([operation, key]),
    findSummary: async (id) => (id === 'p' ? promotion : null),
  });
  await worked.due?.({ documentId: 'p', instant: '2026-10-10T00:00:00.000Z' });
  expect(notices).toEqual([['due', 'due p 2026-10-10T00:00:00.000Z']]);
  expect(sent).toEqual(['2026-11-14T00:00:00.000Z', '2026-12-05T00:00:00.000Z', '2027-01-09T00:00:00.000Z']);
  await worked.due?.({ documentId: 'gone', instant: '2026-10-10T00:00:00.000Z' });
  expect([notices.length, sent.length]).toEqual([1, 3]);
});
