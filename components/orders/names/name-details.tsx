import { articleVersionPath, tosSlug } from '#lib/content/article-paths.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { AnyOrder, DomainOrder } from '#lib/contracts/calls/orders/order-message.ts';
import { formatLocalInstant } from '#lib/format/format-date.ts';
import type { Language } from '#lib/language/languages.ts';
import { orderPage } from '#lib/orders/order-address.ts';
import { SiteLink } from '#components/ui/controls/site-link.tsx';
import { NameBill } from '#components/ui/names/name-bill.tsx';
import { NameFacts } from '#components/ui/names/name-facts.tsx';
import { WholeNumbers } from '#components/ui/primitives/whole-numbers.tsx';
import { Note } from '#components/ui/primitives/note.tsx';
import { OrderHistory } from '../order-history.tsx';
import { OldState, OrderColumns, OrderMoney, OrderNotes, OrderNumber, ToReceipt } from '../parts/order-parts.tsx';
import type { OrderPorts } from '../order-ports.ts';
import { OrderProgress, TimeToPay } from '../order-progress.tsx';
import { useOrderActions } from '../use-order-actions.ts';
import type { SeenOrder } from '../use-order.ts';
import { NameActions } from './name-actions.tsx';
import { NameHeadline } from './name-headline.tsx';

interface NameDetailsProps {
  seen: SeenOrder<DomainOrder>;
  /** The service is not answering: this is the last known state. */
  stale: boolean;
  language: Language;
  onOrder: (order: AnyOrder) => void;
  onAskAgain: () => void;
  acts?: OrderPorts | undefined;
}

/** An order of a name: its current state, its progress, notes, actions and history. */
export function NameDetails({ seen, stale, language, onOrder, onAskAgain, acts }: NameDetailsProps) {
  const { t } = useTranslation('orders');
  const { order } = seen;
  const actions = useOrderActions({ order, language, onOrder, onMoved: onAskAgain, acts });
  return (
    <>
      <OrderNumber number={order.number} />
      <NameHeadline order={order} language={language} />
      <OrderColumns data-state={order.state}>
        <div className="way">
          {stale ? <OldState now={order.now} language={language} onAskAgain={onAskAgain} /> : null}
          <OrderNotes order={order} language={language} />
          {order.payOpen ? (
            <Note tone="info">
              <p>{t('note.payOpen')}</p>
            </Note>
          ) : null}
          {order.state === 'awaiting-payment' ? <TimeToPay seen={seen} /> : null}
          <section aria-label={t('steps')}>
            <OrderProgress seen={seen} language={language} />
          </section>
        </div>
        <div className="side">
          <div className="acts">
            <OrderMoney order={order} language={language} />
            <NameActions order={order} actions={actions} language={language} />
            <ToReceipt order={order} language={language} />
          </div>
          <NameBill bill={order} heading={t('facts.price')} totalLabel={t('facts.total')} language={language} over={isOver(order)} />
        </div>
        <NameRecord order={order} language={language} />
      </OrderColumns>
    </>
  );
}

const statesWithoutName: ReadonlySet<DomainOrder['state']> = new Set(['refunding', 'refunded', 'withdrawn', 'closed']);

/** The name was not registered by this order, and will not be. */
const isOver = ({ state }: DomainOrder): boolean => statesWithoutName.has(state);

/** What was ordered, and all that happened to it. */
function NameRecord({ order, language }: { order: DomainOrder; language: Language }) {
  const { t } = useTranslation(['orders', 'registration']);
  const { registration } = order;
  return (
    <div className="rest">
      <section>
        <h2>{t('registration:heading')}</h2>
        <NameFacts
          terms={order}
          language={language}
          more={[
            ...(registration?.state === 'registered'
              ? [[t('registration:facts.until'), formatLocalInstant(registration.until, language)] as const]
              : []),
            [
              t('facts.terms'),
              <SiteLink key="terms" href={articleVersionPath(tosSlug, order.termsVersion)} language={language}>
                {t('facts.termsVersion', { version: order.termsVersion })}
              </SiteLink>,
            ],
            ...(order.terms ? [[t('facts.termsFingerprint'), <code key="fingerprint">{order.terms.fingerprint}</code>] as const] : []),
            [
              t('facts.number'),
              <code key="number">
                <WholeNumbers>{order.number}</WholeNumbers>
              </code>,
            ],
          ]}
        />
      </section>
      <section>
        <h2>{t('history.heading')}</h2>
        <OrderHistory history={order.history} currency={order.currency} language={language} />
      </section>
      <p className="small">
        <SiteLink href={orderPage} language={language}>
          {t('allOrders')}
        </SiteLink>
      </p>
    </div>
  );
}
