import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { callerGone, createBoundedQueue, isQueueFull, type Turn } from '#services/platform/limits/bounded-queue.ts';
import { openMarkdownThread, type MarkdownThread } from './markdown-thread.ts';
import type { PageMarkdown } from './page-markdown.ts';

export interface MarkdownWriter {
  /**
   * The text of a page, written once for each rendering; null if the page has none.
   * @throws 'queue-full' when too many are waiting, 'caller-left' when nobody waits for it any more; when the text cannot be written.
   */
  write(html: string, reader?: Turn): Promise<PageMarkdown | null>;
}

/** What became of a rendering. */
type Written = { readonly text: PageMarkdown | null } | { readonly failure: unknown; readonly untilMs: number };

/** A rendering that is being written, and for how many. */
interface Job {
  readonly text: Promise<PageMarkdown | null>;
  readonly leave: AbortController;
  readers: number;
}

const textsAtMost = 500;
const charactersAtMost = 16_000_000;
const failureForMs = 60_000;
const waiting = { waitingAtMost: 60, shareAtMost: 20 } as const;

const lengthOf = (written: Written): number => 1 + ('text' in written ? (written.text?.markdown.length ?? 0) : 0);

/**
 * Writes texts one after the other in a thread of their own: the longest page takes a good part of a second, in which nobody else would get
 * an answer. A page that failed is not tried again for a while.
 */
export function createMarkdownWriter(
  thread: MarkdownThread = openMarkdownThread(),
  nowMs: () => number = () => performance.now(),
): MarkdownWriter {
  const kept = new LRUCache<string, Written>({ max: textsAtMost, maxSize: charactersAtMost, sizeCalculation: lengthOf });
  const jobs = new Map<string, Job>();
  const queue = createBoundedQueue({ atOnce: 1, ...waiting });

  const convert = async (tag: string, html: string): Promise<PageMarkdown | null> => {
    try {
      const text = await thread.convert(html);
      kept.set(tag, { text });
      return text;
    } catch (failure) {
      kept.set(tag, { failure, untilMs: nowMs() + failureForMs });
      throw failure;
    }
  };
  const begin = (tag: string, html: string, share: string | undefined): Job => {
    const leave = new AbortController();
    const text = queue.run(() => convert(tag, html), { share, signal: leave.signal });
    const job: Job = { text, leave, readers: 0 };
    const forget = (): void => {
      if (jobs.get(tag) === job) jobs.delete(tag);
    };
    leave.signal.addEventListener('abort', forget);
    text.then(forget, forget);
    jobs.set(tag, job);
    return job;
  };
  const write: MarkdownWriter['write'] = async (html, reader = {}) => {
    const { share, signal } = reader;
    if (signal?.aborted) throw callerGone();
    const tag = createHash('sha256').update(html).digest('base64url');
    const written = kept.get(tag);
    if (written && 'text' in written) return written.text;
    if (written && nowMs() < written.untilMs) throw written.failure;
    const joined = jobs.get(tag);
    const job = joined ?? begin(tag, html, share);
    read(job, signal);
    try {
      return await job.text;
    } catch (error) {
      // it made room for others in the name of who began it
      if (joined && isQueueFull(error)) return write(html, reader);
      throw error;
    }
  };
  return { write };
}

/** A text that all its readers have left before its turn is not written. */
function read(job: Job, signal: AbortSignal | undefined): void {
  job.readers += 1;
  signal?.addEventListener('abort', () => {
    job.readers -= 1;
    if (job.readers === 0) job.leave.abort();
  });
}
