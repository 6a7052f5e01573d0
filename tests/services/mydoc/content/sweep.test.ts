import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { documentSummary, type DocumentSummary, type SummaryChange } from '#lib/revalidation/document-summary.ts';
import { dueChangeQueue } from '#services/mydoc/content/due-changes.ts';
import { recordChange } from '#services/mydoc/content/record-change.ts';
import { sweep, type SweepDeps } from '#services/mydoc/content/sweep.ts';
import type { Database } from '#services/platform/database/database.ts';
import { createJobs, type Jobs } from '#services/platform/jobs.ts';
import { createLog } from '#services/platform/log.ts';
import { openTestDatabase } from '#tests/setup/test-database.ts';

const now = new Date('2026-11-21T10:00:00Z');
const summary = (id: string, rev: string, fields: object = {}): DocumentSummary =>
  documentSummary.parse({ _id: id, _type: 'banner', _rev: rev, _updatedAt: '2026-11-21T09:00:00Z', ...fields });

let database: Database;
let jobs: Jobs;
let published: DocumentSummary[];
let notices: { change: SummaryChange; key: string }[];
let missed: string[];
let deps: SweepDeps;

beforeAll(async () => {
  database = await openTestDatabase();
  jobs = createJobs({ database, log: createLog({ name: 'test', level: 'silent' }) });
  await jobs.start();
  await jobs.declare(dueChangeQueue);
});

afterAll(async () => {
  await jobs.stop();
  await database.close();
});

beforeEach(async () => {
  await database.executor.execute(sql`DELETE FROM content_told`);
  published = [summary('a', '1'), summary('b', '1')];
  notices = [];
  missed = [];
  deps = {
    database,
    jobs,
    now: () => now,
    swept: { instant: null, seenAtMs: null },
    summaries: {
      changedSince: async (since) => published.filter((entry) => since === null || Date.parse(entry._updatedAt ?? '') > Date.parse(since)),
      ids: async () => published.map((entry) => entry._id),
      count: async () => published.length,
    },
    replaced: { preserveMissed: async (before, after) => void missed.push(`${before._id} ${before._rev} ${after._rev}`) },
    notifySite: async (change, key) => void notices.push({ change, key }),
  };
});

describe('looking for missed content changes', () => {
  test('the first look records what is there and notifies nobody', async () => {
    expect(await sweep(deps)).toBe(0);
    expect(notices).toEqual([]);
  });

  test('the site is notified once of what was published without a notice, and what that replaced is preserved', async () => {
    await sweep(deps);
    published = [summary('a', '1'), summary('b', '2', { _updatedAt: '2026-11-21T09:30:00Z' })];
    expect(await sweep(deps)).toBe(1);
    expect(notices).toEqual([{ change: { operation: 'update', before: summary('b', '1'), after: published[1] }, key: 'sweep b 2' }]);
    expect(missed).toEqual(['b 1 2']);
    expect(await sweep(deps)).toBe(0);
  });

  test('a minute after the latest change what was checked before is not read again, and a later change is', async () => {
    const read: number[] = [];
    const { changedSince } = deps.summaries;
    const counted = async (since: string | null) => {
      const found = await changedSince(since);
      read.push(found.length);
      return found;
    };
    const at = (instant: string): SweepDeps => ({
      ...deps,
      now: () => new Date(instant),
      summaries: { ...deps.summaries, changedSince: counted },
    });
    await sweep(at('2026-11-21T10:00:00Z'));
    await sweep(at('2026-11-21T10:01:00Z'));
    expect(read).toEqual([2, 2]);
    await sweep(at('2026-11-21T10:01:01Z'));
    expect(read).toEqual([2, 2, 0]);
    published = [...published, summary('c', '1', { _updatedAt: '2026-11-21T10:01:05Z' })];
    expect(await sweep(at('2026-11-21T10:01:20Z'))).toBe(1);
    // from then on a minute around it is checked again
    published = [...published, summary('d', '1', { _updatedAt: '2026-11-21T10:01:04Z' })];
    expect(await sweep(at('2026-11-21T10:01:35Z'))).toBe(1);
    expect(notices.map(({ key }) => key)).toEqual(['sweep c 1', 'sweep d 1']);
  });

  test('a change that was left to its notice is checked again however late its notice is', async () => {
    await sweep(deps);
    published = [summary('a', '2', { _updatedAt: '2026-11-21T09:59:55Z' }), summary('b', '1')];
    expect(await sweep(deps)).toBe(0);
    expect(await sweep({ ...deps, now: () => new Date('2026-11-21T10:30:00Z') })).toBe(1);
    expect(notices.map(({ key }) => key)).toEqual(['sweep a 2']);
  });

  test('a change of the last ten seconds is left to its notice, and the site is notified when none has come', async () => {
    await sweep(deps);
    published = [
      summary('a', '2', { _updatedAt: '2026-11-21T09:59:50.001Z' }),
      summary('b', '2', { _updatedAt: '2026-11-21T09:59:50.000Z' }),
    ];
    expect(await sweep(deps)).toBe(1);
    expect(notices.map(({ key }) => key)).toEqual(['sweep b 2']);
    expect(await sweep({ ...deps, now: () => new Date('2026-11-21T10:00:15Z') })).toBe(1);
    expect(notices.map(({ key }) => key)).toEqual(['sweep b 2', 'sweep a 2']);
  });

  test('a sweep notifies the site of two hundred at most, the oldest first, and the next one goes on', async () => {
    await sweep(deps);
    published = [
      ...published,
      ...Array.from({ length: 201 }, (_, index) =>
        summary(`import-${index}`, '1', { _updatedAt: new Date(Date.UTC(2026, 10, 21, 9, 30, index)).toISOString() }),
      ),
    ];
    expect(await sweep(deps)).toBe(200);
    expect(notices.some(({ key }) => key === 'sweep import-200 1')).toBe(false);
    expect(await sweep(deps)).toBe(1);
  });

  test('what a notice has said already is left alone', async () => {
    await sweep(deps);
    published = [summary('a', '1'), summary('b', '2')];
    await recordChange(deps, { operation: 'update', before: null, after: summary('b', '2') });
    expect(await sweep(deps)).toBe(0);
    expect(notices).toEqual([]);
  });

  test('the site is notified of a document that was deleted without a notice', async () => {
    await sweep(deps);
    published = [summary('a', '1')];
    expect(await sweep(deps)).toBe(1);
    expect(notices.map(({ change }) => [change.operation, change.before?._id, change.after])).toEqual([['delete', 'b', null]]);
    expect(await sweep(deps)).toBe(0);
  });

  test('an unavailable site is notified by the next sweep', async () => {
    await sweep(deps);
    published = [summary('a', '2'), summary('b', '1')];
    const away = { ...deps, notifySite: () => Promise.reject(new Error('away')) };
    await expect(sweep(away)).rejects.toThrow('away');
    expect(await sweep(deps)).toBe(1);
  });
});

describe('instants that content names', () => {
  const waiting = async (): Promise<number> => {
    const { rows } = await database.jobDatabase.executeSql(
      `SELECT count(*)::int AS n FROM ${database.jobSchema}.job WHERE name = 'content-due' AND state = 'created'`,
    );
    return Number(rows[0]?.n);
  };

  test('R-4.1 a banner’s coming start and end become one job each, however often it is edited', async () => {
    const before = await waiting();
    const banner = summary('timed', '1', { startsAt: '2026-12-01T00:00:00Z', endsAt: '2026-12-02T00:00:00Z' });
    await recordChange(deps, { operation: 'create', before: null, after: banner });
    await recordChange(deps, { operation: 'update', before: banner, after: documentSummary.parse({ ...banner, _rev: '2' }) });
    expect((await waiting()) - before).toBe(2);
  });

  test('an instant that came between the publication and its notice becomes one: a page may have been rendered before it', async () => {
    const before = await waiting();
    await recordChange(deps, {
      operation: 'create',
      before: null,
      after: summary('meanwhile', '1', { startsAt: '2026-11-21T09:00:00.001Z' }),
    });
    expect((await waiting()) - before).toBe(1);
  });

  test('one that came before anything was rendered, at the first sweep, becomes none', async () => {
    const before = await waiting();
    published = [
      summary('years-ago', '1', { _updatedAt: '2020-01-01T00:00:00Z', startsAt: '2021-01-01T00:00:00Z', endsAt: '2030-01-01T00:00:00Z' }),
    ];
    await sweep(deps);
    expect((await waiting()) - before).toBe(1);
  });

  test('an instant that had passed at the publication becomes none', async () => {
    const before = await waiting();
    const banner = summary('past', '1', { startsAt: '2026-11-21T09:00:00Z', endsAt: '2020-01-01T00:00:00Z' });
    await recordChange(deps, { operation: 'create', before: null, after: banner });
    expect((await waiting()) - before).toBe(0);
  });

  test('a legal text’s day becomes one', async () => {
    const before = await waiting();
    await recordChange(deps, {
      operation: 'create',
      before: null,
      after: summary('tos', '1', { _type: 'article', effectiveDate: '2026-12-31' }),
    });
    expect((await waiting()) - before).toBe(1);
  });

  test('R-8.5 an announcement’s release and its end become one each', async () => {
    const before = await waiting();
    const fields = { _type: 'announcement', releaseTime: '2026-12-01T00:00:00Z', endsAt: '2026-12-24T00:00:00Z' };
    await recordChange(deps, { operation: 'create', before: null, after: summary('news', '1', fields) });
    expect((await waiting()) - before).toBe(2);
  });
});
