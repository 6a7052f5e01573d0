import { useTranslation } from '#components/ui/words/use-translation.ts';
import { quantityOf } from '#lib/catalogue/quantity.ts';
import type { Quote } from '#lib/contracts/calls/orders/purchase-calls.ts';
import { isPromotional } from '#lib/orders/refunds/promotional.ts';
import { SixFacts, type SixFactsProps } from './six-facts.tsx';

/** The six facts before a server is ordered. */
export function OrderFacts(props: { quote: Quote } & Pick<SixFactsProps, 'period' | 'offersWithdrawal' | 'language'>) {
  const { t } = useTranslation('purchase');
  const servers = quantityOf(props.quote.configuration);
  return (
    <SixFacts
      {...props}
      quantity={servers === 1 ? t('six.oneServer') : t('six.severalServers', { count: servers })}
      delivery={{ when: t('six.deliveryWhen'), from: t('six.deliveryFrom') }}
      withdrawal={t(isPromotional(props.quote.discounts) ? 'six.withdrawalByUse' : 'six.withdrawalRule')}
    />
  );
}
