import { expect, test } from '@jest/globals';
import { encode } from 'uqr';
import { pathOf } from '#studio/tools/account/qr-code.tsx';

test('each dark square of a code is a square of the path, and no light one', () => {
  expect(
    pathOf([
      [true, false],
      [false, true],
    ]),
  ).toBe('M0 0h1v1h-1zM1 1h1v1h-1z');
  const { data } = encode('otpauth://totp/x?secret=GEZDGNBVGY3TQOJQ', { border: 4 });
  const squares = new Set(pathOf(data).match(/M\d+ \d+/g));
  expect(data.flat().filter(Boolean).length).toBe(squares.size);
  expect(squares.has('M0 0')).toBe(false);
  // the corner that a reader looks for, beside the light border
  expect(['M4 4', 'M10 4', 'M4 10'].every((square) => squares.has(square))).toBe(true);
});
