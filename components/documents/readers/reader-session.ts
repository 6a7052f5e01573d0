import { pageOutcomes } from '#components/ui/calls/page-outcomes.ts';
import { askToLogIn } from '#components/ui/calls/ask-to-log-in.ts';
import { forgetFavouriteWish, takeFavouriteWish, wishFavourite } from './left-in-tab.ts';
import type { TextVersion } from '#lib/contracts/calls/reader-calls.ts';
import type { ReaderPorts, ReaderState } from './reader-ports.ts';

/** What a page shows of its readers. */
export interface ReadersShown {
  /** Null until the service has answered. */
  readonly state: ReaderState | null;
  /** What the last press of the star has come to; null before it. */
  readonly news: 'starred' | 'unstarred' | null;
}

export interface ReaderSession {
  /** Reads what readers think of the text; an account's wish from before its log-in is carried out. */
  read(isLoggedIn: boolean): Promise<void>;
  /** The star was pressed: sets or unsets the favourite, or asks to log in. */
  press(isLoggedIn: boolean): Promise<void>;
  takeAverage(average: ReaderState['average']): void;
}

const unknown: ReaderState = { average: null, mine: null, collected: false };

/** Reader state of one page; the page loads it when it is idle, or with the first press. */
export function createReaderSession(text: TextVersion, ports: ReaderPorts, show: (shown: ReadersShown) => void): ReaderSession {
  let shown: ReadersShown = { state: null, news: null };
  /** The last press: what the favourite is to become. */
  let wish = false;
  let presses = 0;
  let busy = false;
  const set = (change: Partial<ReadersShown>): void => show((shown = { ...shown, ...change }));
  const change = (part: Partial<ReaderState>): void => set({ state: { ...(shown.state ?? unknown), ...part } });

  const askFirst = (): void => {
    wishFavourite(text.article);
    askToLogIn(forgetFavouriteWish);
  };

  /** Asks the service until it has what was wished last; what is refused is taken back. */
  const settle = async (before: boolean): Promise<void> => {
    let stored = before;
    while (stored !== wish) {
      const goal = wish;
      const answer = await ports.collect(text.article, goal);
      if (!answer.ok) {
        change({ collected: stored });
        set({ news: null });
        if (answer.kind === 'login' && goal) askFirst();
        return;
      }
      stored = goal;
    }
    set({ news: stored ? 'starred' : 'unstarred' });
  };

  const collect = async (collected: boolean): Promise<void> => {
    const before = shown.state?.collected ?? false;
    wish = collected;
    presses += 1;
    change({ collected });
    if (busy) return;
    busy = true;
    try {
      await settle(before);
    } catch {
      // the code of the call could not be fetched
      change({ collected: before });
      pageOutcomes.show({ kind: 'toast', text: null });
    } finally {
      busy = false;
    }
  };

  return {
    read: async (isLoggedIn) => {
      const pressesBefore = presses;
      const isSending = busy;
      // the wish does not depend on what is read, nor on whether it can be
      const answer = await ports.readState(text).catch(() => null);
      // a press that was not stored when the answer was asked for is newer than it
      const pressed = (isSending || presses > pressesBefore) && shown.state ? { collected: shown.state.collected } : null;
      if (answer?.ok) set({ state: { ...answer.message, ...pressed } });
      if (isLoggedIn && takeFavouriteWish(text.article)) await collect(true);
    },
    press: async (isLoggedIn) => {
      if (isLoggedIn) await collect(!(shown.state?.collected ?? false));
      else askFirst();
    },
    takeAverage: (average) => change({ average }),
  };
}
