import { lazy, Suspense, type ReactNode } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { purchasePath } from '#lib/catalogue/purchase-address.ts';
import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import { quantityOf } from '#lib/catalogue/quantity.ts';
import type { OrderMessage } from '#lib/contracts/calls/orders/order-message.ts';
import { defaultLanguage, type Language } from '#lib/language/languages.ts';
import { formatMoney } from '#lib/money/format-money.ts';
import { money } from '#lib/money/money.ts';
import { orderPath } from '#lib/orders/order-address.ts';
import { Button } from '#components/ui/controls/button.tsx';
import { ButtonLink } from '#components/ui/controls/button-link.tsx';
import { useCentreAddress } from '#components/ui/store-state/store-state.tsx';
import { LazySafeHtml } from '#components/ui/primitives/lazy-safe-html.tsx';
import { AutomaticLine } from './automatic/automatic-line.tsx';
import { WholeNumbers } from '#components/ui/primitives/whole-numbers.tsx';
import { ChangeButtons, ChangeDone } from './server-changes.tsx';
import { RenewButton, ToServer } from './server-renewals.tsx';
import type { OrderActions } from './use-order-actions.ts';
import { useOrderWords } from './words-of-order.ts';

const CancelDialog = lazy(() => import('./cancel-dialog.tsx').then((module) => ({ default: module.CancelDialog })));
const RefundDialog = lazy(() => import('./refund-dialog.tsx').then((module) => ({ default: module.RefundDialog })));

export const Stack = styled('div', {
  base: {
    display: 'grid',
    gap: '3',
    '&:not(:has(> :not(.fault:empty)))': { display: 'none' },
    '& .fault:empty': { display: 'none' },
    '& .fault': { textStyle: 'sm', color: 'fg.error', '& a': { color: 'inherit', textDecoration: 'underline' } },
  },
});

interface OrderActionsProps {
  order: OrderMessage;
  actions: OrderActions;
  catalogue: Catalogue;
  language: Language;
  /** The order has changed. */
  onMoved: () => void;
}

/** The actions for an order in its current state, and their confirmation dialogs. */
export function OrderActionButtons({ order, actions, catalogue, language, onMoved }: OrderActionsProps) {
  const { t } = useTranslation('orders');
  const { busy, fault, question } = actions;
  const label = (what: OrderActions['busy'], words: string): string => (busy === what ? t('action.requesting') : words);
  const declined = order.history.at(-1)?.kind === 'payment-declined';
  const total = formatMoney(money(order.totalMinor, order.currency), language);
  const refund = (
    <Button width="full" aria-busy={busy === 'offer' || undefined} onClick={actions.askRefund}>
      {label('offer', t('action.refund'))}
    </Button>
  );
  const again = <Again order={order} catalogue={catalogue} language={language} />;
  const buttons = (): ReactNode => {
    switch (order.state) {
      case 'awaiting-payment':
        return (
          <>
            <Button variant="primary" size="lg" width="full" aria-busy={busy === 'pay' || undefined} onClick={actions.pay}>
              {label('pay', declined ? t('action.payAgain') : t('action.pay', { amount: total }))}
            </Button>
            <Button width="full" onClick={actions.askCancel}>
              {t('action.cancel')}
            </Button>
          </>
        );
      case 'active':
        return (
          <>
            <ConsoleLink />
            <RenewButton order={order} language={language} />
            <AutomaticLine order={order} catalogue={catalogue} language={language} onChanged={onMoved} />
            <ChangeButtons order={order} language={language} />
            {refund}
          </>
        );
      case 'renewed':
        return (
          <RenewalDone order={order} language={language}>
            {refund}
          </RenewalDone>
        );
      case 'registered':
        return null;
      case 'changed':
        return <ChangeDone order={order} language={language} />;
      case 'expired':
        return <Expired order={order} language={language} />;
      case 'closed':
      case 'released':
      case 'refunded':
      case 'withdrawn':
        return again;
      case 'paid':
      case 'provisioning':
        if (order.changes) return <ToServer order={order} language={language} />;
        return order.group ? null : refund;
      case 'awaiting-group':
      case 'refunding':
        return null;
    }
  };
  return (
    <Stack>
      <ActionFault fault={question === null ? fault : null} />
      {buttons()}
      <QuestionDialog order={order} actions={actions} language={language} />
    </Stack>
  );
}

/**
 * The refund of a renewal, or why it is none by itself: its period has begun, a later change was paid for it too, another one goes back
 * first, or it cost nothing.
 */
function RenewalRefund({ order, language, children }: Pick<OrderActionsProps, 'order' | 'language'> & { children: ReactNode }) {
  const { t } = useOrderWords(quantityOf(order.configuration));
  const { goesBackFirst, coveredBy, paidMinor } = order;
  if (hasBegun(order)) return <p>{t('note.renewalBegun')}</p>;
  if (paidMinor === 0) return null;
  if (goesBackFirst === null && coveredBy !== null) return <p>{t('note.renewalCovered')}</p>;
  if (goesBackFirst === null) return children;
  return (
    <>
      <p>{t('note.renewalFirst')}</p>
      <ButtonLink href={orderPath(goesBackFirst.id)} language={language} width="full">
        <WholeNumbers>{t('action.toRenewal', { number: goesBackFirst.number })}</WholeNumbers>
      </ButtonLink>
    </>
  );
}

/** From a renewal that was paid to its server, and its refund. */
function RenewalDone({ order, language, children }: Pick<OrderActionsProps, 'order' | 'language'> & { children: ReactNode }) {
  return (
    <>
      <ToServer order={order} language={language} />
      <RenewalRefund order={order} language={language}>
        {children}
      </RenewalRefund>
    </>
  );
}

/** A server whose time is over can still be renewed. */
function Expired({ order, language }: Pick<OrderActionsProps, 'order' | 'language'>) {
  return (
    <>
      <RenewButton order={order} language={language} />
      <ConsoleLink isSecond />
    </>
  );
}

/** What an order that is over leads to: the configurator with the same server, or the server that a renewal or a change was for. */
function Again({ order, catalogue, language }: Omit<OrderActionsProps, 'actions' | 'onMoved'>) {
  const { t } = useTranslation('orders');
  if (order.renews || order.changes) return <ToServer order={order} language={language} />;
  return (
    <ButtonLink
      href={purchasePath({ ...order.configuration, period: order.period, promotion: order.promotion?.code ?? null }, catalogue)}
      language={language}
      width="full"
    >
      {t('action.orderAgain')}
    </ButtonLink>
  );
}

/** Whether the period of a renewal has begun, by the service's clock. */
const hasBegun = ({ renews, now }: OrderMessage): boolean => renews !== null && Date.parse(now) >= Date.parse(renews.from);

/** To the account centre's console, where an active server is managed. */
export function ConsoleLink({ isSecond = false }: { isSecond?: boolean }) {
  const { t } = useTranslation('orders');
  const consoleHref = useCentreAddress('console');
  return (
    <ButtonLink
      href={consoleHref}
      language={defaultLanguage}
      width="full"
      {...(isSecond ? {} : ({ variant: 'primary', size: 'lg' } as const))}
    >
      {t('action.console')}
    </ButtonLink>
  );
}

/** Why nothing happened. */
export function ActionFault({ fault }: Pick<OrderActions, 'fault'>) {
  return (
    <div role="alert" className="fault">
      {fault === null ? null : <LazySafeHtml html={fault} />}
    </div>
  );
}

/** The question that comes before an order is cancelled or refunded. */
function QuestionDialog({
  order: { renews, changes, configuration, discounts },
  actions,
  language,
}: Pick<OrderActionsProps, 'order' | 'actions' | 'language'>) {
  const { busy, fault, question } = actions;
  return (
    <Suspense fallback={null}>
      {question?.kind === 'cancel' ? (
        <CancelDialog
          busy={busy === 'cancel'}
          servers={quantityOf(configuration)}
          of={renews !== null || changes !== undefined ? 'other' : 'server'}
          onConfirm={actions.cancel}
          onClose={actions.close}
        />
      ) : null}
      {question?.kind === 'refund' ? (
        <RefundDialog
          offer={question.offer}
          renews={renews}
          servers={quantityOf(configuration)}
          usedCoupon={discounts.some(({ kind }) => kind === 'coupon')}
          changedFrom={question.changedFrom}
          busy={busy === 'refund'}
          fault={fault}
          language={language}
          onConfirm={actions.refund}
          onClose={actions.close}
        />
      ) : null}
    </Suspense>
  );
}
