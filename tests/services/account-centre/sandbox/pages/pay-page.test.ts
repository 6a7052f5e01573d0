import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { htmlLang, languages, toStoredLanguage } from '#lib/language/languages.ts';
import { openMember, type MemberAtSandbox } from '#tests/services/account-centre/member-at-sandbox.ts';

let at: MemberAtSandbox;

beforeAll(async () => {
  at = await openMember(async () => 'accepted');
}, 60_000);

afterAll(() => at.sandbox.close());

const titles = { en: 'Pay for an order', zh: '支付订单', ja: 'ご注文のお支払い' };

describe('the page of a payment', () => {
  test.each(languages)('of an order in %s is in that language, whatever the browser prefers or was set to before', async (language) => {
    const { payAddress } = await at.startPayment({ language });
    const other = language === 'ja' ? 'zh' : 'ja';
    at.member.setCookie('languages', toStoredLanguage(other));
    const { text } = await at.member.get(payAddress);
    expect(text).toContain(`<html lang="${htmlLang[language]}">`);
    expect(text).toContain(`<h1>${titles[language]}</h1>`);
    const asked = await at.member.get(`${payAddress}?lang=${toStoredLanguage(other)}`);
    expect(asked.text).toContain(`<html lang="${htmlLang[other]}">`);
  });

  test('still says so once it is settled', async () => {
    const { payAddress } = await at.startPayment({ language: 'zh' });
    at.member.setCookie('languages', 'en');
    await at.pay(payAddress, 'paid');
    expect((await at.member.get(payAddress)).text).toContain('<html lang="zh-CN">');
  });

  test('names its account as the site does, by the masked e-mail address', async () => {
    const { payAddress } = await at.startPayment({ language: 'en' });
    for (const path of [payAddress, '/ucenter/console?lang=en']) {
      const { text } = await at.member.get(path);
      expect(text).toContain('Logged in as memb****@hostfront.test');
      expect(text).not.toContain('Logged in as u-');
    }
  });
});
