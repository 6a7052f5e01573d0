import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { SaleStatus } from '#lib/content/values/block-schema.ts';
import { Tag } from '#components/ui/primitives/tag.tsx';

/** Marks a product that is not on general sale yet; renders nothing for one on sale. */
export function StatusMark({ status }: { status: SaleStatus }) {
  const { t } = useTranslation('blocks');
  return status === 'on-sale' ? null : <Tag>{t(`mark.${status}`)}</Tag>;
}
