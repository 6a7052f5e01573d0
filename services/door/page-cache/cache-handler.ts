import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setPageStore } from '#lib/revalidation/page-store-registry.ts';
import { readBuildPage } from './build-pages.ts';
import { createDiskPageStore } from './disk-page-store.ts';
import { pageEntrySchema, type PageEntry } from './page-entry.ts';
import type { PageStore } from './page-store.ts';
import { createRedisPageStore } from './redis-page-store.ts';

interface HandlerContext {
  serverDistDir?: string;
}

interface StoreContext {
  cacheControl?: PageEntry['cacheControl'];
}

const reportPauseMs = 10_000;
let reportedAt = 0;

/** A store that is away is said once in a while, not with every request. */
function report(problem: unknown): void {
  if (Date.now() - reportedAt < reportPauseMs) return;
  reportedAt = Date.now();
  process.stderr.write(`page store: ${problem instanceof Error ? problem.message : String(problem)}\n`);
}

let store: PageStore | undefined;

function openStore(serverDirectory: string): PageStore {
  const buildId = readBuildId(serverDirectory);
  const url = process.env.REDIS_URL;
  const opened = url
    ? createRedisPageStore({ url, buildId, report })
    : createDiskPageStore(path.join(process.env.DATA_DIRECTORY ?? '.data', 'pages', buildId), report);
  setPageStore({ dropAll: () => opened.dropAll() });
  return opened;
}

function readBuildId(serverDirectory: string): string {
  try {
    return readFileSync(path.join(serverDirectory, '..', 'BUILD_ID'), 'utf8').trim();
  } catch {
    return 'development';
  }
}

/**
 * Next's store of rendered pages: shared through Redis where REDIS_URL is set, else memory and disk. A page that does not
 * exist is never kept, so that made-up addresses fill nothing and a page published later appears at once.
 */
export default class CacheHandler {
  readonly #serverDirectory: string;
  readonly #building = process.env.NEXT_PHASE === 'phase-production-build';

  constructor(context: HandlerContext) {
    this.#serverDirectory = context.serverDistDir ?? '.next/server';
  }

  get #store(): PageStore {
    store ??= openStore(this.#serverDirectory);
    return store;
  }

  async get(key: string): Promise<PageEntry | null> {
    if (this.#building) return null;
    return (await this.#store.read(key)) ?? readBuildPage(this.#serverDirectory, key);
  }

  async set(key: string, value: unknown, context: StoreContext = {}): Promise<void> {
    if (this.#building) return;
    const parsed = pageEntrySchema.safeParse({
      lastModified: Date.now(),
      value,
      ...(context.cacheControl ? { cacheControl: context.cacheControl } : {}),
    });
    if (parsed.success) await this.#store.write(key, parsed.data);
    else await this.#store.remove(key);
  }

  async revalidateTag(): Promise<void> {}

  resetRequestCache(): void {}
}
