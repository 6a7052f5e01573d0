import { createLruCache } from '../lru-cache.ts';
import type { AssetFiles } from './asset-files.ts';
import type { ImageRequest } from './image-request.ts';
import { renderImage } from './render-image.ts';
import { createRenderQueue } from './render-queue.ts';

export interface RenderedImage {
  contentType: string;
  bytes: Buffer;
}

const cachedBytesAtMost = 64 * 1024 * 1024;
/** Each holds a whole picture in memory and a thread of its own. */
const queueLimits = { atOnce: 2, waitingAtMost: 32 };
const contentTypes: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  svg: 'image/svg+xml',
};

/** Renders each wanted form of a picture once, and keeps the recent ones; it throws 503 when too many are wanted at once. */
export function createImageRenderer(files: AssetFiles, draw: typeof renderImage = renderImage): (name: string, request: ImageRequest | null) => Promise<RenderedImage | null> {
  const rendered = createLruCache<RenderedImage>({ entriesAtMost: 2_000, weightAtMost: cachedBytesAtMost, weightOf: (image) => image.bytes.length });
  const underWay = new Map<string, Promise<RenderedImage | null>>();

  const queue = createRenderQueue(queueLimits);

  const render = async (name: string, request: ImageRequest | null): Promise<RenderedImage | null> => {
    const extension = name.split('.').at(-1) ?? '';
    if (extension === 'svg' || !request || request.untouched) {
      const original = await files.get(name);
      return original && { contentType: contentTypes[extension] ?? 'application/octet-stream', bytes: original };
    }
    return queue.run(async () => {
      const original = await files.get(name);
      if (!original) return null;
      const { bytes, format } = await draw(original, request);
      return { contentType: contentTypes[format] ?? 'application/octet-stream', bytes };
    });
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
