import { useTranslation } from '#components/ui/words/use-translation.ts';

/** In place of the account's coupons until they are known. */
export function MyCouponsAwaited() {
  const { t } = useTranslation('coupons');
  return (
    <p role="status" data-waiting="">
      {t('mine.waiting')}
    </p>
  );
}
