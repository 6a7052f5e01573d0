import { useState } from 'react';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { AutomaticState } from '#lib/contracts/calls/orders/automatic-renewal-calls.ts';
import type { MydocFailure, MydocResult } from '#lib/mydoc/mydoc-client.ts';
import { pageOutcomes } from '#components/ui/calls/page-outcomes.ts';
import { dedupeMs, useFollowed } from '#components/ui/calls/use-followed.ts';
import type { AutomaticPorts } from './automatic-ports.ts';

export interface AutomaticView {
  /** Null while it has never been read. */
  readonly state: AutomaticState | null;
  /** It could not be read. */
  readonly isUnread: boolean;
  /** Why nothing happened; may contain HTML of the service. */
  readonly fault: string | null;
  readonly busy: boolean;
  readonly readAgain: () => void;
  readonly turnOn: (period: string, totalMinor: number) => void;
  readonly turnOff: () => void;
}

interface UseAutomaticProps {
  ports: AutomaticPorts;
  /** It was turned on or off. */
  onChanged: () => void;
  /** The session has ended: the visitor is asked to log in. */
  onLogIn: () => void;
}

/** Reads the automatic renewal of a server, named by its order, and turns it on and off. */
export function useAutomatic(order: string, { ports, onChanged, onLogIn }: UseAutomaticProps): AutomaticView {
  const { t } = useTranslation('orders');
  const { reading, askAgain, take } = useFollowed(['order-server/automaticRenewal', order], () => ports.read(order), {
    refreshInterval: 0,
    focusThrottleInterval: dedupeMs,
  });
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const fail = (failure: MydocFailure): void => {
    if (failure.kind === 'login') {
      onLogIn();
      pageOutcomes.show({ kind: 'login' });
      return;
    }
    setFault(failure.kind === 'refused' && failure.text !== '' ? failure.text : t('action.failed'));
    // what was shown is not how it is now
    if (failure.kind === 'refused') askAgain();
  };

  const change = async (act: () => Promise<MydocResult<AutomaticState>>): Promise<void> => {
    setBusy(true);
    setFault(null);
    const result = await act();
    setBusy(false);
    if (!result.ok) return fail(result);
    take(result.message);
    onChanged();
  };

  return {
    state: reading.kind === 'seen' ? reading.seen : null,
    isUnread: reading.kind !== 'seen' && reading.kind !== 'waiting',
    fault,
    busy,
    readAgain: askAgain,
    turnOn: (period, totalMinor) => void change(() => ports.turnOn(order, period, totalMinor)),
    turnOff: () => void change(() => ports.turnOff(order)),
  };
}
