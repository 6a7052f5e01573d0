import { useTranslation } from '#components/ui/words/use-translation.ts';
import { stockOf, type StockEntry } from '#lib/purchase/stock.ts';
import { Tag } from '#components/ui/primitives/tag.tsx';

interface StockTagProps {
  stock: readonly StockEntry[] | undefined;
  region: string;
  model: string;
}

/** Sold out, or how few are left; nothing while unknown. Changes are announced to screen readers. */
export function StockTag({ stock, region, model }: StockTagProps) {
  const { t } = useTranslation('purchase');
  const found = stockOf(stock, region, model);
  return (
    <span role="status">
      {found?.state === 'sold-out' ? <Tag>{t('soldOut')}</Tag> : null}
      {found?.state === 'few' ? <Tag tone="land">{t('fewLeft', { number: found.left ?? 0 })}</Tag> : null}
    </span>
  );
}
