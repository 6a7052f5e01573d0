import { describe, expect, test } from '@jest/globals';
import { hasProtocol, rdapBaseFor, readBootstrap } from '#services/mydoc/domains/rdap/bootstrap.ts';
import { bootstrapSnapshot } from '#services/mydoc/domains/rdap/bootstrap-snapshot.ts';

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
});
