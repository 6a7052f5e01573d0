import { expect, test } from '@jest/globals';
import { imageUrl } from '#lib/content/values/image-url.ts';

const picture = { ref: 'image-abc123-1000x1000-png', crop: null, hotspot: null };
const wide = { widthPx: 480, heightPx: 270 };

const rectOf = (url: string | null): string | null => (url ? new URL(url, 'http://site.invalid').searchParams.get('rect') : null);

test('without a hotspot the middle is kept', () => {
  expect(imageUrl('/images', picture, wide)).toBe('/images/abc123-1000x1000.png?rect=0,219,1000,563&w=480&h=270&fit=crop&auto=format&q=80');
});

test('what the editor marked stays in view, and the part never leaves the picture', () => {
  expect(rectOf(imageUrl('/images', { ...picture, hotspot: { x: 0.5, y: 0.1 } }, wide))).toBe('0,0,1000,563');
  expect(rectOf(imageUrl('/images', { ...picture, hotspot: { x: 0.5, y: 0.95 } }, wide))).toBe('0,438,1000,563');
});

test('the part lies inside the editor’s crop', () => {
  const crop = { top: 0.5, bottom: 0, left: 0.25, right: 0.25 };
  expect(rectOf(imageUrl('/images', { ...picture, crop }, wide))).toBe('250,609,500,281');
});

test('a drawing is sent as it is, and what is no picture has no address', () => {
  expect(imageUrl('/images', { ...picture, ref: 'image-abc-10x10-svg' }, wide)).toBe('/images/abc-10x10.svg');
  expect(imageUrl('/images', { ...picture, ref: '../../etc/passwd' }, wide)).toBeNull();
});
