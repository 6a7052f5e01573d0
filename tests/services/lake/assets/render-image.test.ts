import { describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { imageRequestOf } from '#services/lake/assets/image-request.ts';
import { renderImage } from '#services/lake/assets/render-image.ts';

/** 200 × 100: the left half red, the right half blue. */
const picture = await sharp({ create: { width: 200, height: 100, channels: 3, background: '#ff0000' } })
  .composite([{ input: { create: { width: 100, height: 100, channels: 3, background: '#0000ff' } }, left: 100, top: 0 }])
  .png()
  .toBuffer();

async function rendered(query: string, accept = '', bytes = picture): Promise<{ width: number; height: number; format: string; colours: string[] }> {
  const request = imageRequestOf(new URLSearchParams(query), 'png', accept);
  if (!request) throw new Error('refused');
  const { bytes: output } = await renderImage(bytes, request);
  const { width, height, format } = await sharp(output).metadata();
  const { data, info } = await sharp(output).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const colourAt = (x: number): string => {
    const at = (Math.floor(info.height / 2) * info.width + x) * info.channels;
    return (data[at] ?? 0) > (data[at + 2] ?? 0) ? 'red' : 'blue';
  };
  return { width, height, format, colours: [colourAt(1), colourAt(info.width - 2)] };
}

describe('pictures', () => {
  test.each([
    ['w=50', { width: 50, height: 25 }],
    ['w=50&h=50', { width: 50, height: 25 }],
    ['w=50&h=50&fit=crop', { width: 50, height: 50, colours: ['red', 'blue'] }],
    ['w=50&h=50&fit=scale', { width: 50, height: 50 }],
    ['w=50&h=50&fit=fill', { width: 50, height: 50 }],
    ['w=400&fit=max', { width: 200, height: 100 }],
    ['w=50&dpr=2', { width: 100, height: 50 }],
    ['rect=0,0,100,100', { width: 100, height: 100, colours: ['red', 'red'] }],
    ['rect=100,0,100,100&w=10', { width: 10, height: 10, colours: ['blue', 'blue'] }],
    ['rect=150,50,400,400', { width: 50, height: 50, colours: ['blue', 'blue'] }],
    ['w=50&h=50&fit=crop&crop=focalpoint&fp-x=0.1&fp-y=0.5', { width: 50, height: 50, colours: ['red', 'red'] }],
    ['w=50&h=50&fit=crop&crop=focalpoint&fp-x=0.95&fp-y=0.5', { width: 50, height: 50, colours: ['blue', 'blue'] }],
  ])('%s', async (query, expected) => {
    expect(await rendered(query)).toMatchObject(expected);
  });

  test('formats are asked for, or chosen for a browser that can show WebP', async () => {
    expect(await rendered('fm=jpg')).toMatchObject({ format: 'jpeg' });
    expect(await rendered('fm=webp&q=40')).toMatchObject({ format: 'webp' });
    expect(await rendered('auto=format', 'image/avif,image/webp,*/*')).toMatchObject({ format: 'webp' });
    expect(await rendered('auto=format&w=20', 'image/png')).toMatchObject({ format: 'png' });
  });

  test('a photograph taken with a turned camera stands upright before it is cut', async () => {
    const turned = await sharp(picture).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await rendered('w=50', '', turned)).toMatchObject({ width: 50, height: 100 });
    expect(await rendered('rect=0,0,100,50', '', turned)).toMatchObject({ width: 100, height: 50, colours: ['red', 'red'] });
  });

  test.each(['w=0', 'w=99999', 'w=abc', 'h=-3', 'rect=1,2,3', 'rect=0,0,0,0', 'fm=exe', 'q=900', 'fit=stretch', 'fp-x=3', 'bg=red'])('%s makes no sense', (query) => {
    expect(imageRequestOf(new URLSearchParams(query), 'png', '')).toBeNull();
  });
});
