import { callerGone, createBoundedQueue, isQueueFull, type Turn } from '#services/platform/limits/bounded-queue.ts';
import { LRUCache } from 'lru-cache';
import { statusRefusal } from '../refusal.ts';
import type { AssetFiles } from './asset-files.ts';
import type { ImageRequest } from './image-request.ts';
import type { RenderingCache } from './rendering-cache.ts';
import { renderImage } from './render-image.ts';

interface RenderedImage {
  contentType: string;
  bytes: Buffer;
}

export type RenderPicture = (name: string, request: ImageRequest, turn?: Turn) => Promise<RenderedImage | null>;

const cachedBytesAtMost = 64 * 1024 * 1024;
/** Each rendering holds a whole picture in memory and a thread of its own; waiting addresses take turns. */
const queueLimits = { atOnce: 2, waitingAtMost: 256, shareAtMost: 32 };
const contentTypes: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  svg: 'image/svg+xml',
};

interface RenderingInProgress {
  image: Promise<RenderedImage | null>;
  /** Callers that still wait for it. */
  waiting: number;
  stop: AbortController;
}

/**
 * Renders each requested form of a picture once and caches recent ones in memory and on disk. Throws 503 when too many are requested at
 * once; a rendering that nobody waits for any more is not started.
 */
export function createImageRenderer(files: AssetFiles, cache: RenderingCache, draw: typeof renderImage = renderImage): RenderPicture {
  const rendered = new LRUCache<string, RenderedImage>({
    max: 2_000,
    maxSize: cachedBytesAtMost,
    sizeCalculation: ({ bytes }) => Math.max(1, bytes.length),
  });
  const underWay = new Map<string, RenderingInProgress>();
  const queue = createBoundedQueue(queueLimits);

  const drawn = async (name: string, request: ImageRequest, key: string): Promise<RenderedImage | null> => {
    const original = await files.get(name);
    if (!original) return null;
    const { bytes, format } = await draw(original, request);
    await cache.put(key, bytes);
    return { contentType: contentTypes[format] ?? 'application/octet-stream', bytes };
  };

  const render = async (name: string, request: ImageRequest, key: string, turn: Turn): Promise<RenderedImage | null> => {
    const bytes = await cache.get(key);
    if (bytes) return { contentType: contentTypes[request.format] ?? 'application/octet-stream', bytes };
    try {
      return await queue.run(() => drawn(name, request, key), turn);
    } catch (error) {
      throw isQueueFull(error) ? busy() : error;
    }
  };

  const begin = (name: string, request: ImageRequest, key: string, share: string | undefined): RenderingInProgress => {
    const stop = new AbortController();
    const image = render(name, request, key, { share, signal: stop.signal }).finally(() => {
      if (underWay.get(key)?.stop === stop) underWay.delete(key);
    });
    const work = { image, waiting: 0, stop };
    underWay.set(key, work);
    return work;
  };

  const leave = (key: string, work: RenderingInProgress): void => {
    work.waiting -= 1;
    if (work.waiting > 0) return;
    if (underWay.get(key) === work) underWay.delete(key);
    work.stop.abort();
  };

  return async (name, request, { share, signal } = {}) => {
    const extension = name.split('.').at(-1) ?? '';
    if (extension === 'svg' || request.untouched) {
      const original = await files.get(name);
      return original && { contentType: contentTypes[extension] ?? 'application/octet-stream', bytes: original };
    }
    const key = `${name} ${JSON.stringify(request)}`;
    const known = rendered.get(key);
    if (known) return known;
    // a client that left earlier emits no event
    if (signal?.aborted) throw callerGone();
    const work = underWay.get(key) ?? begin(name, request, key, share);
    work.waiting += 1;
    signal?.addEventListener('abort', () => leave(key, work), { once: true });
    const image = await work.image;
    if (image) rendered.set(key, image);
    return image;
  };
}

const busyText = 'Too many pictures are wanted at once. Try again in a moment';
const busy = () => statusRefusal(503, busyText);
