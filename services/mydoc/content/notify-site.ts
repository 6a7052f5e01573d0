import { signatureHeader, signContentNotice } from '#lib/revalidation/content-notice.ts';
import type { SummaryChange } from '#lib/revalidation/document-summary.ts';

const noticeTimeoutMs = 60_000;

/** Notifies the site of a change, as the CMS would. @throws if the site did not acknowledge it. */
export type NotifySite = (change: SummaryChange, idempotencyKey: string) => Promise<void>;

export function createNotifySite(settings: { siteUrl: string; secret: string; now: () => Date }): NotifySite {
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
