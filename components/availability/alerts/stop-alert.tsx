import { useEffect, useState } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { Button } from '#components/ui/controls/button.tsx';
import { useOneAtATime } from '#components/ui/runtime/use-one-at-a-time.ts';
import type { StockPlace } from '#lib/contracts/calls/orders/stock-alert-calls.ts';
import { alertCalls, type AlertPorts } from './alert-ports.ts';

const Panel = styled('section', {
  base: {
    display: 'grid',
    gap: '3',
    justifyItems: 'start',
    maxWidth: 'lead',
    marginTop: '6',
    padding: '5',
    background: 'bg',
    border: '1px solid',
    borderColor: 'border.emphasized',
    borderRadius: 'l2',
    '& h2': { textStyle: 'h3' },
  },
});

interface StopAlertProps {
  /** The key in the link. */
  stopKey: string;
  /** A size and a region as the board names them. */
  nameOf: (place: StockPlace) => { readonly size: string; readonly region: string };
  ports?: AlertPorts;
}

interface Ended {
  readonly ended: StockPlace | null;
}

type StopState = 'asked' | 'busy' | 'failed' | Ended;

/** What was ended by the press; before it, that there is nothing to end any more. */
function endOf(state: StopState, place: StockPlace | null | undefined): Ended | null {
  if (typeof state === 'object') return state;
  return state === 'asked' && place === null ? { ended: null } : null;
}

/** What the link would end; null: it has ended; undefined: not known (yet), and it can be ended all the same. */
function useAlertOf(stopKey: string, ports: AlertPorts): StockPlace | null | undefined {
  const [place, setPlace] = useState<StockPlace | null>();
  useEffect(() => {
    ports.asked(stopKey).then(
      (answer) => setPlace(answer.ok ? answer.message.place : undefined),
      () => undefined,
    );
  }, [stopKey, ports]);
  return place;
}

/** Who came by the link of an e-mail that a size is back ends these e-mails with one press, without a log-in. */
export function StopAlert({ stopKey, nameOf, ports = alertCalls }: StopAlertProps) {
  const { t } = useTranslation('availability');
  const [state, setState] = useState<StopState>('asked');
  const { begin, end } = useOneAtATime();
  const place = useAlertOf(stopKey, ports);
  const stop = (): void => {
    if (!begin()) return;
    setState('busy');
    ports
      .stop(stopKey)
      .then((answer) => setState(answer.ok ? answer.message : 'failed'))
      .catch(() => setState('failed'))
      .finally(end);
  };
  const over = endOf(state, place);
  const title = (): string => {
    if (!over) return t('alert.link.title');
    return over.ended ? t('alert.link.doneTitle') : t('alert.link.goneTitle');
  };
  return (
    <Panel>
      <h2>{title()}</h2>
      {over ? null : <p>{place ? t('alert.link.textOf', nameOf(place)) : t('alert.link.text')}</p>}
      <div role="status">
        {over ? <p>{over.ended ? t('alert.link.done', nameOf(over.ended)) : t('alert.link.gone')}</p> : null}
        {state === 'failed' ? <p>{t('alert.link.failed')}</p> : null}
      </div>
      {over ? null : (
        <Button variant="primary" aria-busy={state === 'busy' || undefined} onClick={stop}>
          {t(state === 'busy' ? 'alert.link.busy' : 'alert.link.action')}
        </Button>
      )}
    </Panel>
  );
}
