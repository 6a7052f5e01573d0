import { lazy, Suspense } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'next-i18next/pages';
import type { ButtonState } from '#lib/purchase/button-state.ts';
import { Button } from '#components/ui/button.tsx';

/** Words of the service may hold a link; what makes them safe comes with the first of them. */
const SafeHtml = lazy(() => import('#components/ui/safe-html.tsx').then((module) => ({ default: module.SafeHtml })));

const Place = chakra('div', {
  base: {
    display: 'grid', gap: '2',
    '& button[aria-disabled=true]': { background: 'bg.subtle', color: 'fg.muted', borderColor: 'border', cursor: 'not-allowed' },
    '& button[aria-busy=true]': { cursor: 'progress' },
    '& .spinner': { width: '1em', height: '1em', borderRadius: '50%', border: '2px solid currentColor', borderRightColor: 'transparent' },
    '& .fault': { textStyle: 'sm', color: 'fg.error', '& a': { color: 'inherit', textDecoration: 'underline' } },
  },
});

interface OrderButtonProps {
  kind: ButtonState;
  /** What is to be paid, in words. */
  amount: string;
  fault: string | null;
  onOrder: () => void;
  onLogIn: () => void;
}

/** The button that orders; in each state it says why it does or does not. */
export function OrderButton({ kind, amount, fault, onOrder, onLogIn }: OrderButtonProps) {
  const { t } = useTranslation('purchase');
  const words = { next: t('confirm.order', { amount }), requesting: t('confirm.ordering'), 'sold-out': t('soldOut'), limited: t('button.limited'), 'log-in': t('button.logIn') } as const;
  const blocked = kind === 'sold-out' || kind === 'limited';
  const press = (): void => {
    if (kind === 'log-in') onLogIn();
    else if (!blocked && kind !== 'requesting') onOrder();
  };
  return (
    <Place>
      <div role="alert" className="fault">{fault === null ? null : <Suspense fallback={null}><SafeHtml html={fault} /></Suspense>}</div>
      <Button variant="primary" size="lg" width="full" aria-disabled={blocked || undefined} aria-busy={kind === 'requesting' || undefined} onClick={press}>
        {kind === 'requesting' ? <span className="spinner" aria-hidden="true" /> : null}
        {words[kind]}
      </Button>
    </Place>
  );
}
