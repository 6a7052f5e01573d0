import { describe, expect, test } from '@jest/globals';
import { checkIdentityDocument, type IdentityDocument } from '#lib/rules/identity-documents.ts';

const nowMs = Date.parse('2026-11-21T12:00:00Z');

const check = (kind: IdentityDocument, text: string, country = ''): string => {
  const verdict = checkIdentityDocument(kind, text, country, nowMs);
  return verdict.ok ? verdict.number : `no ${verdict.reason}`;
};

describe('R-11.2 the number of an identity document', () => {
  test.each([
    ['11010519491231002X', '11010519491231002X'],
    ['11010519491231002x', '11010519491231002X'],
    ['110105194912310021', 'no checksum'],
    ['A123456(3)', 'no format'],
  ])('of a Chinese ID card: %s is %s', (text, answer) => {
    expect(check('cn-id-card', text)).toBe(answer);
  });

  test.each([
    ['A123456(3)', 'A1234563'],
    ['a123456 3', 'A1234563'],
    ['Ａ１２３４５６（３）', 'A1234563'],
    ['AB987654(3)', 'AB9876543'],
    ['G123456(A)', 'G123456A'],
    ['A123456(4)', 'no checksum'],
    ['B123456(3)', 'no checksum'],
    ['A12345(3)', 'no format'],
    ['ABC123456(3)', 'no format'],
    ['A1234563\n', 'A1234563'],
    ['', 'no format'],
  ])('of a Hong Kong ID card: %j is %s', (text, answer) => {
    expect(check('hk-id-card', text)).toBe(answer);
  });

  test('of a Hong Kong ID card has one right check digit of eleven', () => {
    const right = [...'0123456789A'].filter((digit) => !check('hk-id-card', `C668668${digit}`).startsWith('no'));
    expect(right).toHaveLength(1);
  });

  test.each([
    ['AB12345678CD', 'AB12345678CD'],
    ['ab 1234-5678 cd', 'AB12345678CD'],
    ['AB1234567CD', 'no format'],
    ['A112345678CD', 'no format'],
  ])('of a Japanese residence card: %s is %s', (text, answer) => {
    expect(check('jp-residence-card', text)).toBe(answer);
  });

  test.each([
    ['C01X00T47', 'de', 'DEC01X00T47'],
    ['123456789', 'US', 'US123456789'],
    ['TK1234567', 'JP', 'JPTK1234567'],
    ['12345', 'US', 'no format'],
    ['1234567890', 'US', 'no format'],
    ['ABCDEFG', 'US', 'no format'],
    ['123456789', '', 'no country'],
    ['123456789', 'QX', 'no country'],
    ['123456789', 'USA', 'no country'],
  ])('of a passport: %s of %j is %s', (text, country, answer) => {
    expect(check('passport', text, country)).toBe(answer);
  });

  test('of 100,000 characters is refused at once', () => {
    const long = 'A'.repeat(100_000);
    for (const kind of ['cn-id-card', 'hk-id-card', 'jp-residence-card', 'passport'] as const)
      expect(check(kind, long, long)).toBe('no format');
  });
});
