import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { stylePolicy } from '#components/frame/document/style-policy.ts';

test('the policy of a page allows exactly its own sheets, and the empty ones that the browser fills by rule', () => {
  const hash = (css: string) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
  expect(stylePolicy(['a{b:c}'])).toBe(`style-src 'self' ${hash('')} ${hash('a{b:c}')}`);
});
