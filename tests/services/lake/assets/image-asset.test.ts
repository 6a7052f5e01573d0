import { describe, expect, test } from '@jest/globals';
import { describeImage } from '#services/lake/assets/image-asset.ts';

/** A drawing of 81 megapixels, blurred many times over. */
function blurredDrawing(filters: number): Buffer {
  const blurs = Array.from({ length: filters }, () => '<feGaussianBlur stdDeviation="200"/>').join('');
  const rects = Array.from(
    { length: 4 },
    (_, n) => `<rect width="9000" height="9000" x="${n * 10}" fill="#0b5cad" filter="url(#b)"/>`,
  ).join('');
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="9000"><filter id="b">${blurs}</filter>${rects}</svg>`);
}

describe('an uploaded picture', () => {
  test('a drawing that would take minutes at its own size is described at once', async () => {
    const startedAt = performance.now();
    const { document } = await describeImage(blurredDrawing(20), 'a.svg');
    expect(document.metadata).toMatchObject({
      dimensions: { width: 9000, height: 9000 },
      lqip: expect.stringContaining('data:image/jpeg'),
    });
    expect(performance.now() - startedAt).toBeLessThan(11_000);
  }, 60_000);

  test('a drawing that takes too long is given up at the deadline, and the next picture is read at once', async () => {
    await expect(describeImage(blurredDrawing(40_000), 'a.svg')).rejects.toMatchObject({ status: 400 });
    const startedAt = performance.now();
    const plain = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="10" height="10"/></svg>');
    const { document } = await describeImage(plain, 'b.svg');
    expect(document.metadata).toMatchObject({ dimensions: { width: 10, height: 10 } });
    expect(performance.now() - startedAt).toBeLessThan(8_000);
  }, 60_000);

  test('a drawing that cannot be read is refused with the reason', async () => {
    await expect(describeImage(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><rect'), 'a.svg')).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining('cannot be read'),
    });
  });
});
