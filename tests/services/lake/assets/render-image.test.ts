import { describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { imageRequestOf } from '#services/lake/assets/image-request.ts';
import { renderImage } from '#services/lake/assets/render-image.ts';

/** 200 × 100: the left half red, the right half blue. */
const picture = await sharp({ create: { width: 200, height: 100, channels: 3, background: '#ff0000' } })
  .composite([{ input: { create: { width: 100, height: 100, channels: 3, background: '#0000ff' } }, left: 100, top: 0 }])
  .png()
  .toBuffer();

async function rendered(
  query: string,
  accept = '',
  bytes = picture,
): Promise<{ width: number; height: number; format: string; colours: string[] }> {
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
    ['w=48', { width: 48, height: 24 }],
    ['w=48&h=48', { width: 48, height: 24 }],
    ['w=48&h=48&fit=crop', { width: 48, height: 48, colours: ['red', 'blue'] }],
    ['w=45&h=30&fit=crop', { width: 48, height: 32 }],
    ['w=300&h=300&fit=fillmax', { width: 320, height: 320 }],
    ['w=400&fit=max', { width: 200, height: 100 }],
    ['w=50&dpr=2', { width: 100, height: 50 }],
    ['w=8000', { width: 2560, height: 1280 }],
    ['w=2000&blur=1500', { width: 640, height: 320 }],
    ['rect=0,0,100,100', { width: 100, height: 100, colours: ['red', 'red'] }],
    ['rect=100,0,100,100&w=32', { width: 32, height: 32, colours: ['blue', 'blue'] }],
    ['rect=150,50,400,400', { width: 50, height: 50, colours: ['blue', 'blue'] }],
    ['w=48&h=48&fit=crop&crop=focalpoint&fp-x=0.1&fp-y=0.5', { width: 48, height: 48, colours: ['red', 'red'] }],
    ['w=48&h=48&fit=crop&crop=focalpoint&fp-x=0.95&fp-y=0.5', { width: 48, height: 48, colours: ['blue', 'blue'] }],
  ])('%s', async (query, expected) => {
    expect(await rendered(query)).toMatchObject(expected);
  });

  test('formats are asked for, or chosen for a browser that can show WebP', async () => {
    expect(await rendered('fm=jpg')).toMatchObject({ format: 'jpeg' });
    expect(await rendered('fm=webp&q=40')).toMatchObject({ format: 'webp' });
    expect(await rendered('auto=format', 'image/avif,image/webp,*/*')).toMatchObject({ format: 'webp' });
    expect(await rendered('auto=format&w=20', 'image/png')).toMatchObject({ format: 'png' });
  });

  test('an address cannot make up sizes, qualities and blurs without end', () => {
    const forms = new Set<string>();
    for (let n = 1; n <= 3_000; n += 1)
      forms.add(JSON.stringify(imageRequestOf(new URLSearchParams(`w=${n}&q=${(n % 100) + 1}&blur=${n / 2}`), 'png', '')));
    expect(forms.size).toBeLessThan(28 * 5 * 4);
    expect(imageRequestOf(new URLSearchParams('w=4096&h=2900&fit=crop&fm=webp&q=100&blur=1500'), 'png', '')).toMatchObject({
      width: 2560,
      quality: 90,
      blur: 100,
    });
  });

  test.each([
    'w=480&h=270&fit=crop&auto=format&q=80',
    'w=960&h=540&fit=crop&q=80',
    'w=1200&h=630&fit=crop&q=80',
    'h=190&dpr=2&fit=max',
    'w=200',
    'h=800&fit=max',
    'w=96&h=96',
    'w=2000&fit=max',
  ])('what a page or the Studio asks for is rendered at its own size: %s', (query) => {
    const search = new URLSearchParams(query);
    const dpr = Number(search.get('dpr') ?? 1);
    const sideOf = (name: string): number | undefined => (search.has(name) ? Number(search.get(name)) * dpr : undefined);
    expect(imageRequestOf(search, 'png', '')).toMatchObject({ width: sideOf('w'), height: sideOf('h') });
  });

  test('a photograph taken with a turned camera is upright before it is cropped', async () => {
    const turned = await sharp(picture).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await rendered('w=48', '', turned)).toMatchObject({ width: 48, height: 96 });
    expect(await rendered('rect=0,0,100,50', '', turned)).toMatchObject({ width: 100, height: 50, colours: ['red', 'red'] });
  });

  test.each([
    'w=0',
    'w=99999',
    'w=abc',
    'h=-3',
    'rect=1,2,3',
    'rect=0,0,0,0',
    'fm=exe',
    'q=900',
    'fit=stretch',
    'fit=scale',
    'fm=avif',
    'fm=gif',
    'fp-x=3',
  ])('%s makes no sense', (query) => {
    expect(imageRequestOf(new URLSearchParams(query), 'png', '')).toBeNull();
  });
});
