import { useState } from 'react';
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

/** Who came by the link of an e-mail that a size is back ends these e-mails with one press, without a log-in. */
export function StopAlert({ stopKey, nameOf, ports = alertCalls }: StopAlertProps) {
  const { t } = useTranslation('availability');
  const [state, setState] = useState<'asked' | 'busy' | 'failed' | { readonly ended: StockPlace | null }>('asked');
  const { begin, end } = useOneAtATime();
  const stop = (): void => {
    if (!begin()) return;
    setState('busy');
    ports
      .stop(stopKey)
      .then((answer) => setState(answer.ok ? answer.message : 'failed'))
      .catch(() => setState('failed'))
      .finally(end);
  };
  const isOver = typeof state === 'object';
  const title = (): string => {
    if (!isOver) return t('alert.link.title');
    return state.ended ? t('alert.link.doneTitle') : t('alert.link.goneTitle');
  };
  return (
    <Panel>
      <h2>{title()}</h2>
      {isOver ? null : <p>{t('alert.link.text')}</p>}
      <div role="status">
        {isOver ? <p>{state.ended ? t('alert.link.done', nameOf(state.ended)) : t('alert.link.gone')}</p> : null}
        {state === 'failed' ? <p>{t('alert.link.failed')}</p> : null}
      </div>
      {isOver ? null : (
        <Button variant="primary" aria-busy={state === 'busy' || undefined} onClick={stop}>
          {t(state === 'busy' ? 'alert.link.busy' : 'alert.link.action')}
        </Button>
      )}
    </Panel>
  );
}
