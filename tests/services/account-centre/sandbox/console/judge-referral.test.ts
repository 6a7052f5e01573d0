import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { CentreAnswer, CentreInput } from '#lib/contracts/account-centre.ts';
import { formPaths } from '#services/account-centre/sandbox/pages/page-context.ts';
import type { Browser } from '#tests/services/account-centre/browser.ts';
import { openSandbox, type SandboxUnderTest } from '#tests/services/account-centre/sandbox-under-test.ts';

let sandbox: SandboxUnderTest;
let affiliate: Browser;
let code = '';
let orders = 0;

const affiliateForm = formPaths.affiliate;
const codeOn = (page: string): string => /userCode=([A-Z0-9]+)/.exec(page)?.[1] ?? '';

beforeAll(async () => {
  sandbox = await openSandbox({ receive: async () => 'accepted' });
  affiliate = await sandbox.loggedIn('verified');
  await affiliate.fill(affiliateForm, affiliateForm, {});
  code = codeOn((await affiliate.get(affiliateForm)).text);
}, 60_000);

afterAll(() => sandbox.close());

async function accountIdOf(browser: Browser): Promise<string> {
  return (await sandbox.sessions.read(browser.cookies.get('hf_session') ?? ''))?.accountId ?? '';
}

const newOrder = (): string => `order-${(orders += 1)}`;

const report = (about: Partial<CentreInput<'referral/report'>> & { accountId: string }): Promise<CentreAnswer<'referral/report'>> =>
  sandbox.parts.centre.ask('referral/report', {
    orderId: newOrder(),
    code,
    currency: 'USD',
    paidMinor: 9_711,
    keptMinor: 9_711,
    paidAt: '2026-11-20T10:00:00.000Z',
    ...about,
  });

const verdict = (word: string): CentreAnswer<'referral/report'> =>
  ({ ok: true, result: { verdict: word } }) as CentreAnswer<'referral/report'>;

async function newcomer(): Promise<string> {
  return accountIdOf(await sandbox.loggedIn('new'));
}

describe('R-12.6 the code of an affiliate', () => {
  test('is given to a verified account, once', async () => {
    expect(code).toMatch(/^[A-Z0-9]{7}$/);
    await affiliate.post(affiliateForm, { form: 'x' });
    expect(codeOn((await affiliate.get(affiliateForm)).text)).toBe(code);
  });

  test('is not given before real-name verification: the page leads there', async () => {
    const member = await sandbox.loggedIn('new');
    const page = await member.get(affiliateForm);
    expect(page.text).toContain(`href="${formPaths.realName}"`);
    expect(page.text).not.toContain(`action="${affiliateForm}"`);
    // the token of a form that the page does not show is that of another one
    await member.fill('/ucenter/console/account', formPaths.state, { realName: 'verified' });
    const form = (await member.get(affiliateForm)).text;
    await member.fill('/ucenter/console/account', formPaths.state, { realName: 'none' });
    const token = /action="\/ucenter\/console\/affiliate">\s*<input type="hidden" name="form" value="([^"]+)"/.exec(form)?.[1] ?? '';
    expect(token).not.toBe('');
    await member.post(affiliateForm, { form: token });
    expect(codeOn((await member.get(affiliateForm)).text)).toBe('');
  });
});

describe('R-12.6 an order that came by a link', () => {
  test('counts for the affiliate, in whatever case the code was typed', async () => {
    const accountId = await newcomer();
    expect(await report({ accountId })).toEqual(verdict('counted'));
    expect(await report({ accountId, code: code.toLowerCase() })).toEqual(verdict('counted'));
    const { text } = await affiliate.get(affiliateForm);
    expect(text).toContain('$97.11');
    expect(text).toContain('$6.79');
  });

  test('does not count for the affiliate’s own account, nor for another account of the same person', async () => {
    expect(await report({ accountId: await accountIdOf(affiliate) })).toEqual(verdict('own-order'));
    const second = await sandbox.loggedIn('lowcredit');
    await sandbox.database.executor.execute(
      "UPDATE sandbox_account SET person_id = 'p-seed-verified' WHERE email = 'lowcredit@hostfront.test'",
    );
    expect(await report({ accountId: await accountIdOf(second) })).toEqual(verdict('own-order'));
  });

  test('does not count for somebody who had bought before', async () => {
    const member = await accountIdOf(await sandbox.loggedIn('member'));
    expect(await report({ accountId: member, paidAt: new Date().toISOString() })).toEqual(verdict('known-customer'));
  });

  test('counts for nobody when no affiliate has the code', async () => {
    expect(await report({ accountId: await newcomer(), code: 'WELCOME10' })).toEqual(verdict('unknown-code'));
  });

  test('counts for nobody while the affiliate is not verified; what counted before stays', async () => {
    const accountId = await newcomer();
    const orderId = newOrder();
    await report({ accountId, orderId });
    await affiliate.fill('/ucenter/console/account', formPaths.state, { realName: 'lapsed' });
    expect(await report({ accountId })).toEqual(verdict('unknown-code'));
    expect(await report({ accountId, orderId })).toEqual(verdict('counted'));
    await affiliate.fill('/ucenter/console/account', formPaths.state, { realName: 'verified' });
  });

  test('earns less once money went back, whatever comes late or twice', async () => {
    const [accountId, orderId] = [await newcomer(), newOrder()];
    const told = { accountId, orderId, paidMinor: 20_000, currency: 'HKD' } as const;
    for (const keptMinor of [20_000, 5_000, 20_000, 5_000]) {
      expect(await report({ ...told, keptMinor })).toEqual(verdict('counted'));
    }
    const { text } = await affiliate.get(affiliateForm);
    expect(text).toContain('HK$3.50');
    expect(text).toContain('HK$150');
  });

  test('is bound to its first report, and to an account that exists', async () => {
    const [accountId, orderId] = [await newcomer(), newOrder()];
    await report({ accountId, orderId });
    expect(await report({ accountId, orderId, code: 'ANOTHER' })).toEqual({ ok: false, reason: 'key-reused' });
    expect(await report({ accountId: 'a-nobody' })).toEqual({ ok: false, reason: 'unknown-account' });
  });
});
