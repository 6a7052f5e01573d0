import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { describesName } from '#services/mydoc/domains/rdap/read-rdap-answer.ts';

const answer = JSON.stringify({
  rdapConformance: ['rdap_level_0'],
  objectClassName: 'domain',
  ldhName: 'REED.COM.',
  status: ['client transfer prohibited'],
});
const tries = 5_000;

describe('R-5.14 an RDAP answer (RFC 9083)', () => {
  test('describes the name that it names', () => {
    expect(describesName(answer, 'reed.com')).toBe(true);
    expect(describesName(answer, 'tide.com')).toBe(false);
  });

  test.each([
    '',
    'null',
    '[]',
    '{}',
    '"reed.com"',
    '{"objectClassName":"entity","ldhName":"reed.com"}',
    '{"objectClassName":"domain"}',
    '<html>',
  ])('%s describes nothing', (text) => {
    expect(describesName(text, 'reed.com')).toBe(false);
  });

  const other = fc.constantFrom('domain', 'Domain', 'entity', 'nameserver', '', 7, null);
  const names = fc.constantFrom(
    'reed.com',
    'REED.com.',
    'reed.com..',
    'xreed.com',
    'reed.com.evil.net',
    'ree.com',
    ' reed.com',
    '',
    4,
    null,
  );

  test('only a domain object with the name itself describes it, whatever else is in it', () => {
    const extra = fc.dictionary(fc.constantFrom('status', 'entities', 'handle', 'unicodeName', '__proto__'), fc.jsonValue());
    fc.assert(
      fc.property(extra, other, names, fc.boolean(), (more, objectClassName, ldhName, inside) => {
        const value = { ...more, objectClassName, ldhName };
        const text = JSON.stringify(inside ? { domain: value } : value);
        const says = !inside && objectClassName === 'domain' && (ldhName === 'reed.com' || ldhName === 'REED.com.');
        expect(describesName(text, 'reed.com')).toBe(says);
      }),
      { numRuns: tries },
    );
  });

  test('a name with one letter changed is another name', () => {
    for (let place = 0; place < 'reed'.length; place += 1)
      for (const letter of 'abcdfghijklmnopqstuvwxyz0123456789-é') {
        if (letter === 'reed'[place]) continue;
        const changed = `${'reed'.slice(0, place)}${letter}${'reed'.slice(place + 1)}.com`;
        expect([changed, describesName(answer.replace('REED.COM.', changed), 'reed.com')]).toEqual([changed, false]);
      }
  });

  test('an answer that is cut anywhere describes nothing', () => {
    for (let length = 0; length < answer.length; length += 1) expect(describesName(answer.slice(0, length), 'reed.com')).toBe(false);
  });

  test('of a key that comes twice the last one counts, and a deep answer describes nothing', () => {
    const twice = '{"objectClassName":"domain","ldhName":"reed.com","ldhName":"tide.com"}';
    expect([describesName(twice, 'reed.com'), describesName(twice, 'tide.com')]).toEqual([false, true]);
    expect(describesName('['.repeat(100_000) + ']'.repeat(100_000), 'reed.com')).toBe(false);
  });
});
