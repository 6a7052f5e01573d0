import { createLruCache } from '../lru-cache.ts';
import type { AssetFiles } from './asset-files.ts';
import type { ImageRequest } from './image-request.ts';
import { renderImage } from './render-image.ts';

export interface RenderedImage {
  contentType: string;
  bytes: Buffer;
}

const cachedBytesAtMost = 64 * 1024 * 1024;
const contentTypes: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  svg: 'image/svg+xml',
};

/** Renders each wanted form of a picture once, and keeps the recent ones. */
export function createImageRenderer(files: AssetFiles): (name: string, request: ImageRequest | null) => Promise<RenderedImage | null> {
  const rendered = createLruCache<RenderedImage>({ entriesAtMost: 2_000, weightAtMost: cachedBytesAtMost, weightOf: (image) => image.bytes.length });
  const underWay = new Map<string, Promise<RenderedImage | null>>();

  const render = async (name: string, request: ImageRequest | null): Promise<RenderedImage | null> => {
    const original = await files.get(name);
    if (!original) return null;
    const extension = name.split('.').at(-1) ?? '';
    if (extension === 'svg' || !request || request.untouched) {
      return { contentType: contentTypes[extension] ?? 'application/octet-stream', bytes: original };
    }
    return { contentType: contentTypes[request.format] ?? 'application/octet-stream', bytes: await renderImage(original, request) };
  };

  return async (name, request) => {
    const key = `${name} ${JSON.stringify(request)}`;
    const known = rendered.get(key);
    if (known) return known;
    const work = underWay.get(key) ?? render(name, request).finally(() => underWay.delete(key));
    underWay.set(key, work);
    const image = await work;
    if (image) rendered.set(key, image);
    return image;
  };
}
