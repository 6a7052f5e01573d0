import type { ContentChange } from '#lib/revalidation/content-change.ts';
import { signatureHeader, signContentNotice } from '#lib/revalidation/content-notice.ts';

const noticeTimeoutMs = 60_000;

/** Tells the site of a change, as the CMS would. @throws when the site did not acknowledge it. */
export type TellSite = (change: ContentChange, idempotencyKey: string) => Promise<void>;

export function createTellSite(settings: { siteUrl: string; secret: string; now: () => Date }): TellSite {
  return async (change, idempotencyKey) => {
    const body = JSON.stringify(change);
    const answer = await fetch(new URL('/api/revalidate', settings.siteUrl), {
      method: 'POST',
      body,
      signal: AbortSignal.timeout(noticeTimeoutMs),
      headers: {
        'content-type': 'application/json',
        'idempotency-key': idempotencyKey,
        [signatureHeader]: await signContentNotice(body, settings.secret, settings.now()),
      },
    });
    if (!answer.ok) throw new Error(`the site answered ${answer.status} to a content notice`);
  };
}
