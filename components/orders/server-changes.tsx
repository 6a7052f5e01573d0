import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import { outboundText } from '#lib/catalogue/server-facts.ts';
import { quantityOf } from '#lib/catalogue/quantity.ts';
import { formatGib } from '#lib/format/format-number.ts';
import type { OrderMessage } from '#lib/contracts/calls/orders/order-message.ts';
import type { Language } from '#lib/language/languages.ts';
import { formatMoney } from '#lib/money/format-money.ts';
import { money } from '#lib/money/money.ts';
import { changePath, orderPath } from '#lib/orders/order-address.ts';
import { modelName } from '#lib/purchase/model-name.ts';
import { ButtonLink } from '#components/ui/controls/button-link.tsx';
import { SiteLink } from '#components/ui/controls/site-link.tsx';
import { WholeNumbers } from '#components/ui/primitives/whole-numbers.tsx';
import { ToServer } from './server-renewals.tsx';
import { useOrderWords } from './words-of-order.ts';
import { ServerRows } from './server-rows.ts';

interface ChangeProps {
  order: OrderMessage;
  language: Language;
}

const underWay: ReadonlySet<OrderMessage['state']> = new Set(['awaiting-payment', 'paid', 'provisioning']);

/** To the changes of a server that can be changed, or to the one that is under way. */
export function ChangeButtons({ order: { id, changeable, serverChanges, renewals }, language }: ChangeProps) {
  const { t } = useTranslation('orders');
  const open = serverChanges.find(({ state }) => underWay.has(state));
  if (open)
    return (
      <ButtonLink href={orderPath(open.id)} language={language} width="full">
        <WholeNumbers>
          {t(open.state === 'awaiting-payment' ? 'action.payChange' : 'action.toChange', { number: open.number })}
        </WholeNumbers>
      </ButtonLink>
    );
  // the renewal that awaits payment comes first
  if (!changeable || renewals.some(({ state }) => state === 'awaiting-payment')) return null;
  return (
    <>
      <ButtonLink href={changePath(id, 'upgrade')} language={language} width="full">
        {t('action.changeSize')}
      </ButtonLink>
      <ButtonLink href={changePath(id, 'expansion')} language={language} width="full">
        {t('action.changeDisk')}
      </ButtonLink>
    </>
  );
}

/** From a change that was carried out to its server, and how it goes back. */
export function ChangeDone({ order, language }: ChangeProps) {
  const { t } = useOrderWords(quantityOf(order.configuration));
  return (
    <>
      <ToServer order={order} language={language} />
      <p>{t('note.changeWithServer')}</p>
    </>
  );
}

/** The changes of a server, the oldest first. */
export function ChangeList({ order: { serverChanges, currency }, language }: ChangeProps) {
  const { t } = useTranslation('orders');
  if (serverChanges.length === 0) return null;
  return (
    <section>
      <h2>{t('changes.heading')}</h2>
      <ServerRows>
        {serverChanges.map(({ id, number, state, kind, backMinor }) => (
          <li key={id}>
            <span>
              <SiteLink href={orderPath(id)} language={language}>
                {number}
              </SiteLink>{' '}
              {t(`changes.kind.${kind}`)}
            </span>
            <span className="state">
              {t(`list.state.${state}`)}
              {backMinor > 0 ? ` · ${formatMoney(money(backMinor, currency), language)}` : null}
            </span>
          </li>
        ))}
      </ServerRows>
    </section>
  );
}

type Fact = readonly [name: string, value: string];

/** The facts of a change: its server's order, what that was before, and for how long it is paid; any other order has none. */
export function useChangeFacts({ changes }: OrderMessage, catalogue: Catalogue, language: Language, until: (at: string) => string): Fact[] {
  const { t } = useTranslation('orders');
  if (!changes) return [];
  const { number, kind, from, days } = changes;
  const outbound = outboundText(catalogue.trafficPlans.find(({ code }) => code === from.traffic)?.outboundGb ?? 0);
  return [
    [t('changes.of'), number],
    [
      t('changes.before'),
      kind === 'upgrade' ? modelName(catalogue, from.model, language) : `${formatGib(from.disk.sizeGib)} · ${outbound}`,
    ],
    [t('changes.paidFor'), t('changes.days', { days, until: until(changes.until) })],
  ];
}

/** The disk and the traffic of a server that was changed, or of its change: the lines of the order say what was ordered first. */
export function useNowFacts({ configurationNow, configuration, changes }: OrderMessage, catalogue: Catalogue): Fact[] {
  const { t } = useTranslation('purchase');
  const now = configurationNow ?? (changes ? configuration : null);
  if (now === null) return [];
  const type = catalogue.diskTypes.find(({ code }) => code === now.disk.type)?.label ?? '';
  const outbound = outboundText(catalogue.trafficPlans.find(({ code }) => code === now.traffic)?.outboundGb ?? 0);
  return [
    [t('disk.boot'), `${formatGib(now.disk.sizeGib)} ${type}`.trim()],
    [t('network.transfer'), outbound],
  ];
}
