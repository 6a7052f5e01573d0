import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { OrderMessage } from '#lib/contracts/calls/order-calls.ts';
import { formatMoney } from '#lib/money/format-money.ts';
import { money } from '#lib/money/money.ts';
import { formatLocalInstant } from '#lib/format/format-date.ts';
import type { Language } from '#lib/language/languages.ts';
import { orderPath, renewalPath } from '#lib/orders/order-address.ts';
import { ButtonLink } from '#components/ui/controls/button-link.tsx';
import { SiteLink } from '#components/ui/controls/site-link.tsx';
import { styled } from '#components/ui/styled/styled.ts';

interface RenewalProps {
  order: OrderMessage;
  language: Language;
}

/** To the renewal of a server that can be renewed, or to the one that awaits payment. */
export function RenewButton({ order: { id, state, renewableUntil, renewals }, language }: RenewalProps) {
  const { t } = useTranslation('orders');
  if (renewableUntil === null) return null;
  const unpaid = renewals.find((renewal) => renewal.state === 'awaiting-payment');
  const look = state === 'expired' ? ({ variant: 'primary', size: 'lg' } as const) : {};
  return (
    <ButtonLink href={unpaid ? orderPath(unpaid.id) : renewalPath(id)} language={language} width="full" {...look}>
      {unpaid ? t('action.payRenewal', { number: unpaid.number }) : t('action.renew')}
    </ButtonLink>
  );
}

/** From a renewal to the order of its server. */
export function ToServer({ order: { renews }, language }: RenewalProps) {
  const { t } = useTranslation('orders');
  if (!renews) return null;
  return (
    <ButtonLink href={orderPath(renews.order)} language={language} variant="primary" width="full">
      {t('action.toServer')}
    </ButtonLink>
  );
}

const Rows = styled('ul', {
  base: {
    borderTop: '1px solid',
    borderColor: 'border.emphasized',
    fontSize: '.9375rem',
    '& li': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: '3',
      rowGap: '1',
      paddingBlock: '.625rem',
      borderBottom: '1px solid',
      borderColor: 'border',
    },
    '& .state': { color: 'fg.muted' },
  },
});

/** The renewals of a server, the oldest first. */
export function RenewalList({ order, language }: RenewalProps) {
  const { t } = useTranslation('orders');
  const { renewals, currency, refundedMinor, refundingMinor } = order;
  if (renewals.length === 0) return null;
  const amount = (minor: number): string => formatMoney(money(minor, currency), language);
  const ofRenewalsMinor = renewals.reduce((sum, { backMinor }) => sum + backMinor, 0);
  return (
    <section>
      <h2>{t('renewals.heading')}</h2>
      <Rows>
        {renewals.map(({ id, number, state, from, until, backMinor }) => (
          <li key={id}>
            <span>
              <SiteLink href={orderPath(id)} language={language}>
                {number}
              </SiteLink>{' '}
              {spanOf({ from, until }, t, language)}
            </span>
            <span className="state">
              {t(`list.state.${state}`)}
              {backMinor > 0 ? ` · ${amount(backMinor)}` : null}
            </span>
          </li>
        ))}
      </Rows>
      {ofRenewalsMinor > 0 ? (
        <p className="small">{t('renewals.together', { amount: amount(refundedMinor + refundingMinor + ofRenewalsMinor) })}</p>
      ) : null}
    </section>
  );
}

type Say = ReturnType<typeof useTranslation<'orders'>>['t'];

/** The period of a renewal, from its first to its last instant. */
export const spanOf = ({ from, until }: { from: string; until: string }, t: Say, language: Language): string =>
  t('renewals.span', { from: formatLocalInstant(from, language), until: formatLocalInstant(until, language) });
