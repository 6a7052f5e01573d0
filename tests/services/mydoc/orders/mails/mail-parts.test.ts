import { expect, test } from '@jest/globals';
import { mailHtml, mailText, type MailPart } from '#services/mydoc/orders/mails/mail-parts.ts';

const parts: readonly MailPart[] = [
  { kind: 'text', text: 'Thank you.\nKeep it.' },
  { kind: 'facts', facts: [['Number', 'S-4NPY-5RQ5'] as const, ['Product', '<b>A & B</b>'] as const] },
  { kind: 'link', label: 'Go to the order', address: 'https://example.org/a?b=1&c="2"' },
  { kind: 'small', text: 'Seller' },
];

test('plain text has each piece on lines of its own, with the colon of its language', () => {
  expect(mailText(parts, 'en')).toBe(
    'Thank you.\nKeep it.\n\nNumber: S-4NPY-5RQ5\nProduct: <b>A & B</b>\n\nGo to the order\nhttps://example.org/a?b=1&c="2"\n\nSeller\n',
  );
  expect(mailText(parts, 'zh')).toContain('Number：S-4NPY-5RQ5');
});

test('HTML is one document in its language, escaped, with nothing to load or to run', () => {
  const html = mailHtml('Order <1>', parts, 'zh');
  expect(html).toMatch(/^<!doctype html>\n<html lang="zh-CN">/);
  expect(html).toContain('<title>Order &lt;1&gt;</title>');
  expect(html).toContain(
    '<td style="padding:.375rem 1rem .375rem 0;text-align:left;vertical-align:top;border-bottom:1px solid #ccc">&lt;b&gt;A &amp; B',
  );
  expect(html).toContain('href="https://example.org/a?b=1&amp;c=&quot;2&quot;"');
  expect(html).toContain('Thank you.<br>Keep it.');
  expect(html).not.toMatch(/<(?:img|script|link|iframe)|url\(|@import/);
});

test('numbers that one reads out stay on one line in HTML, and are plain in text', () => {
  const lead: MailPart = { kind: 'text', text: 'Change for S-4NPY-5RQ5 & more' };
  const html = mailHtml('Your order S-4NPY-5RQ5', [lead], 'en');
  const whole = '<span style="white-space:nowrap">S-4NPY-5RQ5</span>';
  expect(html).toContain(`<p>Change for ${whole} &amp; more</p>`);
  expect(html).toContain(`>Your order ${whole}</h1>`);
  expect(html).toContain('<title>Your order S-4NPY-5RQ5</title>');
  expect(mailText([lead], 'en')).toBe('Change for S-4NPY-5RQ5 & more\n');
});
