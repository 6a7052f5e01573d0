import { callerGone, createBoundedQueue, isQueueFull, type Turn } from '#services/platform/limits/bounded-queue.ts';
import type { StoredFile } from '#services/platform/files/stored-file.ts';
import { LRUCache } from 'lru-cache';
import { statusRefusal } from '../refusal.ts';
import type { AssetFiles } from './asset-files.ts';
import type { ImageRequest } from './image-request.ts';
import type { RenderingCache } from './rendering-cache.ts';
import { wholeBytesAtMost } from './rendering-files.ts';
import { renderImage } from './render-image.ts';

interface RenderedImage {
  contentType: string;
  content: Buffer | StoredFile;
}

export type RenderPicture = (name: string, request: ImageRequest, turn?: Turn) => Promise<RenderedImage | null>;

const cachedBytesAtMost = 64 * 1024 * 1024;
/** Each rendering holds a whole picture in memory and a thread of its own; addresses take turns, and none has both threads. */
const queueLimits = { atOnce: 2, shareAtOnce: 1, waitingAtMost: 256, shareAtMost: 32 };
const unknownType = 'application/octet-stream';
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
 * Renders each requested form of a picture once and caches recent ones in memory and on disk; large ones are sent from the disk. Throws 503
 * when too many are requested at once; a rendering that nobody waits for any more is not started.
 */
export function createImageRenderer(files: AssetFiles, cache: RenderingCache, draw: typeof renderImage = renderImage): RenderPicture {
  const rendered = new LRUCache<string, Buffer>({
    max: 2_000,
    maxSize: cachedBytesAtMost,
    sizeCalculation: (bytes) => Math.max(1, bytes.length),
  });
  const underWay = new Map<string, RenderingInProgress>();
  const queue = createBoundedQueue(queueLimits);

  const drawn = async (name: string, request: ImageRequest, key: string, share: string | undefined): Promise<RenderedImage | null> => {
    const original = await files.get(name);
    if (!original) return null;
    const { bytes, format } = await draw(original, request);
    await cache.put(key, bytes, share);
    const stored = bytes.length > wholeBytesAtMost ? await cache.get(key) : null;
    return { contentType: contentTypes[format] ?? unknownType, content: stored ?? bytes };
  };

  const render = async (name: string, request: ImageRequest, key: string, turn: Turn): Promise<RenderedImage | null> => {
    const content = await cache.get(key);
    if (content) return { contentType: contentTypes[request.format] ?? unknownType, content };
    return queue.run(() => drawn(name, request, key, turn.share), turn);
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

  const renderOnce: RenderPicture = async (name, request, { share, signal } = {}) => {
    const key = `${name} ${JSON.stringify(request)}`;
    const known = rendered.get(key);
    if (known) return { contentType: contentTypes[request.format] ?? unknownType, content: known };
    // a client that left earlier emits no event
    if (signal?.aborted) throw callerGone();
    const another = underWay.get(key);
    const work = another ?? begin(name, request, key, share);
    work.waiting += 1;
    signal?.addEventListener('abort', () => leave(key, work), { once: true });
    try {
      const image = await work.image;
      if (image && Buffer.isBuffer(image.content)) rendered.set(key, image.content);
      return image;
    } catch (error) {
      if (!isQueueFull(error)) throw error;
      // another address had no place for it; this one may have
      if (another) return renderOnce(name, request, { share, signal });
      throw busy();
    }
  };

  return async (name, request, turn) => {
    const extension = name.split('.').at(-1) ?? '';
    if (extension !== 'svg' && !request.untouched) return renderOnce(name, request, turn);
    const original = await files.find(name);
    return original && { contentType: contentTypes[extension] ?? unknownType, content: original };
  };
}

const busyText = 'Too many pictures are wanted at once. Try again in a moment';
const busy = () => statusRefusal(503, busyText);
