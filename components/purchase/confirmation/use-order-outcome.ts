import { useRouter } from 'next/compat/router';
import { localizePath } from '#lib/language/languages.ts';
import { orderPath } from '#lib/orders/order-address.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { pageOutcomes } from '#components/ui/calls/page-outcomes.ts';
import { leavePage } from '#components/ui/runtime/leave-page.ts';
import { forgetOrderLeft } from './order-left.ts';
import { clearPasswordLeft } from '../password/password-left.ts';
import { forgetServerSetup } from '../setup/use-server-setup.ts';
import type { SentOrder } from './send-order.ts';
import { useOrderRefusal, type OrderRefusalProps, type OrderRefusalView } from './use-order-refusal.ts';

interface OrderOutcomeView extends Pick<OrderRefusalView, 'ended'> {
  /** Navigates to the order's next page, or shows why this page stays. */
  readonly follow: (sent: SentOrder) => Promise<'gone' | 'here'>;
}

/** What follows from an order that was sent: the payment, its own page, the log-in, or what its refusal asks for. */
export function useOrderOutcome<Shown>(props: OrderRefusalProps<Shown>): OrderOutcomeView {
  const { language, keep } = props;
  const { t } = useTranslation('purchase');
  const router = useRouter();
  const { ended, answer } = useOrderRefusal(props);

  const follow = async (sent: SentOrder): Promise<'gone' | 'here'> => {
    switch (sent.kind) {
      case 'pay':
        forgetLeft();
        leavePage.to(sent.address);
        return 'gone';
      case 'order':
        forgetLeft();
        if (sent.isDearer) pageOutcomes.show({ kind: 'toast', text: t('confirm.orderedDearer') });
        await router?.push(localizePath(orderPath(sent.id), language), undefined, { locale: false });
        return 'gone';
      case 'log-in':
        keep();
        pageOutcomes.show({ kind: 'login' });
        return 'here';
      case 'busy':
        pageOutcomes.show({ kind: 'toast', text: null });
        return 'here';
      case 'refused':
        await answer(sent.refusal);
        return 'here';
    }
  };

  return { ended, follow };
}

/** The order is placed: what was stored for it is no longer needed. */
function forgetLeft(): void {
  forgetOrderLeft();
  clearPasswordLeft();
  forgetServerSetup();
}
