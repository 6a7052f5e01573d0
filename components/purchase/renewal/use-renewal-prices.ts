import type { RenewalPrices } from '#lib/contracts/calls/orders/quote-detail-call.ts';
import { useFollowed } from '#components/ui/calls/use-followed.ts';
import type { RenewalPorts } from './renewal-ports.ts';

/** What the renewal of a server costs for each period; null: that is not known yet. */
export function useRenewalPrices(order: string, ports: RenewalPorts): RenewalPrices | null {
  const { reading } = useFollowed(['order-server/renewalPrices', order], () => ports.prices(order), {
    refreshInterval: 0,
    refusalStays: true,
  });
  return reading.kind === 'seen' ? reading.seen : null;
}
