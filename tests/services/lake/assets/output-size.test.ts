import { describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { imageRequestOf } from '#services/lake/assets/image-request.ts';
import { outputLimits } from '#services/lake/assets/output-size.ts';
import { renderImage } from '#services/lake/assets/render-image.ts';

const plain = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#00aa55' } })
    .png({ compressionLevel: 1 })
    .toBuffer();

async function made(bytes: Buffer, search: string) {
  const request = imageRequestOf(new URLSearchParams(search), 'png', '');
  if (!request) throw new Error('refused');
  const image = await renderImage(bytes, request);
  const { width, height } = await sharp(image.bytes).metadata();
  return { width, height, format: image.format };
}

describe('the size of a rendered picture', () => {
  test.each(['w=8000', 'h=8000', 'w=3000&dpr=3&h=8000&fit=fillmax', 'w=8000&h=8000&fit=crop', 'w=8000&h=20&fit=crop', 'w=4096', 'q=20'])(
    '%s keeps within 2,560 a side and 6.6 megapixels',
    async (search) => {
      for (const bytes of [await plain(50, 50), await plain(10, 5000)]) {
        const { width, height } = await made(bytes, `${search}&fm=jpg`);
        expect(Math.max(width, height)).toBeLessThanOrEqual(outputLimits.sideAtMost);
        expect(width * height).toBeLessThanOrEqual(outputLimits.pixelsAtMost);
      }
    },
    30_000,
  );

  test('a large original in another format becomes smaller and keeps its proportions', async () => {
    expect(await made(await plain(5000, 2500), 'fm=jpg')).toMatchObject({ width: 2560, height: 1280 });
  }, 30_000);
});
