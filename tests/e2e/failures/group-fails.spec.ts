import { sql } from 'drizzle-orm';
import { enterAsNewPerson, expectHeadline, groupAddress, joinGroup, payAndReturn, startGroup } from '../setup/buyers/group-visit.ts';
import { expectState, said } from '../setup/order-visit.ts';
import { useOwnStack } from './own-stack.ts';
import { expect, slow, test } from '../setup/test.ts';
import { expectUsable } from '../setup/whole-page.ts';

const { base, changeWhileStopped } = useOwnStack('groups');

/** Lets five days pass for every group while the product is stopped. */
const passFiveDays = (): Promise<void> =>
  changeWhileStopped((executor) =>
    executor.execute(
      sql`UPDATE buying_group SET created_at = created_at - interval '5 days', deadline_at = deadline_at - interval '5 days'`,
    ),
  );

test('R-7.5 a group that is not complete after five days fails, and every payment goes back in full', async ({ browser }) => {
  test.setTimeout(240_000);
  slow('two people pay, and the product stops and starts again');
  const [leader, friend] = await Promise.all([browser.newContext(), browser.newContext({ viewport: { width: 390, height: 844 } })]);
  await Promise.all([leader, friend].map((context) => enterAsNewPerson(context, base())));
  const [page, zh] = await Promise.all([leader.newPage(), friend.newPage()]);
  await startGroup(page, 'en', 3, base());
  await payAndReturn(page, 'en');
  await expectHeadline(page, 'en', 'open');
  await zh.goto(groupAddress(new URL(page.url()).pathname, 'zh', base()));
  await joinGroup(zh, 'zh');
  await payAndReturn(zh, 'zh');
  await expect(page.locator('main')).toContainText('2 paid, 0 awaiting payment, 1 open');

  await passFiveDays();
  // the pages that were open go on by themselves
  await expectHeadline(page, 'en', 'failed');
  await expectHeadline(zh, 'zh', 'failed');
  await expect(page.locator('main')).toContainText('The group was not complete in time');
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
