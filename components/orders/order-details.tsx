import type { ReactNode } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { articleVersionPath, tosSlug } from '#lib/content/article-paths.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import { quantityOf } from '#lib/catalogue/quantity.ts';
import { formatLocalInstant } from '#lib/format/format-date.ts';
import type { AnyOrder, OrderMessage, ReferralState } from '#lib/contracts/calls/orders/order-message.ts';
import { groupSlugOf, oneGroupPath } from '#lib/group-buy/group-paths.ts';
import type { Language } from '#lib/language/languages.ts';
import type { NamedPromotion } from '#lib/offers/named-promotion.ts';
import { orderPage } from '#lib/orders/order-address.ts';
import { Note } from '#components/ui/primitives/note.tsx';
import { ServerBill } from '#components/ui/server/server-bill.tsx';
import { ServerFacts } from '#components/ui/server/server-facts.tsx';
import { SiteLink } from '#components/ui/controls/site-link.tsx';
import type { OrderPorts } from './order-ports.ts';
import { ButtonLink } from '#components/ui/controls/button-link.tsx';
import { WholeNumbers } from '#components/ui/primitives/whole-numbers.tsx';
import { OrderActionButtons } from './order-actions.tsx';
import { OrderHeadline } from './order-headline.tsx';
import { OrderHistory } from './order-history.tsx';
import { OldState, OrderColumns, OrderMoney, OrderNotes, OrderNumber, ToReceipt } from './parts/order-parts.tsx';
import { ChangeList, useChangeFacts, useNowFacts } from './server-changes.tsx';
import { BackTogether, RenewalList, spanOf } from './server-renewals.tsx';
import { Building, OrderProgress, TimeToPay } from './order-progress.tsx';
import { ServerAccess } from './server-access.tsx';
import { ToWithdrawal } from './withdrawal/to-withdrawal.tsx';
import { useOrderActions } from './use-order-actions.ts';
import type { SeenOrder } from './use-order.ts';

/** The server of such an order has ended or will not be built: there is nothing to renew. */
const ended: ReadonlySet<OrderMessage['state']> = new Set(['closed', 'refunding', 'refunded', 'released', 'withdrawn']);

/** There its address comes first, and how it came to be afterwards. */
const runs: ReadonlySet<OrderMessage['state']> = new Set(['active', 'expired']);

interface OrderDetailsProps {
  seen: SeenOrder<OrderMessage>;
  /** The service is not answering: this is the last known state. */
  stale: boolean;
  catalogue: Catalogue;
  promotions: readonly NamedPromotion[];
  language: Language;
  onOrder: (order: AnyOrder) => void;
  onAskAgain: () => void;
  acts?: OrderPorts | undefined;
}

/** An order: its current state, its progress, notes, actions and history. */
export function OrderDetails({ seen, stale, catalogue, promotions, language, onOrder, onAskAgain, acts }: OrderDetailsProps) {
  const { t } = useTranslation('orders');
  const { order } = seen;
  const servers = quantityOf(order.configuration);
  const together = order.renews ? 'several.renewalOfAll' : 'several.together';
  const actions = useOrderActions({ order, language, onOrder, onMoved: onAskAgain, acts });
  const period = catalogue.periods.find(({ code }) => code === order.period)?.name[language] ?? order.period;
  return (
    <>
      <OrderNumber number={order.number} />
      <OrderHeadline order={order} language={language} />
      <OrderColumns data-state={order.state}>
        <div className="way">
          {stale ? <OldState now={order.now} language={language} onAskAgain={onAskAgain} /> : null}
          <OrderNotes order={order} language={language} />
          {servers > 1 ? (
            <Note tone="info">
              <p>{t(order.changes ? 'several.changeOfAll' : together, { count: servers })}</p>
            </Note>
          ) : null}
          {order.payOpen ? (
            <Note tone="info">
              <p>{t(order.group ? 'note.payOpenGroup' : 'note.payOpen')}</p>
            </Note>
          ) : null}
          {order.state === 'awaiting-payment' ? <TimeToPay seen={seen} /> : null}
          <Building seen={seen} />
          {runs.has(order.state) ? null : <ProgressOf seen={seen} language={language} />}
        </div>
        <div className="side">
          <div className="acts">
            <ServerAccess order={order} catalogue={catalogue} language={language} />
            <OrderMoney order={order} language={language} />
            <OrderActionButtons order={order} actions={actions} catalogue={catalogue} language={language} onMoved={onAskAgain} />
            <ToGroup order={order} language={language} />
            <ToWithdrawal number={order.number} until={order.withdrawableUntil} language={language} />
            <ToReceipt order={order} language={language} />
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
        <OrderRecord order={order} period={period} catalogue={catalogue} language={language}>
          {runs.has(order.state) ? <ProgressOf seen={seen} language={language} /> : null}
        </OrderRecord>
      </OrderColumns>
    </>
  );
}

/** The steps of an order. */
function ProgressOf({ seen, language }: Pick<OrderDetailsProps, 'seen' | 'language'>) {
  const { t } = useTranslation('orders');
  return (
    <section aria-label={t('steps')}>
      <OrderProgress seen={seen} language={language} />
    </section>
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
  /** What comes before it. */
  children: ReactNode;
}

/** As long as a line of the facts: it breaks anywhere. */
const Fingerprint = styled('code', { base: { overflowWrap: 'anywhere', textStyle: 'xs' } });

/** What was ordered, and all that happened to it. */
function OrderRecord({ order, period, catalogue, language, children }: OrderRecordProps) {
  const { t } = useTranslation('orders');
  const sshKeys = order.setup?.sshKeys ?? [];
  const nowFacts = useNowFacts(order, catalogue);
  const changeFacts = useChangeFacts(order, catalogue, language, (at) => formatLocalInstant(at, language));
  const isAboutPassword = !order.renews && !order.changes && (order.hasPassword || sshKeys.length === 0);
  const password = isAboutPassword ? t(order.hasPassword ? 'facts.passwordSet' : 'note.password') : null;
  return (
    <div className="rest">
      {children}
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
            [
              t('facts.number'),
              <code key="number">
                <WholeNumbers>{order.number}</WholeNumbers>
              </code>,
            ],
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
