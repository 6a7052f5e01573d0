import { LRUCache } from 'lru-cache';
import { readContentNotice, type RejectionReason } from './content-notice.ts';
import { addressesOf, planRefresh, type AddressLookups } from './plan-refresh.ts';
import { summaryChangeSchema } from './summarise.ts';

/** What answering a notice needs of the site; each part may fail, and a failure is reported to the sender, who retries. */
export interface NoticeDeps extends AddressLookups {
  secret: string;
  now: () => Date;
  /** Notices that were answered successfully, so that a repeated one is no work. */
  answered: AnsweredNotices;
  /** Counts the change, so that every rendering is known to be from before or after it. */
  countChange: () => Promise<number>;
  /** Renders one address again, from content as of a change count or later, and stores it. */
  revalidate: (address: string, changeCount: number) => Promise<void>;
  dropAllPages: () => Promise<void>;
  /** Reads the redirects that the front door knows again. */
  refreshRedirects: () => Promise<void>;
  /** Purges addresses that were rendered again from a caching proxy. */
  evictFromEdge: (addresses: readonly string[]) => Promise<void>;
}

export interface NoticeRequest {
  rawBody: string;
  signature: string | undefined;
  idempotencyKey: string | undefined;
}

export type NoticeAnswer =
  | { status: 200; body: { revalidated: readonly string[]; everyPage: boolean } | { repeated: true } }
  | { status: 400 | 401; body: { rejected: RejectionReason } }
  | { status: 500; body: { revalidated: readonly string[]; failed: readonly { address: string; reason: string }[] } };

/** The keys of answered notices, the most recent ones. */
export type AnsweredNotices = LRUCache<string, true>;

const answeredAtMost = 10_000;

export const createAnsweredNotices = (): AnsweredNotices => new LRUCache({ max: answeredAtMost });

/**
 * Verifies a notice, renders the pages that it makes stale, and reports each address; one failure fails the whole, so that it is retried.
 */
export async function answerContentNotice(request: NoticeRequest, deps: NoticeDeps): Promise<NoticeAnswer> {
  const verdict = await readContentNotice(request, { secret: deps.secret, now: deps.now(), schema: summaryChangeSchema });
  if (!verdict.ok) return { status: verdict.reason === 'malformed' ? 400 : 401, body: { rejected: verdict.reason } };
  const key = request.idempotencyKey;
  if (key !== undefined && deps.answered.has(key)) return { status: 200, body: { repeated: true } };

  const changeCount = await deps.countChange();
  if ((verdict.change.after ?? verdict.change.before)?._type === 'redirect') await deps.refreshRedirects();
  const plan = planRefresh(verdict.change);
  const everyPage = plan.some((refresh) => refresh.kind === 'every-page');
  if (everyPage) await deps.dropAllPages();
  const addresses = await addressesOf(plan, deps);
  const outcomes = await Promise.all(addresses.map((address) => attempt(address, () => deps.revalidate(address, changeCount))));
  const failed = outcomes.flatMap((outcome) => (outcome.reason === null ? [] : [{ address: outcome.address, reason: outcome.reason }]));
  const revalidated = outcomes.filter((outcome) => outcome.reason === null).map((outcome) => outcome.address);
  await deps.evictFromEdge(revalidated);
  if (failed.length > 0) return { status: 500, body: { revalidated, failed } };
  if (key !== undefined) deps.answered.set(key, true);
  return { status: 200, body: { revalidated, everyPage } };
}

async function attempt(address: string, revalidate: () => Promise<void>): Promise<{ address: string; reason: string | null }> {
  try {
    await revalidate();
    return { address, reason: null };
  } catch (error) {
    return { address, reason: error instanceof Error ? error.message : String(error) };
  }
}
