import { expect, test } from '@jest/globals';
import { isSocketAddress } from '#lib/contracts/socket-addresses.ts';

test.each([
  ['/lake/socket/mux', true],
  ['/lake/socket/mux?token=1', true],
  ['/lake/v2025-02-19/socket/production', true],
  ['/lake/vX/socket/production?tag=a', true],
  ['/lake/socket/mux/', false],
  ['/lake/v2025-02-19/socket/other', false],
  ['/lake/x', false],
  ['//', false],
  ['http://site/lake/socket/mux', false],
  [undefined, false],
])('a connection to %s may become a WebSocket: %s', (target, expected) => {
  expect(isSocketAddress(target)).toBe(expected);
});
