import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { countArrival } from '#services/mydoc/referrals/referral-store.ts';
import { readRows } from '#services/platform/database/rows.ts';
import { startMydoc, type MydocUnderTest } from '../mydoc-under-test.ts';

let mydoc: MydocUnderTest;

beforeAll(async () => {
  mydoc = await startMydoc();
}, 60_000);

afterAll(() => mydoc.close());

beforeEach(async () => {
  await mydoc.database.executor.execute(sql`DELETE FROM referral_arrival`);
});

const row = z.object({ code: z.string(), arrivals: z.coerce.number() });
/** Over all days: another may begin while a test runs. */
const arrivals = () =>
  readRows(mydoc.database.executor, sql`SELECT code, sum(arrivals) AS arrivals FROM referral_arrival GROUP BY code ORDER BY code`, row);

describe('R-10.6 referrer', () => {
  test('the code is remembered in the visitor’s browser for 30 days, and counted', async () => {
    const answer = await mydoc.call('referrer', { referer: 'ALICE-2026' });
    expect(answer).toMatchObject({ status: 200, code: 2000, message: {} });
    expect(answer.cookies).toEqual(['referrerUrl=ALICE-2026; Max-Age=2592000; Path=/; SameSite=Lax']);
    await mydoc.call('referrer', { referer: 'ALICE-2026' });
    expect(await arrivals()).toEqual([{ code: 'ALICE-2026', arrivals: 2 }]);
  });

  test('the cookie is Secure where the visitor came over https', async () => {
    const answer = await mydoc.call('referrer', { referer: 'ALICE-2026' }, { 'x-forwarded-proto': 'https' });
    expect(answer.cookies[0]).toContain('; Secure');
  });

  test.each(['', 'ab', 'a b c', '-abc', 'x'.repeat(33), '../../x', '<b>code</b>', 'ＡＢＣＤ'])(
    '%j is no code: refused quietly, no cookie',
    async (referer) => {
      const answer = await mydoc.call('referrer', { referer });
      expect(answer).toMatchObject({ status: 200, code: 4004, message: { key: 'dataError', field: 'referer', isShow: 0 }, cookies: [] });
    },
  );

  test('nothing about the visitor is stored', async () => {
    const columns = await readRows(
      mydoc.database.executor,
      sql`SELECT column_name AS name FROM information_schema.columns WHERE table_name = 'referral_arrival' AND table_schema = current_schema() ORDER BY 1`,
      z.object({ name: z.string() }),
    );
    expect(columns.map(({ name }) => name)).toEqual(['arrivals', 'code', 'day']);
  });

  test('invented codes do not fill the disk: beyond 10,000 of a day only known ones are counted', async () => {
    await mydoc.database.executor.execute(sql`
      INSERT INTO referral_arrival (day, code, arrivals)
      SELECT (now() AT TIME ZONE 'UTC')::date + later, 'made-' || n, 1 FROM generate_series(1, 10000) n, generate_series(0, 1) later`);
    await countArrival(mydoc.database.executor, 'one-more');
    await countArrival(mydoc.database.executor, 'made-7');
    const codes = new Map((await arrivals()).map((entry) => [entry.code, entry.arrivals]));
    expect([codes.has('one-more'), codes.get('made-7')]).toEqual([false, 3]);
  });
});
