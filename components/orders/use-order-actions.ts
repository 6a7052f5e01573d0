import { useState } from 'react';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { AnyOrder } from '#lib/contracts/calls/orders/order-message.ts';
import type { Language } from '#lib/language/languages.ts';
import { newRequestKey } from '#lib/mydoc/request-key.ts';
import type { MydocFailure } from '#lib/mydoc/mydoc-client.ts';
import { payAddress } from '#lib/orders/pay-address.ts';
import { pageOutcomes } from '#components/ui/calls/page-outcomes.ts';
import { leavePage } from '#components/ui/runtime/leave-page.ts';
import { useOneAtATime } from '#components/ui/runtime/use-one-at-a-time.ts';
import { useWhenRestored } from '#components/ui/runtime/use-when-restored.ts';
import { orderCalls, type OrderPorts, type RefundOffer } from './order-ports.ts';

/** The open confirmation dialog. */
type Question =
  | { readonly kind: 'cancel' }
  | { readonly kind: 'refund'; readonly offer: RefundOffer; readonly changedFrom: RefundOffer | null; readonly key: string };

interface UseOrderActsProps {
  order: Pick<AnyOrder, 'id'>;
  language: Language;
  /** Applies the state returned by an action. */
  onOrder: (order: AnyOrder) => void;
  /** The order's state differs from what this page shows. */
  onMoved: () => void;
  acts?: OrderPorts | undefined;
}

export interface OrderActions {
  readonly busy: 'pay' | 'cancel' | 'offer' | 'refund' | null;
  /** Why nothing happened; may contain HTML of the service. */
  readonly fault: string | null;
  readonly question: Question | null;
  readonly pay: () => void;
  readonly askCancel: () => void;
  readonly cancel: () => void;
  readonly askRefund: () => void;
  readonly refund: () => void;
  readonly close: () => void;
}

/**
 * Pays, cancels and refunds an order. One thing at a time: a second click while something is under way does nothing. Where the session has
 * ended the visitor is asked to log in, and comes back to the order.
 */
export function useOrderActions({ order: { id }, language, onOrder, onMoved, acts = orderCalls }: UseOrderActsProps): OrderActions {
  const { t } = useTranslation('orders');
  const { busy, fault, setFault, run, reportUnanswered } = useOneAct();
  const [question, setQuestion] = useState<Question | null>(null);

  const fail = (failure: MydocFailure): void => {
    if (failure.kind === 'login') {
      // one dialog at a time; the page stays as it is, and is so again after the log-in
      setQuestion(null);
      pageOutcomes.show({ kind: 'login' });
    } else if (failure.kind === 'refused' && failure.text !== '') setFault(failure.text);
    else reportUnanswered();
    // a refusal means that the order's state has changed
    if (failure.kind === 'refused') onMoved();
  };

  /** Closes the question; the page shows why. */
  const withdraw = (failure: MydocFailure): void => {
    setQuestion(null);
    fail(failure);
  };

  const finish = (order: AnyOrder): void => {
    setQuestion(null);
    onOrder(order);
  };

  return {
    busy,
    fault,
    question,
    pay: () =>
      run('pay', async () => {
        const result = await acts.pay(id, language);
        const address = result.ok ? payAddress(result.message.payAddress, window.location.origin) : null;
        if (!result.ok) fail(result);
        else if (address === null) setFault(t('action.payAddressWrong'));
        else leavePage.to(address);
        return address !== null;
      }),
    askCancel: () => setQuestion({ kind: 'cancel' }),
    cancel: () =>
      run('cancel', async () => {
        const result = await acts.cancel(id);
        if (result.ok) finish(result.message);
        else withdraw(result);
        return false;
      }),
    askRefund: () =>
      run('offer', async () => {
        const result = await acts.offer(id);
        if (result.ok) setQuestion({ kind: 'refund', offer: result.message, changedFrom: null, key: newRequestKey() });
        else fail(result);
        return false;
      }),
    refund: () =>
      run('refund', async () => {
        if (question?.kind !== 'refund') return false;
        const { offer, key } = question;
        const result = await acts.refund(id, offer.amountMinor, key);
        if (result.ok) finish(result.message);
        else if (result.kind === 'refused' && result.key === 'refundChanged') {
          const again = await acts.offer(id);
          if (again.ok) setQuestion({ kind: 'refund', offer: again.message, changedFrom: offer, key: newRequestKey() });
          else fail(again);
        } else if (result.kind === 'busy') {
          // the same key may be sent again
          reportUnanswered();
        } else withdraw(result);
        return false;
      }),
    close: () => {
      setQuestion(null);
      setFault(null);
    },
  };
}

interface OneAct extends Pick<OrderActions, 'busy' | 'fault'> {
  readonly setFault: (fault: string | null) => void;
  /** Runs an action unless one is running; `act` returns whether the page is being left. */
  readonly run: (what: NonNullable<OrderActions['busy']>, act: () => Promise<boolean>) => void;
  readonly reportUnanswered: () => void;
}

/** The running action, one at a time, and why the last one failed. */
function useOneAct(): OneAct {
  const { t } = useTranslation('orders');
  const [busy, setBusy] = useState<OrderActions['busy']>(null);
  const [fault, setFault] = useState<string | null>(null);
  const { begin, end } = useOneAtATime();

  const stop = (): void => {
    end();
    setBusy(null);
  };
  useWhenRestored(stop);

  /** Being offline is already shown over the page, for as long as it lasts. */
  const reportUnanswered = (): void => {
    if (navigator.onLine) setFault(t('action.failed'));
    else pageOutcomes.show({ kind: 'toast', text: null });
  };

  const run = (what: NonNullable<OrderActions['busy']>, act: () => Promise<boolean>): void => {
    if (!begin()) return;
    setBusy(what);
    setFault(null);
    act().then(
      (leaving) => {
        if (!leaving) stop();
      },
      () => {
        reportUnanswered();
        stop();
      },
    );
  };

  return { busy, fault, setFault, run, reportUnanswered };
}
