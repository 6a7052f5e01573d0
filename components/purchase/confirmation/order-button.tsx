import { lazy, Suspense } from 'react';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { ButtonState } from '#lib/purchase/button-state.ts';
import { ButtonPlace, StateButton } from '../configurator/state-button.tsx';

/** Texts of the service may contain a link; the sanitiser is loaded with the first of them. */
const SafeHtml = lazy(() => import('#components/ui/primitives/safe-html.tsx').then((module) => ({ default: module.SafeHtml })));

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
        {fault === null ? null : (
          <Suspense fallback={null}>
            <SafeHtml html={fault} />
          </Suspense>
        )}
      </div>
      <StateButton kind={kind} words={words} onPress={onOrder} />
    </ButtonPlace>
  );
}
