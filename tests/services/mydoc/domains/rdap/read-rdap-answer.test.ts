import { describe, expect, test } from '@jest/globals';
import { describesName } from '#services/mydoc/domains/rdap/read-rdap-answer.ts';

const answer = JSON.stringify({
  rdapConformance: ['rdap_level_0'],
  objectClassName: 'domain',
  ldhName: 'REED.COM.',
  status: ['client transfer prohibited'],
});
const tries = 20_000;

/** A generator of numbers that repeats itself in every run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

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

  test(`${tries} damaged answers never throw, and never describe another name`, () => {
    const next = numbers(23);
    for (let turn = 0; turn < tries; turn += 1) {
      const at = Math.floor(next() * answer.length);
      const cut = Math.floor(next() * 12);
      const inserted = String.fromCharCode(...Array.from({ length: Math.floor(next() * 4) }, () => Math.floor(next() * 0x2ff)));
      const damaged = `${answer.slice(0, at)}${inserted}${answer.slice(at + cut)}`;
      expect(describesName(damaged, 'tide.com')).toBe(false);
      expect(typeof describesName(damaged, 'reed.com')).toBe('boolean');
    }
  });
});
