import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import type { Language } from '#lib/language/languages.ts';
import type { NamedPromotion } from '#lib/offers/named-promotion.ts';
import type { AnyOrder } from '#lib/contracts/calls/orders/order-message.ts';
import { NameDetails } from './names/name-details.tsx';
import type { OrderPorts } from './order-ports.ts';
import { OrderDetails } from './order-details.tsx';
import { UnseenOrder } from './unseen-order.tsx';
import { seenNow, useOrder, type ReadOrder } from './use-order.ts';

interface OrderViewProps {
  id: string;
  catalogue: Catalogue;
  promotions: readonly NamedPromotion[];
  language: Language;
  /** Answers instead of the service, in tests and examples. */
  readOrder?: ReadOrder;
  acts?: OrderPorts;
}

/** The order of the logged-in account; a text for anyone else. */
export function OrderView({ id, catalogue, promotions, language, readOrder, acts }: OrderViewProps) {
  const { t } = useTranslation('orders');
  const { reading, askAgain, take } = useOrder(id, readOrder);
  if (reading.kind !== 'seen') {
    return <UnseenOrder kind={reading.kind} title={t('title')} waiting={t('waiting')} language={language} onAskAgain={askAgain} />;
  }
  const { order, seenAtMs } = reading.seen;
  const shown = { stale: reading.stale, language, onOrder: (now: AnyOrder) => take(seenNow(now)), onAskAgain: askAgain, acts };
  return 'domain' in order ? (
    <NameDetails seen={{ order, seenAtMs }} {...shown} />
  ) : (
    <OrderDetails seen={{ order, seenAtMs }} catalogue={catalogue} promotions={promotions} {...shown} />
  );
}
