import { describe, expect, test } from '@jest/globals';
import { isIsoProbe, isoProbe } from '#lib/purchase/iso-file.ts';
import { readTypedSize } from '#lib/purchase/read-size.ts';
import { buttonState } from '#lib/purchase/button-state.ts';

describe('R-5.6 a typed size between 10 and 2000', () => {
  test.each([
    ['10', 10],
    ['11', 11],
    ['1999', 1999],
    ['2000', 2000],
    [' 40 ', 40],
  ])('%j is %d', (text, value) => {
    expect(readTypedSize(text, { min: 10, max: 2000 })).toEqual({ ok: true, value });
  });

  test.each([
    ['9', 'out-of-bounds'],
    ['2001', 'out-of-bounds'],
    ['0', 'out-of-bounds'],
    ['', 'malformed'],
    ['1e3', 'malformed'],
    ['４０', 'malformed'],
    ['-40', 'malformed'],
    ['40.5', 'malformed'],
    ['forty', 'malformed'],
    ['9999999999', 'malformed'],
  ])('%j is %s and becomes the smallest', (text, problem) => {
    expect(readTypedSize(text, { min: 10, max: 2000 })).toEqual({ ok: false, value: 10, problem });
  });
});

describe('R-5.1 a disc image is recognised by its bytes', () => {
  const file = (identifier: string, at = 32_769) => {
    const bytes = new Uint8Array(40_000);
    bytes.set(new TextEncoder().encode(identifier), at);
    return new Blob([bytes]);
  };
  const probe = async (blob: Blob) => isIsoProbe(new Uint8Array(await isoProbe(blob).arrayBuffer()));

  test('ISO 9660 and UDF are images, at their sectors and nowhere else', async () => {
    expect([await probe(file('CD001')), await probe(file('BEA01')), await probe(file('NSR02', 32_769 + 2_048))]).toEqual([
      true,
      true,
      true,
    ]);
    expect([await probe(file('CD001', 100)), await probe(file('CD001', 32_770)), await probe(new Blob(['CD001']))]).toEqual([
      false,
      false,
      false,
    ]);
  });
});

describe('R-5.8 the button', () => {
  const facts = { requesting: false, soldOut: false, limited: false, loggedIn: true };

  test.each([
    [facts, 'next'],
    [{ ...facts, loggedIn: false }, 'log-in'],
    [{ ...facts, limited: true, loggedIn: false }, 'limited'],
    [{ ...facts, soldOut: true, limited: true }, 'sold-out'],
    [{ ...facts, soldOut: true, requesting: true }, 'requesting'],
  ] as const)('with %j is %s', (given, expected) => {
    expect(buttonState(given)).toBe(expected);
  });
});
