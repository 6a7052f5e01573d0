import { expect, test } from '@jest/globals';
import { imageText } from '#lib/purchase/words/image-text.ts';
import { seededCatalogue } from '#tests/lib/catalogue/seeded-catalogue.ts';

test('an image is named with its version, one that is gone by its code, an upload by its source', async () => {
  const catalogue = await seededCatalogue();
  expect(imageText(catalogue, { kind: 'image', code: 'debian-13' })).toBe('Debian 13');
  expect(imageText(catalogue, { kind: 'image', code: 'gone' })).toBe('gone');
  expect(imageText(catalogue, { kind: 'iso', source: 'upload-1' })).toBe('upload-1');
  expect(imageText(catalogue, null)).toBe('');
});
