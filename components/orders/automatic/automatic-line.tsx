import { lazy, Suspense, useState } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import type { OrderMessage } from '#lib/contracts/calls/orders/order-message.ts';
import { formatLocalInstant } from '#lib/format/format-date.ts';
import type { Language } from '#lib/language/languages.ts';
import { formatMoney } from '#lib/money/format-money.ts';
import { money } from '#lib/money/money.ts';
import { Button } from '#components/ui/controls/button.tsx';

const AutomaticDialog = lazy(() => import('./automatic-dialog.tsx').then((module) => ({ default: module.AutomaticDialog })));

const Line = styled('div', { base: { display: 'grid', gap: '2', '& p': { textStyle: 'sm', color: 'fg.muted' } } });

interface AutomaticLineProps {
  order: OrderMessage;
  catalogue: Catalogue;
  language: Language;
  /** Asks for the order again. */
  onChanged: () => void;
}

/** Whether a server that runs renews automatically, and the way to change that. */
export function AutomaticLine({ order, catalogue, language, onChanged }: AutomaticLineProps) {
  const { t } = useTranslation('orders');
  const [isOpen, setIsOpen] = useState(false);
  const { state, renewableUntil } = order;
  if (state !== 'active' || renewableUntil === null) return null;
  return (
    <Line>
      <Button width="full" onClick={() => setIsOpen(true)}>
        {t('automatic.title')}
      </Button>
      <p>{stateOf(order, catalogue, language, t)}</p>
      {isOpen ? (
        <Suspense fallback={null}>
          <AutomaticDialog order={order} catalogue={catalogue} language={language} onChanged={onChanged} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </Line>
  );
}

type Say = ReturnType<typeof useTranslation<'orders'>>['t'];

function stateOf({ automatic, currency }: OrderMessage, catalogue: Catalogue, language: Language, t: Say): string {
  if (automatic === null) return t('automatic.off');
  const { outcome, period, totalMinor, chargeAt } = automatic;
  if (outcome === 'ordered') return t('automatic.ordered');
  if (outcome !== null) return t('automatic.failed');
  return t('automatic.isOn', {
    period: catalogue.periods.find(({ code }) => code === period)?.name[language] ?? period,
    amount: formatMoney(money(totalMinor, currency), language),
    at: formatLocalInstant(chargeAt, language),
  });
}
