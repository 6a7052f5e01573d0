import type { OrderedAs } from '#lib/contracts/calls/orders/quote-detail-call.ts';
import { OrderBox, type OrderBoxProps } from './order-box.tsx';

/** The way from a quote to its order, while nothing is ordered of it; the total at the end of a phone's window leads here. */
export function OrderOnce({ ordered, ...box }: OrderBoxProps & { ordered: OrderedAs | null }) {
  return <div id="order">{ordered ? null : <OrderBox {...box} />}</div>;
}
