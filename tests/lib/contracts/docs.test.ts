import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { apiPage } from '#scripts/api-docs/api-page.ts';
import { errorsPage } from '#scripts/api-docs/errors-page.ts';

test('docs/api.md is what the contracts say: npm run docs:api', () => {
  expect(readFileSync('docs/api.md', 'utf8')).toBe(apiPage());
});

test('docs/errors.md is what the catalogue says: npm run docs:api', () => {
  expect(readFileSync('docs/errors.md', 'utf8')).toBe(errorsPage());
});
