import { useEffect, useState } from 'react';
import type { Favourite } from '#lib/contracts/calls/reader-calls.ts';
import type { ReaderPorts } from '../readers/reader-ports.ts';

export interface ListedFavourite extends Favourite {
  /** Removed a moment ago: it can be brought back. */
  readonly removed: boolean;
}

export interface Favourites {
  readonly state: 'reading' | 'failed' | 'logged-out' | 'read';
  readonly items: readonly ListedFavourite[];
  readonly reload: () => void;
  readonly setRemoved: (article: string, removed: boolean) => void;
}

/** An account's favourites: each can be removed and brought back while the list is shown. */
export function useFavourites(ports: ReaderPorts): Favourites {
  const [state, setState] = useState<Favourites['state']>('reading');
  const [items, setItems] = useState<readonly ListedFavourite[]>([]);
  const [reads, setReads] = useState(0);

  useEffect(() => {
    let left = false;
    const read = async (): Promise<void> => {
      const answer = await ports.readFavourites();
      if (left) return;
      if (answer.ok) {
        setItems(answer.message.items.map((item) => ({ ...item, removed: false })));
        setState('read');
      } else setState(answer.kind === 'login' ? 'logged-out' : 'failed');
    };
    read().catch(() => !left && setState('failed'));
    return () => {
      left = true;
    };
  }, [ports, reads]);

  const mark = (article: string, removed: boolean): void =>
    setItems((known) => known.map((item) => (item.article === article ? { ...item, removed } : item)));

  return {
    state,
    items,
    reload: () => {
      setState('reading');
      setReads((before) => before + 1);
    },
    setRemoved: (article, removed) => {
      mark(article, removed);
      ports.collect(article, !removed).then(
        (answer) => answer.ok || mark(article, !removed),
        () => mark(article, !removed),
      );
    },
  };
}
