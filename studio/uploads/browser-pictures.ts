import type { PictureTools } from './prepare-picture.ts';

const webpQuality = 0.86;

/** Pictures are read and drawn by the browser, turned as their camera says. */
export const browserPictures: PictureTools = {
  sizeOf: async (file) => {
    const bitmap = await createImageBitmap(file).catch(() => null);
    if (!bitmap) return null;
    const { width, height } = bitmap;
    bitmap.close();
    return { width, height };
  },
  redraw: async (file, { width, height }) => {
    const bitmap = await createImageBitmap(file, { resizeWidth: width, resizeHeight: height, resizeQuality: 'high' });
    const canvas = new OffscreenCanvas(width, height);
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
    bitmap.close();
    return canvas.convertToBlob({ type: 'image/webp', quality: webpQuality });
  },
};
