import { useEffect } from 'react';
import { useRouter } from 'next/compat/router';
import { whenSeen } from '#components/ui/runtime/when-seen.ts';
import { referralCodeIn } from '#lib/rules/referral-code.ts';

/** A page that is only passed through is left before this; the count waits until the browser has nothing better to do. */
const settleMs = 1_000;

const loadCalls = () => Promise.all([import('#components/ui/calls/make-call.ts'), import('#lib/contracts/calls/visitor-calls.ts')]);

/** Nobody waits for either call, and a failure, of the network included, says nothing. */
async function countReferral(code: string): Promise<void> {
  const [{ makeCall }, { referrer }] = await loadCalls();
  await makeCall(referrer, { referer: code });
}

async function countThisVisit(): Promise<void> {
  const [{ makeCall }, { countVisit }] = await loadCalls();
  await makeCall(countVisit, {});
}

const quietly = (work: Promise<void>): void => void work.catch(() => undefined);

/** Notes the visit of each page that is seen, and at the first page whose link brought the visitor. */
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
