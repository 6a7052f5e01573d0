import { expect, test } from '@jest/globals';
import { keepsFormerText } from '#studio/uploads/former-text.ts';

const picture = (ref: string | undefined, alt: unknown) => ({
  ...(ref === undefined ? {} : { asset: { _ref: ref } }),
  ...(alt === undefined ? {} : { alt }),
});

test.each([
  ['another picture with the text of the one before', picture('a', { en: 'A ship' }), picture('b', { en: 'A ship' }), true],
  ['another picture with another text', picture('a', { en: 'A ship' }), picture('b', { en: 'A quay' }), false],
  ['the same picture', picture('a', { en: 'A ship' }), picture('a', { en: 'A ship' }), false],
  ['a first picture', picture(undefined, { en: 'A ship' }), picture('b', { en: 'A ship' }), false],
  ['a removed picture', picture('a', { en: 'A ship' }), picture(undefined, { en: 'A ship' }), false],
  ['a picture that had no text', picture('a', undefined), picture('b', undefined), false],
])('%s is asked for: %#', (_what, before, now, asked) => {
  expect(keepsFormerText(before, now)).toBe(asked);
});
