import { useEffect } from 'react';
import { useRouter } from 'next/compat/router';
import { whenSeen } from '#components/ui/runtime/when-seen.ts';
import { referralCodeIn } from '#lib/rules/referral-code.ts';

/** A page that is only passed through is left earlier; counting waits until the browser is idle. */
const settleMs = 1_000;

const loadCalls = () => Promise.all([import('#components/ui/calls/make-call.ts'), import('#lib/contracts/calls/first-calls.ts')]);

/** Nobody waits for either call, and failures, network errors included, are ignored. */
async function countReferral(code: string): Promise<void> {
  const [{ makeCall }, { referrer }] = await loadCalls();
  await makeCall(referrer, { referer: code });
}

async function countThisVisit(): Promise<void> {
  const [{ makeCall }, { countVisit }] = await loadCalls();
  await makeCall(countVisit, {});
}

const quietly = (work: Promise<void>): void => void work.catch(() => undefined);

/** Counts the visit of each viewed page, and on the first page the referral link. */
export function PageViewCounter() {
  const [path] = useRouter()?.asPath.split(/[?#]/, 1) ?? [];
  useEffect(() => {
    const code = referralCodeIn(window.location.search);
    if (code !== null) quietly(countReferral(code));
    let timer: number | undefined;
    const forget = whenSeen(() => {
      timer = window.setTimeout(() => quietly(countThisVisit()), settleMs);
    });
    return () => {
      forget();
      window.clearTimeout(timer);
    };
  }, [path]);
  return null;
}
