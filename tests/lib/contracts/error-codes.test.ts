import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { calls } from '#lib/contracts/calls.ts';
import { successCode } from '#lib/contracts/codes/envelope-codes.ts';
import { errorCodeOf, errorKeys } from '#lib/contracts/error-codes.ts';
import { languages, localizePath } from '#lib/language/languages.ts';

const words = (language: string): Record<string, string> => JSON.parse(readFileSync(`locales/${language}/errors-mydoc.json`, 'utf8'));

/** Where a refusal may lead. */
const linked = [
  ...['/contact', '/activate/2', '/ac/coupon', '/ac/coupon#mine', '/activity/festivals'],
  ...['/product/vps', '/product/availability', '/product/vps-buy/order'],
  ...['/doc', '/doc/search', '/doc/collect', '/doc/article/refund', '/doc/article/tos'],
];

describe('R-10.5 the catalogue of refusals', () => {
  test('every code is an integer of its own, and none is success', () => {
    const codes = errorKeys.map((key) => errorCodeOf(key).code);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.filter((code) => !Number.isInteger(code) || code === successCode)).toEqual([]);
  });

  test.each(languages)('every key has its text in %s, and there is no text without a key', (language) => {
    expect(Object.keys(words(language)).toSorted()).toEqual([...errorKeys].toSorted());
  });

  test.each(languages)('HTML in %s is links to our own pages in that language', (language) => {
    const tags = Object.values(words(language)).flatMap((text) => text.match(/<[^>]*>/g) ?? []);
    const open = tags.filter((tag) => tag !== '</a>');
    const own = linked.map((path) => `<a href="${localizePath(path, language)}">`);
    // the page of a group's campaign is known when the refusal is written
    expect(open.filter((tag) => ![...own, '<a href="{{venue}}">'].includes(tag))).toEqual([]);
    expect(tags).toHaveLength(2 * open.length);
  });

  test('what is not answered has the HTTP status as its code', () => {
    const unanswered = errorKeys.map(errorCodeOf).filter(({ status }) => status !== undefined);
    expect(unanswered.map(({ status }) => status).toSorted()).toEqual([404, 405, 413, 415, 429, 503]);
    expect(unanswered.every(({ status, code }) => status === code)).toBe(true);
  });

  test('§8 the wordings of the specification are there unchanged', () => {
    const texts = Object.values(words('en')).map((text) => text.replaceAll(/<[^>]*>/g, ''));
    const wordings = [
      'Please log in first',
      'You did not select a product, please check again.',
      'Please select a system image.',
      'Please pass the human-machine verification first.',
      'Please enter the correct system disk size; the capacity was reset.',
      'This model is sold out.',
      'This event does not exist.',
      'Your real-name status does not support this coupon or this event.',
      'The event has not started yet.',
      'This event has ended.',
      'This event can only be attended by newcomers.',
      'You can only participate in this event once.',
      'You have already received it.',
      'This coupon has expired',
      'Limited edition products for this event.',
      'Your current account has abnormal behavior and is temporarily unable to participate',
      'You are not registered',
      'The leader of the group has not yet paid and cannot join.',
      'The group has ended or the number of people is full.',
      'The group has been successfully launched and cannot be joined.',
      'The group has ended.',
      'The group is full.',
      'The group does not exist or the link is wrong.',
      'Please choose a group to join.',
      'error opening this article',
      'Copy succeeded',
      'Copy failed',
      'Copy is not supported',
      'This operation requires login. Log in now?',
    ];
    expect(wordings.filter((wording) => !texts.some((text) => text.includes(wording)))).toEqual([]);
  });
});

test('R-10.1 the 11 calls of §7 have a contract each', () => {
  expect(calls.slice(0, 11).map(({ path }) => path)).toEqual([
    'referrer',
    'seniorManage/SEO/search',
    'seniorManage/SEO/JS/search',
    'logout',
    'seniorManage/footLink/search',
    'home/footer/comment',
    'chat',
    'doc/helpDoc/searchArtAndPro',
    'order-server/pay/getMoneyType',
    'seniorManage/Browsing/add',
    'finance/message/searchAnnounce',
  ]);
});
