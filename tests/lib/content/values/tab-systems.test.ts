import { expect, test } from '@jest/globals';
import { tabOfSystem } from '#lib/content/values/tab-systems.ts';

test.each([
  [['linux', 'windows'], 'windows', 1],
  [['linux-macos', 'windows'], 'linux', 0],
  [['windows', 'macos'], 'linux-macos', 1],
  [['linux-macos', 'linux'], 'linux', 1],
  [[null, 'windows'], 'linux', -1],
  [[], 'linux', -1],
])('among tabs for %j, a reader of %s gets number %i', (systems, chosen, index) => {
  expect(tabOfSystem(systems, chosen)).toBe(index);
});
