import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { OrderedAs } from '#lib/contracts/calls/orders/quote-detail-call.ts';
import type { Language } from '#lib/language/languages.ts';
import { orderPath } from '#lib/orders/order-address.ts';
import { SiteLink } from '#components/ui/controls/site-link.tsx';
import { Note } from '#components/ui/primitives/note.tsx';

/** The quote was ordered before, here or in another tab; to press the button again is the same order. */
export function AlreadyOrdered({ order, language }: { order: OrderedAs; language: Language }) {
  const { t } = useTranslation('purchase');
  return (
    <Note tone="info">
      <p>
        {t('confirm.alreadyOrdered.text', { number: order.number })} {order.awaitsPayment ? t('confirm.alreadyOrdered.awaits') : null}
      </p>
      <p>
        <SiteLink href={orderPath(order.id)} language={language}>
          {t('confirm.alreadyOrdered.link')}
        </SiteLink>
      </p>
    </Note>
  );
}
