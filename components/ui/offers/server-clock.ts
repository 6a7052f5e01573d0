/** Milliseconds that the server's clock is ahead of this machine's; requested once per tab, null while the service is unavailable. */
let asked: Promise<number | null> | null = null;

async function askOffset(): Promise<number | null> {
  const [{ makeCall }, { serverClock }] = await Promise.all([
    import('../calls/make-call.ts'),
    import('#lib/contracts/calls/first-calls.ts'),
  ]);
  const before = Date.now();
  const result = await makeCall(serverClock, {});
  return result.ok ? result.message.nowMs - (before + Date.now()) / 2 : null;
}

export type AskClockOffset = () => Promise<number | null>;

/** Without an answer this machine's clock counts, and the next page tries again. */
export const offsetOfTab: AskClockOffset = () => {
  asked ??= askOffset().catch(() => null);
  void asked.then((offsetMs) => {
    if (offsetMs === null) asked = null;
  });
  return asked;
};
