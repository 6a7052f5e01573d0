import { useEffect, useRef, useState } from 'react';
import { hasChoice } from '#lib/catalogue/further-parameters.ts';
import { currentSearch } from '#components/ui/runtime/use-page-search.ts';
import { useCentreAddress, useStoreState } from '#components/ui/store-state/store-state.tsx';
import type { SavedChoice, SavedChoicePorts } from './saved-choice-ports.ts';

export type LoadPorts = () => Promise<SavedChoicePorts>;

/** Only for somebody who is logged in. */
const loadPorts: LoadPorts = async () => (await import('./saved-choice-ports.ts')).savedChoicePorts;

/** A choice is followed by others: what is rested on is kept. */
const restMs = 3_000;

export interface SavedChoiceState {
  /** To go on with; null: there is none, or the address has a choice of its own. */
  readonly offer: SavedChoice | null;
  /** Answered: what is chosen from now on is kept in its place. */
  readonly close: () => void;
  readonly dismiss: () => void;
  /** The way on was taken: kept at once. */
  readonly keep: () => void;
}

/** Whether the visitor was sent here by the account centre, which is where one logs in. */
function cameFromCentre(centre: string): boolean {
  const { origin, pathname } = new URL(centre, window.location.href);
  const from = URL.parse(document.referrer);
  return from?.origin === origin && (origin !== window.location.origin || from.pathname.startsWith(pathname));
}

/**
 * The last configuration of the account, on every device: kept while the visitor chooses, and offered where the address has no choice. An
 * offer that is not answered yet is not written over. After a log-in the choice in the address is the visitor's own and is kept. Without
 * one it may be somebody else's link: it is kept only for an account that has none.
 */
export function useSavedChoice(query: string, load: LoadPorts = loadPorts): SavedChoiceState {
  const { userData } = useStoreState();
  const isLoggedIn = userData.username !== null;
  const [offer, setOffer] = useState<SavedChoice | null>(null);
  const first = useRef(query);
  const [isFree] = useState(() => !hasChoice(currentSearch(), query));
  const centre = useCentreAddress('logIn');
  const isAsked = useRef(false);
  const [isBrought, setIsBrought] = useState(false);
  const isChanged = useRef(false);
  const kept = useRef('');

  useEffect(() => {
    if (!isLoggedIn || isAsked.current) return;
    isAsked.current = true;
    const isOwn = !isFree && cameFromCentre(centre);
    (isOwn ? Promise.resolve(null) : load().then((ports) => ports.find()))
      .then((found) => {
        if (!isFree) setIsBrought(found === null);
        else if (found && found.query !== first.current) setOffer(found);
      })
      .catch(() => undefined);
  }, [isLoggedIn, isFree, centre, load]);

  const save = (now: string): void => {
    if (!isLoggedIn || kept.current === now) return;
    kept.current = now;
    void load()
      .then((ports) => ports.save(now))
      .then(
        (isKept) => isKept,
        () => false,
      )
      .then((isKept) => {
        // the next rest, or the way on, tries again
        if (!isKept && kept.current === now) kept.current = '';
      });
  };
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  const isOffered = offer !== null;
  useEffect(() => {
    isChanged.current ||= query !== first.current;
    if (!isLoggedIn || isOffered || !(isChanged.current || isBrought)) return undefined;
    const timer = setTimeout(() => latest.current(query), restMs);
    return () => clearTimeout(timer);
  }, [query, isLoggedIn, isOffered, isBrought]);

  return {
    offer,
    close: () => setOffer(null),
    dismiss: () => {
      setOffer(null);
      load()
        .then((ports) => ports.dismiss())
        .catch(() => undefined);
    },
    keep: () => save(query),
  };
}
