import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { findAnyPort } from '#scripts/stack/free-port.ts';
import { runStack, type RunningStack } from '#scripts/stack/run-stack.ts';
import { readStackSettings, type StackSettings } from '#scripts/stack/stack-settings.ts';
import { readDatabaseConfig } from '#services/platform/config.ts';
import { openDatabase } from '#services/platform/database/database.ts';
import { enterAsNewPerson, expectHeadline, groupAddress, joinGroup, payAndReturn, startGroup } from '../setup/buyers/group-visit.ts';
import { expectState, said } from '../setup/order-visit.ts';
import { expect, slow, test } from '../setup/test.ts';
import { expectUsable } from '../setup/whole-page.ts';

const quiet = (): void => undefined;
const run = (settings: StackSettings): Promise<RunningStack> => runStack(settings, { say: quiet, giveUp: quiet });

let directory: string;
let base: string;
let settings: StackSettings;
let stack: RunningStack;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  directory = mkdtempSync(path.join(tmpdir(), 'hostfront-groups-'));
  const port = await findAnyPort();
  base = `http://127.0.0.1:${port}`;
  const { PATH = '', HOME = '' } = process.env;
  const given = { PATH, HOME, PORT: String(port), DATA_DIRECTORY: directory, SITE_URL: base, SANDBOX_BUILD_SECONDS: '1' };
  settings = await readStackSettings(given);
  stack = await run(settings);
});

test.afterAll(async () => {
  await stack?.stop();
  rmSync(directory, { recursive: true, force: true });
});

/** Stops the product, lets five days pass for every group in its database, and starts it again. */
async function passFiveDays(): Promise<void> {
  await stack.stop();
  const database = await openDatabase(readDatabaseConfig(settings.environment));
  await database.executor.execute(
    sql`UPDATE buying_group SET created_at = created_at - interval '5 days', deadline_at = deadline_at - interval '5 days'`,
  );
  await database.close();
  stack = await run(settings);
}

test('R-7.5 a group that is not complete after five days fails, and every payment goes back in full', async ({ browser }) => {
  test.setTimeout(240_000);
  slow('two people pay, and the product stops and starts again');
  const [leader, friend] = await Promise.all([browser.newContext(), browser.newContext({ viewport: { width: 390, height: 844 } })]);
  await Promise.all([leader, friend].map((context) => enterAsNewPerson(context, base)));
  const [page, zh] = await Promise.all([leader.newPage(), friend.newPage()]);
  await startGroup(page, 'en', 3, base);
  await payAndReturn(page, 'en');
  await expectHeadline(page, 'en', 'open');
  await zh.goto(groupAddress(new URL(page.url()).pathname, 'zh', base));
  await joinGroup(zh, 'zh');
  await payAndReturn(zh, 'zh');
  await expect(page.locator('main')).toContainText('2 paid, 0 awaiting payment, 1 open');

  await passFiveDays();
  // the pages that were open go on by themselves
  await expectHeadline(page, 'en', 'failed');
  await expectHeadline(zh, 'zh', 'failed');
  await expect(page.locator('main')).toContainText('The group did not come together');
  await expectUsable(page);
  for (const [each, language] of [
    [page, 'en'],
    [zh, 'zh'],
  ] as const) {
    await each.getByRole('link', { name: said(language, 'group-buy', 'mine.order') }).click();
    await expectState(each, language, 'refunded');
    await expect(each.locator('main')).toContainText(said(language, 'orders', 'note.groupFailed'));
  }
  // what was paid is what was refunded; beside them stands the method
  const amounts = (await page.locator('.money dd').allInnerTexts()).filter((text) => /\d/.test(text));
  expect([amounts.length, new Set(amounts).size]).toEqual([2, 1]);
  await Promise.all([leader.close(), friend.close()]);
});
