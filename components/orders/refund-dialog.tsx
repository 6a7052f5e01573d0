import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { OrderMessage } from '#lib/contracts/calls/orders/order-message.ts';
import { formatLocalInstant } from '#lib/format/format-date.ts';
import type { Language } from '#lib/language/languages.ts';
import { formatMoney } from '#lib/money/format-money.ts';
import { money } from '#lib/money/money.ts';
import { Button } from '#components/ui/controls/button.tsx';
import { ModalDialog } from '#components/ui/controls/modal-dialog.tsx';
import { Note } from '#components/ui/primitives/note.tsx';
import { SiteLink } from '#components/ui/controls/site-link.tsx';
import { LazySafeHtml } from '#components/ui/primitives/lazy-safe-html.tsx';
import type { RefundOffer } from './order-ports.ts';
import { RefundPeriods } from './refund-periods.tsx';
import { Sum, SumBack, SumLine } from './refund-sum.tsx';

const Small = styled('p', { base: { textStyle: 'sm', color: 'fg.muted' } });

interface RefundDialogProps {
  offer: RefundOffer;
  /** The period of a renewal, which has not begun. Absent or null: the order of a server. */
  renews?: OrderMessage['renews'];
  /** How many servers end with it. */
  servers?: number;
  /** A coupon came off the order. */
  usedCoupon?: boolean;
  /** The amount shown before, if the service now calculates another one. */
  changedFrom: RefundOffer | null;
  busy: boolean;
  /** Why nothing happened, in words. */
  fault: string | null;
  language: Language;
  onConfirm: () => void;
  onClose: () => void;
}

const ofRenewal = { warn: null, confirm: 'refund.confirmRenewal', keep: 'refund.keepRenewal' } as const;
const ofOne = { warn: 'refund.warn', confirm: 'refund.confirm', keep: 'refund.keep' } as const;
const ofSeveral = { warn: 'several.refundWarn', confirm: 'several.refundConfirm', keep: 'several.refundKeep' } as const;

/** The calculation of a refund, before anything is refunded. */
export function RefundDialog({
  offer,
  renews = null,
  servers = 1,
  usedCoupon = false,
  changedFrom,
  busy,
  fault,
  language,
  onConfirm,
  onClose,
}: RefundDialogProps) {
  const { t } = useTranslation('orders');
  const amount = (minor: number): string => formatMoney(money(minor, offer.currency), language);
  const back = amount(offer.amountMinor);
  const { periods } = offer;
  const ofServers = servers > 1 ? ofSeveral : ofOne;
  const words = renews ? ofRenewal : ofServers;
  // what came off a renewal or a change is in their own orders
  const mayLoseCoupon = usedCoupon || periods !== undefined;
  return (
    <ModalDialog title={t('refund.title')} onClose={onClose} opensAtTitle>
      {changedFrom === null ? null : (
        <Note tone="warn">
          <p role="alert">{t('refund.changed', { before: amount(changedFrom.amountMinor), now: back })}</p>
        </Note>
      )}
      {periods ? (
        <RefundPeriods offer={{ ...offer, periods }} language={language} />
      ) : (
        <OneSum offer={offer} renews={renews} language={language} />
      )}
      <Reasons offer={offer} renews={renews} language={language} />
      {offer.listMonthMinor === null ? null : (
        <p>{t(servers > 1 ? 'several.refundByUse' : 'refund.byUse', { amount: amount(offer.listMonthMinor), count: servers })}</p>
      )}
      {offer.guaranteeGone ? <p>{t('refund.guaranteeGone')}</p> : null}
      <Small>
        {t('refund.asOf', { at: formatLocalInstant(offer.asOf, language) })}{' '}
        <SiteLink href="/doc/article/refund" language={language}>
          {t('refund.rules')}
        </SiteLink>
      </Small>
      {words.warn === null && !mayLoseCoupon ? null : (
        <Note tone="warn">
          {words.warn === null ? null : <p>{t(words.warn, { count: servers })}</p>}
          {mayLoseCoupon ? <p>{t('refund.couponKept')}</p> : null}
        </Note>
      )}
      <div role="alert">{fault === null ? null : <LazySafeHtml html={fault} />}</div>
      <div>
        <Button variant="danger" aria-busy={busy || undefined} onClick={onConfirm}>
          {busy ? t('action.requesting') : t(words.confirm, { amount: back, count: servers })}
        </Button>
        <Button onClick={onClose}>{t(words.keep)}</Button>
      </div>
    </ModalDialog>
  );
}

/** What is refunded of one payment. */
function OneSum({ offer, renews = null, language }: Pick<RefundDialogProps, 'offer' | 'renews' | 'language'>) {
  const { t } = useTranslation('orders');
  const amount = (minor: number): string => formatMoney(money(minor, offer.currency), language);
  return (
    <Sum>
      <SumLine name={t('refund.paid')}>{amount(offer.paidMinor)}</SumLine>
      {renews ? null : (
        <>
          <SumLine name={t('refund.usedDays')}>{offer.usedDays}</SumLine>
          <SumLine name={t('refund.used')}>{amount(-offer.usedMinor)}</SumLine>
        </>
      )}
      {offer.fee === undefined ? null : (
        <SumLine name={t('refund.fee', { percent: `${offer.fee.percent}%` })}>{amount(-offer.fee.amountMinor)}</SumLine>
      )}
      <SumBack name={t('refund.back')}>{amount(offer.amountMinor)}</SumBack>
    </Sum>
  );
}

/** What goes back with it, and why it is the whole amount. */
function Reasons({ offer, renews = null, language }: Pick<RefundDialogProps, 'offer' | 'renews' | 'language'>) {
  const { t } = useTranslation('orders');
  const { periods, paidMinor, amountMinor, byGuarantee } = offer;
  if (renews) return <p>{t('refund.periodNotBegun', { from: formatLocalInstant(renews.from, language) })}</p>;
  return (
    <>
      {periods?.some(({ of }) => of === 'renewal') ? <p>{t('refund.period.byDay')}</p> : null}
      {periods?.some(({ of }) => of === 'change') ? <p>{t('refund.period.byDayOfChange')}</p> : null}
      {amountMinor === paidMinor ? (
        <p>
          {t('refund.whole')}
          {byGuarantee ? <> {t('refund.byGuarantee')}</> : null}
        </p>
      ) : null}
    </>
  );
}
