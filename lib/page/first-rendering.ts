import { AsyncLocalStorage } from 'node:async_hooks';

/** What the front door tells the loader of the page that it asks for. */
interface AskedFor {
  readonly startedAtMs: number;
  /** Whether an older rendering could be served instead. */
  readonly isKnown: () => Promise<boolean>;
}

// the door and the bundled pages are two module graphs of one process; they meet here
declare global {
  var hostfrontAskedFor: AsyncLocalStorage<AskedFor> | undefined;
}

const askedFor = (globalThis.hostfrontAskedFor ??= new AsyncLocalStorage<AskedFor>());

/** How long a page that nobody has seen is tried, from when it was asked for: a later failure is shown. */
export const firstRenderingMs = 10_000;
/** Between two tries. */
export const againAfterMs = 500;

/** Renders a page for a visitor; `isKnown` is asked only if its content cannot be read. */
export const renderFor = <Result>(asked: AskedFor, render: () => Promise<Result>): Promise<Result> => askedFor.run(asked, render);

/**
 * Whether a page whose content could not be read is to be loaded once more: while it was never rendered, as in the first minutes of a busy
 * machine, when the CMS answers late. For a rendering that nobody waits for (a notice, a build) it is not.
 */
export async function isWorthAnotherTry(nowMs: number): Promise<boolean> {
  const asked = askedFor.getStore();
  if (!asked || nowMs + againAfterMs > asked.startedAtMs + firstRenderingMs) return false;
  return !(await asked.isKnown());
}
