import { lazy, Suspense, type ReactNode } from 'react';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { DomainOrder } from '#lib/contracts/calls/orders/order-message.ts';
import type { Language } from '#lib/language/languages.ts';
import { formatMoney } from '#lib/money/format-money.ts';
import { money } from '#lib/money/money.ts';
import { namePath, namesPage } from '#lib/orders/name-address.ts';
import { Button } from '#components/ui/controls/button.tsx';
import { ButtonLink } from '#components/ui/controls/button-link.tsx';
import { ActionFault, ConsoleLink, Stack } from '../order-actions.tsx';
import type { OrderActions } from '../use-order-actions.ts';

const CancelDialog = lazy(() => import('../cancel-dialog.tsx').then((module) => ({ default: module.CancelDialog })));

interface NameActionsProps {
  order: DomainOrder;
  actions: OrderActions;
  language: Language;
}

/** What can be done about an order of a name: nothing goes back of one that is registered. */
export function NameActions({ order, actions, language }: NameActionsProps) {
  const { fault, question, busy } = actions;
  return (
    <Stack>
      <ActionFault fault={question === null ? fault : null} />
      <Buttons order={order} actions={actions} language={language} />
      <Suspense fallback={null}>
        {question?.kind === 'cancel' ? (
          <CancelDialog busy={busy === 'cancel'} of="name" onConfirm={actions.cancel} onClose={actions.close} />
        ) : null}
      </Suspense>
    </Stack>
  );
}

function Buttons({ order, actions, language }: NameActionsProps): ReactNode {
  const { t } = useTranslation('orders');
  const { state, history, totalMinor, currency, registration } = order;
  if (state === 'awaiting-payment') {
    const declined = history.at(-1)?.kind === 'payment-declined';
    const words = declined ? t('action.payAgain') : t('action.pay', { amount: formatMoney(money(totalMinor, currency), language) });
    return (
      <>
        <Button variant="primary" size="lg" width="full" aria-busy={actions.busy === 'pay' || undefined} onClick={actions.pay}>
          {actions.busy === 'pay' ? t('action.requesting') : words}
        </Button>
        <Button width="full" onClick={actions.askCancel}>
          {t('action.cancel')}
        </Button>
      </>
    );
  }
  if (state === 'registered') return <ConsoleLink />;
  if (registration?.state === 'class-changed') return <AskedAnew order={order} language={language} />;
  return state === 'paid' ? null : <ToNames language={language} />;
}

function ToNames({ language }: { language: Language }) {
  const { t } = useTranslation('registration');
  return (
    <ButtonLink href={namesPage} language={language} width="full">
      {t('toSearch')}
    </ButtonLink>
  );
}

/** Another class or price, which the buyer may agree to. */
function AskedAnew({ order, language }: { order: DomainOrder; language: Language }) {
  const { t } = useTranslation('registration');
  const { registration, currency, domain } = order;
  const amount = (minor: number): string => formatMoney(money(minor, currency), language);
  const prices = registration?.state === 'class-changed' ? registration.prices : null;
  return (
    <>
      <p>{prices ? t('newPrice', { first: amount(prices.firstYearMinor), renewal: amount(prices.renewalMinor) }) : t('newPriceLater')}</p>
      <ButtonLink href={namePath(domain.name)} language={language} width="full" variant="primary">
        {t('toNew')}
      </ButtonLink>
    </>
  );
}
