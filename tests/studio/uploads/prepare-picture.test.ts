import { describe, expect, test } from '@jest/globals';
import { preparePicture, type PictureTools } from '#studio/uploads/prepare-picture.ts';
import { picturePixelsAtMost } from '#lib/content/picture-limits.ts';
import { reducedSize } from '#studio/uploads/picture-size.ts';

const mebibyte = 1024 * 1024;
const fileOf = (bytes: number, name = 'ship.v2.jpg', type = 'image/jpeg'): File => new File([new Uint8Array(bytes)], name, { type });
const tools = (width: number, height: number, reducedBytes = 1_000): PictureTools & { readonly drawn: unknown[] } => {
  const drawn: unknown[] = [];
  return {
    drawn,
    sizeOf: async () => ({ width, height }),
    redraw: async (_file, size) => {
      drawn.push(size);
      return new Blob([new Uint8Array(reducedBytes)], { type: 'image/webp' });
    },
  };
};
const unreadableTools: PictureTools = { sizeOf: async () => null, redraw: async () => new Blob() };

describe('a picture before its upload', () => {
  test('goes as it is up to 4 MiB, whatever its size', async () => {
    const file = fileOf(4 * mebibyte);
    expect(await preparePicture(file, tools(20_000, 100))).toEqual({ kind: 'unchanged', file });
  });

  test('is made smaller above it, 3,000 pixels at its longer side, and the editor is told', async () => {
    const drawing = tools(6_000, 4_000);
    const prepared = await preparePicture(fileOf(4 * mebibyte + 1), drawing);
    expect(drawing.drawn).toEqual([{ width: 3_000, height: 2_000 }]);
    expect(prepared).toMatchObject({
      kind: 'reduced',
      words: 'ship.v2.jpg was made smaller for the site: 4.0 MiB became 0.0 MiB. The file on your computer stays as it is.',
    });
    expect(prepared.kind === 'reduced' && [prepared.file.name, prepared.file.type, prepared.file.size]).toEqual([
      'ship.v2.webp',
      'image/webp',
      1_000,
    ]);
  });

  test('is never drawn larger, and stays what it was if that is lighter', async () => {
    expect(reducedSize(5 * mebibyte, { width: 900, height: 1_200 })).toEqual({ width: 900, height: 1_200 });
    expect(reducedSize(5 * mebibyte, { width: 60_000, height: 1 })).toEqual({ width: 3_000, height: 1 });
    const file = fileOf(5 * mebibyte);
    expect(await preparePicture(file, tools(10, 10, 6 * mebibyte))).toEqual({ kind: 'unchanged', file });
  });

  test('is refused with more pixels than the lake reads, or if it is no picture', async () => {
    expect(await preparePicture(fileOf(5 * mebibyte), tools(10_001, 10_000))).toEqual({
      kind: 'refused',
      words: 'ship.v2.jpg has 101 million pixels, and 100 million are possible. Make it smaller and choose it again.',
    });
    expect((await preparePicture(fileOf(5 * mebibyte), tools(10_000, picturePixelsAtMost / 10_000))).kind).toBe('reduced');
    expect(await preparePicture(fileOf(5 * mebibyte), unreadableTools)).toMatchObject({
      kind: 'refused',
      words: expect.stringContaining('cannot be read as a picture'),
    });
  });

  test('of another kind is left to the lake', async () => {
    const drawing = fileOf(5 * mebibyte, 'map.svg', 'image/svg+xml');
    expect(await preparePicture(drawing, unreadableTools)).toEqual({ kind: 'unchanged', file: drawing });
  });
});
