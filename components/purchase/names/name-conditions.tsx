import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { RegisteredName } from '#lib/contracts/calls/orders/domain-quote-call.ts';
import { AgreeBox } from '#components/ui/controls/agree-box.tsx';
import type { OrderForm } from '../confirmation/use-order-form.ts';

/** That a buyer meets what the registry asks for, confirmed before the order. */
export function ConditionBox({ domain: { shown }, form }: { domain: RegisteredName; form: OrderForm }) {
  const { t } = useTranslation('registration');
  return (
    <AgreeBox
      name="conditions"
      label={t('condition', { suffix: shown.slice(shown.indexOf('.')) })}
      checked={form.conditions}
      onChange={form.meet}
      error={form.faults.conditions ?? null}
    />
  );
}
