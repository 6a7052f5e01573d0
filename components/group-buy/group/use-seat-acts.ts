import { useRef, useState } from 'react';
import { useRouter } from 'next/compat/router';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { GroupMessage } from '#lib/contracts/calls/group-calls.ts';
import type { Language } from '#lib/language/languages.ts';
import type { MydocFailure } from '#lib/mydoc/mydoc-client.ts';
import { pageOutcomes } from '#components/ui/calls/page-outcomes.ts';
import { useOneAtATime } from '#components/ui/runtime/use-one-at-a-time.ts';
import { useWhenRestored } from '#components/ui/runtime/use-when-restored.ts';
import { payForSeat } from '../order/pay-for-seat.ts';
import type { GroupPorts } from '../group-ports.ts';

type SeatAct = 'pay' | 'leave' | 'draw';

interface SeatActsProps {
  ports: Pick<GroupPorts, 'pay' | 'leave' | 'draw'>;
  language: Language;
  take: (group: GroupMessage) => void;
  /** A refusal means that the group is not what the page shows. */
  askAgain: () => void;
}

export interface SeatActs {
  readonly busy: SeatAct | null;
  /** Why nothing happened; may contain HTML of the service. */
  readonly fault: string | null;
  readonly pay: (orderId: string) => void;
  readonly leave: (id: string, then: () => void) => void;
  readonly draw: (id: string) => void;
}

/** Pays for a seat, gives it up, or draws the hidden coupon: one thing at a time, and what the service refuses is said in its place. */
export function useSeatActs({ ports, language, take, askAgain }: SeatActsProps): SeatActs {
  const { t } = useTranslation('group-buy');
  const router = useRouter();
  const [busy, setBusy] = useState<SeatAct | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const number = useRef<number | null>(null);
  const { begin, end } = useOneAtATime();
  const stop = (): void => {
    end();
    setBusy(null);
  };
  useWhenRestored(stop);

  const fail = (failure: MydocFailure): void => {
    if (failure.kind === 'login') pageOutcomes.show({ kind: 'login' });
    else if (failure.kind === 'refused') {
      setFault(failure.text);
      askAgain();
    } else setFault(t('mine.failed'));
  };

  const run = (what: SeatAct, act: () => Promise<void>): void => {
    if (!begin()) return;
    setBusy(what);
    setFault(null);
    act()
      .catch(() => setFault(t('mine.failed')))
      .finally(stop);
  };

  return {
    busy,
    fault,
    pay: (orderId) => run('pay', () => payForSeat({ orderId, ports, language, router })),
    leave: (id, then) =>
      run('leave', async () => {
        const left = await ports.leave(id);
        then();
        if (left.ok) take(left.message);
        else fail(left);
      }),
    draw: (id) =>
      run('draw', async () => {
        const { drawNumber } = await import('#lib/group-buy/draw-number.ts');
        // the same number until it is answered: who saw it cannot have another one drawn by failing
        number.current ??= drawNumber();
        const drawn = await ports.draw(id, number.current);
        if (drawn.ok) take(drawn.message);
        else fail(drawn);
      }),
  };
}
