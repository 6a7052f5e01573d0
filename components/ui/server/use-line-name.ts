import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import { outboundText } from '#lib/purchase/outbound-text.ts';
import { sizeName } from '#lib/purchase/plan-rows.ts';

export interface NamedLine {
  readonly kind: 'model' | 'disk' | 'data-disk' | 'traffic';
  readonly code: string;
  readonly quantity: number;
}

/** The label of a price line, in the configurator, in a quote and in an order. */
export function useLineName({ diskTypes, trafficPlans }: Catalogue): (line: NamedLine) => string {
  const { t } = useTranslation('purchase');
  const label = (code: string): string => diskTypes.find((disk) => disk.code === code)?.label ?? code;
  return ({ kind, code, quantity }) => {
    switch (kind) {
      case 'model':
        return t('summary.server', { size: sizeName(code) });
      case 'disk':
        return t('summary.bootDisk', { size: `${quantity} GiB ${label(code)}` });
      case 'data-disk':
        return t('summary.dataDisk', { size: `${quantity} GiB ${label(code)}` });
      case 'traffic':
        return t('summary.transfer', { amount: outboundText(trafficPlans.find((plan) => plan.code === code)?.outboundGb ?? 0) });
    }
  };
}
