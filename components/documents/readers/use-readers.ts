import { useEffect, useMemo, useState } from 'react';
import { useIsLoggedIn } from '#components/ui/store-state/store-state.tsx';
import { whenIdle } from '#components/ui/runtime/when-idle.ts';
import type { TextVersion } from '#lib/contracts/calls/reader-calls.ts';
import type { ReaderPorts, ReaderState } from './reader-ports.ts';
import type { ReaderSession, ReadersShown } from './reader-session.ts';

export interface Readers extends ReadersShown {
  readonly text: TextVersion;
  readonly isLoggedIn: boolean;
  readonly toggle: () => void;
  /** The average changed by the reader's own rating. */
  readonly takeAverage: (average: ReaderState['average']) => void;
  readonly ports: LoadPorts;
}

export type LoadPorts = () => Promise<ReaderPorts>;

const loadReaderPorts: LoadPorts = async () => (await import('./reader-ports.ts')).readerCalls;

/**
 * What readers think of a text and whether it is a favourite, read once the page is idle. Without an account, `wanted` decides whether
 * there is anything to read.
 */
export function useReaders(
  text: TextVersion,
  { ports = loadReaderPorts, wanted = true }: { ports?: LoadPorts; wanted?: boolean },
): Readers {
  const isLoggedIn = useIsLoggedIn();
  const { article, textLanguage, version } = text;
  const [shown, setShown] = useState<(ReadersShown & { readonly of: TextVersion }) | null>(null);
  const of = useMemo(() => ({ article, textLanguage, version }), [article, textLanguage, version]);
  const session = useMemo(() => lazySession(of, ports, (now) => setShown({ ...now, of })), [of, ports]);

  useEffect(() => {
    if (!wanted && !isLoggedIn) return;
    return whenIdle(() => session((loaded) => loaded.read(isLoggedIn)));
  }, [session, wanted, isLoggedIn]);

  // the same page may show another text by now
  const { state, news } = shown?.of === of ? shown : { state: null, news: null };
  return {
    state,
    news,
    text: of,
    isLoggedIn,
    toggle: () => session((loaded) => loaded.press(isLoggedIn)),
    takeAverage: (average) => session((loaded) => loaded.takeAverage(average)),
    ports,
  };
}

/** Uses a session that is loaded with its first use; one that could not be loaded is loaded again with the next. */
function lazySession(of: TextVersion, ports: LoadPorts, show: (shown: ReadersShown) => void) {
  const load = async (): Promise<ReaderSession> => {
    const [{ createReaderSession }, calls] = await Promise.all([import('./reader-session.ts'), ports()]);
    return createReaderSession(of, calls, show);
  };
  let loading: Promise<ReaderSession> | null = null;
  return (use: (loaded: ReaderSession) => unknown): void => {
    loading ??= load();
    loading.then(use).catch(() => (loading = null));
  };
}
