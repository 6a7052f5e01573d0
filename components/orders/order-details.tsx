import { articleVersionPath, tosSlug } from '#lib/content/article-paths.ts';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import { quantityOf } from '#lib/catalogue/quantity.ts';
import { formatLocalInstant } from '#lib/format/format-date.ts';
import type { OrderMessage, ReferralState } from '#lib/contracts/calls/orders/order-calls.ts';
import { groupSlugOf, oneGroupPath } from '#lib/group-buy/group-paths.ts';
import type { Language } from '#lib/language/languages.ts';
import { methodName } from '#lib/orders/payment-method.ts';
import { formatMoney } from '#lib/money/format-money.ts';
import { money } from '#lib/money/money.ts';
import type { NamedPromotion } from '#lib/offers/named-promotion.ts';
import { orderNotes, type OrderNote } from '#lib/orders/order-notes.ts';
import { hasReceipt } from '#lib/orders/has-receipt.ts';
import { orderPage, receiptPath } from '#lib/orders/order-address.ts';
import { RetryNote } from '#components/ui/controls/retry-note.tsx';
import { Note } from '#components/ui/primitives/note.tsx';
import { ServerBill } from '#components/ui/server/server-bill.tsx';
import { ServerFacts } from '#components/ui/server/server-facts.tsx';
import { SiteLink } from '#components/ui/controls/site-link.tsx';
import type { OrderPorts } from './order-ports.ts';
import { ButtonLink } from '#components/ui/controls/button-link.tsx';
import { OrderActionButtons } from './order-actions.tsx';
import { OrderHeadline } from './order-headline.tsx';
import { OrderHistory } from './order-history.tsx';
import { ChangeList, useChangeFacts, useNowFacts } from './server-changes.tsx';
import { BackTogether, RenewalList, spanOf } from './server-renewals.tsx';
import { Building, OrderProgress, TimeToPay } from './order-progress.tsx';
import { ServerAccess } from './server-access.tsx';
import { ToWithdrawal } from './withdrawal/to-withdrawal.tsx';
import { useOrderWords } from './words-of-order.ts';
import { useOrderActions } from './use-order-actions.ts';
import type { SeenOrder } from './use-order.ts';

const OrderColumns = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0,1fr)', lg: 'minmax(0,1fr) 360px' },
    gridTemplateRows: { lg: 'auto 1fr' },
    columnGap: '12',
    rowGap: '10',
    alignItems: 'start',
    marginTop: '8',
    // the actions come right after the order's state, on small screens too
    '& .side': { gridColumn: { lg: '2' }, gridRow: { lg: '1/span 2' }, gap: '6' },
    '& .rest, & .way, & .side, & .acts': { display: 'grid', gridTemplateColumns: 'minmax(0,1fr)' },
    '& .acts': { gap: '4', padding: '6', background: 'bg.canvas', border: '1px solid', borderColor: 'border', borderRadius: 'l2' },
    '& .money': {
      fontSize: '.9375rem',
      display: 'grid',
      gap: '2',
      '& > div': { display: 'flex', justifyContent: 'space-between', gap: '3' },
      '& dt': { color: 'fg.muted' },
      '& dd': { fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' },
    },
    '& .rest': { gap: '10' },
    '& .way': { gap: '6' },
    '& .notes': { display: 'grid', gap: '3', '&:empty': { display: 'none' } },
    '& .rest h2': { textStyle: 'h3', marginBottom: '4' },
    '& .small': { textStyle: 'sm', color: 'fg.muted' },
  },
});

/** The server of such an order has ended or will not be built: there is nothing to renew. */
const ended: ReadonlySet<OrderMessage['state']> = new Set(['closed', 'refunding', 'refunded', 'released', 'withdrawn']);

interface OrderDetailsProps {
  seen: SeenOrder;
  /** The service is not answering: this is the last known state. */
  stale: boolean;
  catalogue: Catalogue;
  promotions: readonly NamedPromotion[];
  language: Language;
  onOrder: (order: OrderMessage) => void;
  onAskAgain: () => void;
  acts?: OrderPorts | undefined;
}

/** An order: its current state, its progress, notes, actions and history. */
export function OrderDetails({ seen, stale, catalogue, promotions, language, onOrder, onAskAgain, acts }: OrderDetailsProps) {
  const { t } = useTranslation('orders');
  const { order } = seen;
  const servers = quantityOf(order.configuration);
  const actions = useOrderActions({ order, language, onOrder, onMoved: onAskAgain, acts });
  const period = catalogue.periods.find(({ code }) => code === order.period)?.name[language] ?? order.period;
  return (
    <>
      <p className="number">{t('number', { number: order.number })}</p>
      <OrderHeadline order={order} language={language} />
      <OrderColumns data-state={order.state}>
        <div className="way">
          {stale ? (
            <RetryNote label={t('askNow')} onRetry={onAskAgain}>
              {t('outage.last', { at: formatLocalInstant(order.now, language) })}
            </RetryNote>
          ) : null}
          <OrderNotes order={order} language={language} />
          {servers > 1 ? (
            <Note tone="info">
              <p>
                {t(order.changes ? 'several.changeOfAll' : order.renews ? 'several.renewalOfAll' : 'several.together', { count: servers })}
              </p>
            </Note>
          ) : null}
          {order.payOpen ? (
            <Note tone="info">
              <p>{t(order.group ? 'note.payOpenGroup' : 'note.payOpen')}</p>
            </Note>
          ) : null}
          {order.state === 'awaiting-payment' ? <TimeToPay seen={seen} /> : null}
          <Building seen={seen} />
          <section aria-label={t('steps')}>
            <OrderProgress seen={seen} language={language} />
          </section>
        </div>
        <div className="side">
          <div className="acts">
            <OrderMoney order={order} language={language} />
            <ServerAccess order={order} catalogue={catalogue} language={language} />
            <OrderActionButtons order={order} actions={actions} catalogue={catalogue} language={language} />
            <ToGroup order={order} language={language} />
            <ToWithdrawal number={order.number} until={order.withdrawableUntil} language={language} />
            {hasReceipt(order) ? (
              <ButtonLink href={receiptPath(order.id)} language={language} width="full">
                {t('action.receipt')}
              </ButtonLink>
            ) : null}
          </div>
          <ServerBill
            bill={order}
            heading={t('facts.price')}
            totalLabel={t('facts.total')}
            period={period}
            renews={!ended.has(order.state)}
            catalogue={catalogue}
            promotions={promotions}
            language={language}
            drawn={order.configurationNow}
          >
            {order.configurationNow ? <p className="small">{t('facts.changedSince')}</p> : null}
          </ServerBill>
        </div>
        <OrderRecord order={order} period={period} catalogue={catalogue} language={language} />
      </OrderColumns>
    </>
  );
}

/** To the group in which the order is a seat. */
function ToGroup({ order: { group }, language }: { order: OrderMessage; language: Language }) {
  const { t } = useTranslation('orders');
  const slug = group ? groupSlugOf(group.campaign) : null;
  if (!group || slug === null) return null;
  return (
    <ButtonLink href={oneGroupPath(slug, group.id)} language={language} width="full">
      {t('action.toGroup')}
    </ButtonLink>
  );
}

/** A commission is taken back with the money. */
const referralState = ({ referral, paidMinor, refundedMinor, refundingMinor }: OrderMessage): ReferralState | 'reversed' =>
  referral?.state === 'counted' && refundedMinor + refundingMinor >= paidMinor ? 'reversed' : (referral?.state ?? 'noted');

interface OrderRecordProps extends Pick<OrderDetailsProps, 'catalogue' | 'language'> {
  order: OrderMessage;
  /** In the visitor's language. */
  period: string;
}

/** As long as a line of the facts: it breaks anywhere. */
const Fingerprint = styled('code', { base: { overflowWrap: 'anywhere', textStyle: 'xs' } });

/** What was ordered, and all that happened to it. */
function OrderRecord({ order, period, catalogue, language }: OrderRecordProps) {
  const { t } = useTranslation('orders');
  const sshKeys = order.setup?.sshKeys ?? [];
  const nowFacts = useNowFacts(order, catalogue);
  const changeFacts = useChangeFacts(order, catalogue, language, (at) => formatLocalInstant(at, language));
  const isAboutPassword = !order.renews && !order.changes && (order.hasPassword || sshKeys.length === 0);
  const password = isAboutPassword ? (order.hasPassword ? t('facts.passwordSet') : t('note.password')) : null;
  return (
    <div className="rest">
      <section>
        <h2>{t('facts.heading')}</h2>
        <ServerFacts
          configuration={order.configurationNow ?? order.configuration}
          period={period}
          password={password}
          hostName={order.servers ? order.servers.map(({ hostName }) => hostName).join(', ') : order.hostName}
          sshKeys={sshKeys}
          userDataLines={order.setup?.userData?.lines}
          catalogue={catalogue}
          language={language}
          more={[
            ...nowFacts,
            ...changeFacts,
            ...(order.renews ? [[t('renewals.period'), spanOf(order.renews, t, language)] as const] : []),
            [
              t('facts.terms'),
              <SiteLink key="terms" href={articleVersionPath(tosSlug, order.termsVersion)} language={order.terms?.language ?? language}>
                {t('facts.termsVersion', { version: order.termsVersion })}
              </SiteLink>,
            ],
            ...(order.terms
              ? [[t('facts.termsFingerprint'), <Fingerprint key="fingerprint">{order.terms.fingerprint}</Fingerprint>] as const]
              : []),
            ...(order.referral
              ? [[t('facts.referral'), t(`facts.referralState.${referralState(order)}`, { code: order.referral.code })] as const]
              : []),
            [t('facts.number'), <code key="number">{order.number}</code>],
          ]}
        />
      </section>
      <RenewalList order={order} language={language} />
      <ChangeList order={order} language={language} />
      <BackTogether order={order} language={language} />
      <section>
        <h2>{t('history.heading')}</h2>
        <OrderHistory history={order.history} currency={order.currency} changes={order.changes} language={language} />
      </section>
      <p className="small">
        <SiteLink href={orderPage} language={language}>
          {t('allOrders')}
        </SiteLink>
      </p>
    </div>
  );
}

/** The server's address, and the payments and refunds. */
function OrderMoney({
  order: { server, currency, paidMinor, method, refundingMinor, refundedMinor },
  language,
}: {
  order: OrderMessage;
  language: Language;
}) {
  const { t } = useTranslation('orders');
  if (paidMinor === 0 && server?.address !== null) return null;
  const amount = (minor: number): string => formatMoney(money(minor, currency), language);
  return (
    <dl className="money">
      {server && server.address === null ? (
        <div>
          <dt>{t('facts.address')}</dt>
          <dd data-address="">{t('facts.addressLater')}</dd>
        </div>
      ) : null}
      {paidMinor > 0 ? (
        <div>
          <dt>{t('facts.paid')}</dt>
          <dd>{amount(paidMinor)}</dd>
        </div>
      ) : null}
      {paidMinor > 0 && method !== null ? (
        <div>
          <dt>{t('facts.method')}</dt>
          <dd>{methodName(method, language)}</dd>
        </div>
      ) : null}
      {refundingMinor > 0 ? (
        <div>
          <dt>{t('facts.refunding')}</dt>
          <dd>{amount(refundingMinor)}</dd>
        </div>
      ) : null}
      {refundedMinor > 0 ? (
        <div>
          <dt>{t('facts.refunded')}</dt>
          <dd>{amount(refundedMinor)}</dd>
        </div>
      ) : null}
    </dl>
  );
}

/** Notes for the buyer besides the order's state. */
function OrderNotes({ order, language }: { order: OrderMessage; language: Language }) {
  const { t } = useOrderWords(quantityOf(order.configuration));
  const wordsOf = (note: OrderNote): string =>
    'amountMinor' in note
      ? t(`note.${note.kind}`, { amount: formatMoney(money(note.amountMinor, order.currency), language) })
      : t(`note.${note.kind}`);
  return (
    <div className="notes" role="status">
      {orderNotes(order).map((note, index) => (
        <Note key={index} tone="warn">
          <p>{wordsOf(note)}</p>
        </Note>
      ))}
    </div>
  );
}
