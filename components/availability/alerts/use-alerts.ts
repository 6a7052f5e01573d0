import { useCallback, useEffect, useRef, useState } from 'react';
import { whenIdle } from '#components/ui/runtime/when-idle.ts';
import { useIsLoggedIn } from '#components/ui/store-state/store-state.tsx';
import type { StockPlace } from '#lib/contracts/calls/orders/stock-alert-calls.ts';
import { alertCalls, type AlertPorts } from './alert-ports.ts';

const placeKey = ({ region, model }: StockPlace): string => `${region} ${model}`;

/** What the last press has come to. */
interface AlertNews extends StockPlace {
  /** `failed`: the code of the call could not be fetched. */
  readonly outcome: 'asked' | 'ended' | 'failed';
}

export interface Alerts {
  readonly isAsked: (place: StockPlace) => boolean;
  /** Asks to be told of a size, or ends that; without a log-in it asks to log in first, and is carried out after it. */
  readonly set: (place: StockPlace, wanted: boolean) => void;
  readonly news: AlertNews | null;
}

/** What a log-in needs is loaded when one is asked for. */
const loadWish = () => import('./alert-wish.ts');

/** The sizes of which this account is told that they are back. */
export function useAlerts(ports: AlertPorts = alertCalls): Alerts {
  const isLoggedIn = useIsLoggedIn();
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set());
  const [news, setNews] = useState<AlertNews | null>(null);
  const busy = useRef(new Set<string>());

  const change = useCallback(
    async (place: StockPlace, wanted: boolean): Promise<void> => {
      const key = placeKey(place);
      if (busy.current.has(key)) return;
      busy.current.add(key);
      try {
        const answer = await ports.set(place, wanted);
        if (answer.ok) {
          setAsked(new Set(answer.message.map(placeKey)));
          setNews({ ...place, outcome: wanted ? 'asked' : 'ended' });
        } else if (answer.kind === 'login' && wanted) (await loadWish()).wishFirst(place);
      } catch {
        setNews({ ...place, outcome: 'failed' });
      } finally {
        busy.current.delete(key);
      }
    },
    [ports],
  );

  useEffect(() => {
    if (!isLoggedIn) return;
    const begin = async (): Promise<void> => {
      const wish = (await loadWish()).takeWish();
      if (wish) return change(wish, true);
      const answer = await ports.list().catch(() => null);
      if (answer?.ok) setAsked(new Set(answer.message.map(placeKey)));
    };
    return whenIdle(() => void begin().catch(() => undefined));
  }, [isLoggedIn, ports, change]);

  const set = useCallback(
    (place: StockPlace, wanted: boolean): void => {
      if (isLoggedIn) void change(place, wanted);
      else
        loadWish().then(
          ({ wishFirst }) => wishFirst(place),
          () => setNews({ ...place, outcome: 'failed' }),
        );
    },
    [isLoggedIn, change],
  );
  const isAsked = useCallback((place: StockPlace): boolean => asked.has(placeKey(place)), [asked]);
  return { isAsked, set, news };
}
