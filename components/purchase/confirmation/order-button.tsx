import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { ButtonState } from '#lib/purchase/button-state.ts';
import { LazySafeHtml } from '#components/ui/primitives/lazy-safe-html.tsx';
import { ButtonPlace, StateButton } from '../configurator/state-button.tsx';

interface OrderButtonProps {
  kind: ButtonState;
  /** What is being done, while it is requesting. */
  doing: string;
  /** The amount to pay, formatted. */
  amount: string;
  fault: string | null;
  onOrder: () => void;
}

/** The order button; in each state it says why it can or cannot be used. */
export function OrderButton({ kind, doing, amount, fault, onOrder }: OrderButtonProps) {
  const { t } = useTranslation('purchase');
  const words = {
    next: t('confirm.order', { amount }),
    requesting: doing,
    'sold-out': t('soldOut'),
    limited: t('button.limited'),
    'log-in': t('button.logIn'),
  } as const;
  return (
    <ButtonPlace>
      <div role="alert" className="fault">
        {fault === null ? null : <LazySafeHtml html={fault} />}
      </div>
      <StateButton kind={kind} words={words} onPress={onOrder} />
    </ButtonPlace>
  );
}
