import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import { lineName, type NamedLine } from '#lib/purchase/words/bill-names.ts';

/** The label of a price line, in the configurator, in a quote and in an order. */
export function useLineName(catalogue: Catalogue, servers: number): (line: NamedLine) => string {
  const { t } = useTranslation('purchase');
  return (line) => lineName(line, catalogue, t, servers);
}
