import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { formatLocalInstant } from '#lib/format/format-date.ts';
import type { Language } from '#lib/language/languages.ts';
import { withdrawalPath } from '#lib/orders/withdrawal-address.ts';
import { ButtonLink } from '#components/ui/controls/button-link.tsx';

interface ToWithdrawalProps {
  /** The number of the order whose contract it is. */
  number: string;
  /** Until when it can be withdrawn from; null: it cannot. */
  until: string | null;
  language: Language;
  /** Its button is one of a row. */
  inRow?: boolean;
}

/** In a row of buttons the hint comes below all of them. */
const Withdrawal = styled('div', {
  base: { display: 'grid', gap: '2' },
  variants: { inRow: { true: { display: 'contents', '& .small': { flexBasis: 'full', order: '1' } }, false: {} } },
});

/** To the withdrawal from a contract, as long as that is possible. */
export function ToWithdrawal({ number, until, language, inRow = false }: ToWithdrawalProps) {
  const { t } = useTranslation('orders');
  if (until === null) return null;
  return (
    <Withdrawal inRow={inRow}>
      <ButtonLink href={withdrawalPath(number)} language={language} width={inRow ? undefined : 'full'}>
        {t('action.withdraw')}
      </ButtonLink>
      <p className="small">{t('action.withdrawUntil', { until: formatLocalInstant(until, language) })}</p>
    </Withdrawal>
  );
}
