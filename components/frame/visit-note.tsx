import { useEffect } from 'react';
import { useRouter } from 'next/compat/router';
import { referralCodeIn } from '#lib/mydoc/referral-code.ts';

/** A page that is only passed through is left before this; the call waits until the browser has nothing better to do. */
const settleMs = 1_000;

/** Notes the visit, and whose link brought the visitor. Nobody waits for either, and a failure says nothing. */
async function noteVisit(search: string): Promise<void> {
  const [{ makeCall }, { countVisit, referrer }] = await Promise.all([
    import('#components/ui/calls/make-call.ts'),
    import('#lib/contracts/calls/visitor-calls.ts'),
  ]);
  const code = referralCodeIn(search);
  await makeCall(countVisit, {});
  if (code !== null && referrer.input.safeParse({ referer: code }).success) await makeCall(referrer, { referer: code });
}

export function VisitNote() {
  const [path] = useRouter()?.asPath.split(/[?#]/, 1) ?? [];
  useEffect(() => {
    const timer = window.setTimeout(() => {
      if (document.visibilityState === 'visible') void noteVisit(window.location.search);
    }, settleMs);
    return () => window.clearTimeout(timer);
  }, [path]);
  return null;
}
