import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { hasProtocol, rdapBaseFor, readBootstrap } from '#services/mydoc/domains/rdap/bootstrap.ts';
import { bootstrapSnapshot } from '#services/mydoc/domains/rdap/bootstrap-snapshot.ts';
import { domainSuffixes } from '#studio/seed/documents/domain-suffixes.ts';

const services: [string[], string[]][] = [
  [['uk'], ['http://plain.example/', 'https://uk.example/rdap/']],
  [['co.uk'], ['https://co.example/']],
  [['test'], ['http://only-plain.example/']],
  [
    ['dev', 'APP'],
    ['not an address', 'https://dev.example/'],
  ],
];

test('an address that is none has no protocol', () => {
  expect(hasProtocol('not an address', 'https:')).toBe(false);
});

describe('R-5.14 the list of RDAP servers (RFC 9224)', () => {
  test('the longest suffix decides, and only https counts', () => {
    expect(rdapBaseFor({ services }, 'reed.uk')).toBe('https://uk.example/rdap/');
    expect(rdapBaseFor({ services }, 'reed.co.uk')).toBe('https://co.example/');
    expect(rdapBaseFor({ services }, 'co.uk')).toBe('https://uk.example/rdap/');
    expect(rdapBaseFor({ services }, 'reed.test')).toBeNull();
    for (const name of ['reed.dev', 'REED.app']) expect(rdapBaseFor({ services }, name)).toBe('https://dev.example/');
    expect(rdapBaseFor({ services }, 'reed.jp')).toBeNull();
  });

  test('each suffix of a name is tried, down to its last label and no further', () => {
    expect(rdapBaseFor({ services }, 'reed.gov.uk')).toBe('https://uk.example/rdap/');
    expect(rdapBaseFor({ services: [[[''], ['https://root.example/']]] }, 'reed.uk')).toBeNull();
  });

  test('every address of the snapshot is over https and ends in a slash', () => {
    for (const address of bootstrapSnapshot.services.flatMap(([, addresses]) => addresses)) expect(address).toMatch(/^https:\/\/.+\/$/);
    expect(rdapBaseFor(bootstrapSnapshot, 'reed.com')).toBe('https://rdap.verisign.com/com/v1/');
    expect(rdapBaseFor(bootstrapSnapshot, 'reed.jp')).toBeNull();
  });

  test('a text that is no such list is none', () => {
    expect(readBootstrap(JSON.stringify({ version: '1.0', publication: '2026-11-01T00:00:00Z', services }))?.services).toEqual(services);
    const later = readBootstrap(JSON.stringify({ publication: '2026-11-01T09:00:00+09:00', services }));
    expect(later?.services).toEqual(services);
    for (const text of [
      '',
      '{}',
      'null',
      '{"publication":"x","services":[]}',
      '{"publication":"2026-11-01T00:00:00Z","services":[[["a"]]]}',
    ])
      expect(readBootstrap(text)).toBeNull();
  });

  test('a damaged list is none, or one whose addresses are over https', () => {
    const list = JSON.stringify({
      publication: '2026-11-01T00:00:00Z',
      services: [[['com'], ['http://a.example/', 'https://b.example/']]],
    });
    const damage = fc.tuple(fc.nat(list.length), fc.nat(12), fc.string({ maxLength: 4 }));
    let whole = 0;
    fc.assert(
      fc.property(damage, ([at, cut, inserted]) => {
        const read = readBootstrap(`${list.slice(0, at)}${inserted}${list.slice(at + cut)}`);
        if (read === null) return;
        whole += 1;
        expect(rdapBaseFor(read, 'reed.com') ?? 'https:').toMatch(/^https:/);
      }),
      { numRuns: 5_000 },
    );
    expect(whole).toBeGreaterThan(100);
  });

  test('the list of the repository has the date and the gaps that operators are told of', () => {
    const row =
      readFileSync('docs/operations.md', 'utf8')
        .split('\n')
        .find((line) => line.includes('`RDAP_BOOTSTRAP_URL`')) ?? '';
    expect(row).toContain(`is of ${bootstrapSnapshot.publication.slice(0, 10)}`);
    const lacking = domainSuffixes
      .map(({ suffix }) => String(suffix))
      .filter((suffix) => rdapBaseFor(bootstrapSnapshot, `reed${suffix}`) === null);
    expect([...row.matchAll(/\.[a-z]{2}(?=,| )/g)].map(([suffix]) => suffix).toSorted()).toEqual(lacking.toSorted());
  });
});
