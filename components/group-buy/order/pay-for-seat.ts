import type { useRouter } from 'next/compat/router';
import { localizePath, type Language } from '#lib/language/languages.ts';
import { orderPath } from '#lib/orders/order-address.ts';
import { payAddress } from '#lib/orders/pay-address.ts';
import { leavePage } from '#components/ui/runtime/leave-page.ts';
import type { GroupPorts } from '../group-ports.ts';

interface PayForSeatProps {
  orderId: string;
  ports: Pick<GroupPorts, 'pay'>;
  language: Language;
  router: ReturnType<typeof useRouter>;
}

/** Goes to the payment of a seat's order; to the order's own page where the payment's address is unknown, or it needs none any more. */
export async function payForSeat({ orderId, ports, language, router }: PayForSeatProps): Promise<void> {
  const paying = await ports.pay(orderId, language);
  const address = paying.ok ? payAddress(paying.message.payAddress, window.location.origin) : null;
  if (address !== null) return leavePage.to(address);
  await router?.push(localizePath(orderPath(orderId), language), undefined, { locale: false });
}
