import { Worker } from 'node:worker_threads';
import type { PageMarkdown } from './page-markdown.ts';

export interface MarkdownThread {
  /** One page after the other. @throws when a page takes too long, or too much memory. */
  convert(html: string): Promise<PageMarkdown | null>;
}

interface ThreadSettings {
  readonly start?: () => Worker;
  readonly convertWithinMs?: number;
  readonly idleMs?: number;
}

interface Job {
  resolve(text: PageMarkdown | null): void;
  reject(error: unknown): void;
}

const memoryOfThread = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 } as const;

const startWorker = (): Worker => new Worker(new URL('./markdown-worker.ts', import.meta.url), { resourceLimits: memoryOfThread });

/**
 * A thread that begins with the first page and ends when none came for a while. One that dies, or has not finished in time, takes only its
 * own page with it: the next page begins another.
 */
export function openMarkdownThread({
  start = startWorker,
  convertWithinMs = 10_000,
  idleMs = 60_000,
}: ThreadSettings = {}): MarkdownThread {
  let open: OpenWorker | null = null;
  let idle: NodeJS.Timeout | undefined;
  const end = (): void => {
    open?.end(new Error(`a page took longer than ${convertWithinMs} ms to write as Markdown`));
    open = null;
  };
  const begin = (): OpenWorker => {
    const begun = openWorker(start(), () => {
      if (open === begun) open = null;
    });
    return begun;
  };
  return {
    convert: async (html) => {
      clearTimeout(idle);
      open ??= begin();
      const late = setTimeout(end, convertWithinMs);
      try {
        return await open.convert(html);
      } finally {
        clearTimeout(late);
        idle = setTimeout(end, idleMs).unref();
      }
    },
  };
}

interface OpenWorker extends MarkdownThread {
  end(because: Error): void;
}

/** Listens to a worker for as long as it lives: without a listener, an error between two pages would end the process. */
function openWorker(worker: Worker, onEnd: () => void): OpenWorker {
  let job: Job | null = null;
  const finish = (settle: (done: Job) => void): void => {
    const done = job;
    job = null;
    if (done) settle(done);
  };
  const fail = (error: unknown): void => {
    onEnd();
    finish((done) => done.reject(error));
  };
  worker.on('message', (text: PageMarkdown | null) => finish((done) => done.resolve(text)));
  worker.on('error', fail);
  worker.on('exit', (code) => fail(new Error(`the thread that writes Markdown ended with ${code}`)));
  worker.unref();
  return {
    convert: (html) =>
      new Promise((resolve, reject) => {
        job = { resolve, reject };
        worker.postMessage(html);
      }),
    end: (because) => {
      fail(because);
      void worker.terminate();
    },
  };
}
