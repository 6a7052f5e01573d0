import { useEffect, useMemo, useRef, useState } from 'react';
import { useIsLoggedIn } from '#components/ui/store-state/store-state.tsx';
import { useOneAtATime } from '#components/ui/runtime/use-one-at-a-time.ts';
import { whenIdle } from '#components/ui/runtime/when-idle.ts';
import type { ReaderPorts, ReaderState, ReadText } from './reader-ports.ts';

export interface Readers {
  /** Null until the service has answered. */
  readonly state: ReaderState | null;
  readonly text: ReadText;
  readonly isLoggedIn: boolean;
  readonly collected: boolean;
  /** What the last press has come to; null before it. */
  readonly news: 'starred' | 'unstarred' | null;
  readonly toggle: () => void;
  /** The average changed by the reader's own rating. */
  readonly takeAverage: (average: ReaderState['average']) => void;
  readonly ports: LoadPorts;
}

export type LoadPorts = () => Promise<ReaderPorts>;

const loadReaderPorts: LoadPorts = async () => (await import('./reader-ports.ts')).readerCalls;

const loadWishes = () => Promise.all([import('./left-in-tab.ts'), import('./ask-to-log-in.ts')]);

const unknown: ReaderState = { average: null, mine: null, collected: false };

/**
 * What readers think of a text and whether it is a favourite, read once the page is idle. Without an account, `wanted` decides whether
 * there is anything to read.
 */
export function useReaders(text: ReadText, { ports = loadReaderPorts, wanted = true }: { ports?: LoadPorts; wanted?: boolean }): Readers {
  const isLoggedIn = useIsLoggedIn();
  const [state, setState] = useState<ReaderState | null>(null);
  const [news, setNews] = useState<Readers['news']>(null);
  const favourite = useFavourite(text.article, ports, setState, setNews);
  const { article, textLanguage, version } = text;
  const of = useMemo(() => ({ article, textLanguage, version }), [article, textLanguage, version]);
  const carryOut = useRef(favourite.set);
  useEffect(() => {
    carryOut.current = favourite.set;
  });

  useEffect(() => {
    if (!wanted && !isLoggedIn) return;
    let left = false;
    const read = async (): Promise<void> => {
      const answer = await (await ports()).readState(of);
      if (left || !answer.ok) return;
      setState(answer.message);
      if (!isLoggedIn) return;
      const [{ takeFavouriteWish }] = await loadWishes();
      if (takeFavouriteWish(of.article)) carryOut.current(true, answer.message.collected);
    };
    const takeBack = whenIdle(() => void read().catch(() => undefined));
    return () => {
      left = true;
      takeBack();
    };
  }, [of, ports, wanted, isLoggedIn]);

  const collected = state?.collected ?? false;
  return {
    state,
    text: of,
    isLoggedIn,
    collected,
    news,
    toggle: () => (isLoggedIn ? favourite.set(!collected, collected) : favourite.askFirst()),
    takeAverage: (average) => setState((known) => ({ ...(known ?? unknown), average })),
    ports,
  };
}

/** Sets a favourite at once and asks the service after it: the last press wins, and what is refused is taken back. */
function useFavourite(
  article: string,
  ports: LoadPorts,
  setState: (change: (known: ReaderState | null) => ReaderState) => void,
  setNews: (news: Readers['news']) => void,
) {
  const wish = useRef(false);
  const { begin, end } = useOneAtATime();
  const show = (collected: boolean): void => setState((known) => ({ ...(known ?? unknown), collected }));

  const askFirst = async (): Promise<void> => {
    const [{ wishFavourite, forgetFavouriteWish }, { askToLogIn }] = await loadWishes();
    wishFavourite(article);
    askToLogIn(forgetFavouriteWish);
  };

  const settle = async (before: boolean): Promise<void> => {
    let stored = before;
    while (stored !== wish.current) {
      const goal = wish.current;
      const answer = await (await ports()).collect(article, goal);
      if (!answer.ok) {
        show(stored);
        setNews(null);
        if (answer.kind === 'login' && goal) await askFirst();
        return;
      }
      stored = goal;
    }
    setNews(stored ? 'starred' : 'unstarred');
  };

  return {
    set: (collected: boolean, before: boolean): void => {
      wish.current = collected;
      show(collected);
      if (!begin()) return;
      settle(before)
        .catch(() => {
          show(before);
          tellBusy().catch(() => undefined);
        })
        .finally(end);
    },
    askFirst: (): void => void askFirst().catch(() => undefined),
  };
}

/** The code of a call could not be fetched. */
async function tellBusy(): Promise<void> {
  const { pageOutcomes } = await import('#components/ui/calls/page-outcomes.ts');
  pageOutcomes.show({ kind: 'toast', text: null });
}
