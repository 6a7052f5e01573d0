import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import { formatLocalInstant } from '#lib/format/format-date.ts';
import type { Language } from '#lib/language/languages.ts';
import { formatMoney } from '#lib/money/format-money.ts';
import { money } from '#lib/money/money.ts';
import { withRememberedCoupon, type ServerUse } from '#lib/coupons/remembered-coupon.ts';
import { changePath, orderPath, renewalPath } from '#lib/orders/order-address.ts';
import { modelName } from '#lib/purchase/model-name.ts';
import { ruledRow, ruledRows } from '#components/ui/primitives/ruled-rows.ts';
import { SiteLink } from '#components/ui/controls/site-link.tsx';
import { Tag } from '#components/ui/primitives/tag.tsx';
import { WholeNumbers } from '#components/ui/primitives/whole-numbers.tsx';
import type { ListedOrder } from './use-orders.ts';

const Rows = styled('ol', {
  base: {
    ...ruledRows,
    '& > li': { ...ruledRow, gridTemplateColumns: { base: 'minmax(0,1fr) auto', md: 'minmax(0,1fr) minmax(0,17rem) 6.5rem 8.5rem' } },
    '& h2': {
      fontSize: '1rem',
      fontWeight: 'semibold',
      overflowWrap: 'anywhere',
      '& a': {
        display: 'inline-block',
        paddingBlock: '.125rem',
        color: 'accent.fg',
        textDecoration: 'underline',
        textUnderlineOffset: '3px',
      },
    },
    '& .small': { textStyle: 'sm', color: 'fg.muted' },
    '& .number': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
    // on small screens state and total are on top, so that neither takes room from the name
    '& .mark': { gridArea: { base: '1/1', md: '1/4' }, justifySelf: { base: 'start', md: 'end' } },
    '& .total': { gridArea: { base: '1/2', md: '1/3' }, fontWeight: 'semibold', textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
    '& .what': { gridArea: { base: '2/1/auto/-1', md: '1/1' }, minWidth: '0' },
    '& .when': { gridArea: { base: '3/1/auto/-1', md: '1/2' } },
  },
});

const over: ReadonlySet<ListedOrder['state']> = new Set(['closed', 'refunded', 'released', 'withdrawn']);

function toneOf(state: ListedOrder['state']): 'success' | 'land' | 'neutral' {
  if (state === 'active' || state === 'renewed' || state === 'changed' || state === 'registered') return 'success';
  return over.has(state) ? 'neutral' : 'land';
}

interface OrderRowsProps {
  orders: readonly ListedOrder[];
  catalogue: Catalogue;
  language: Language;
  /** The campaign of the coupon with which a server is to be renewed or changed; null: none is. */
  coupon?: string | null;
  /** For what that coupon is. */
  couponUse?: ServerUse;
}

/** One row per order: its server or its name, when it was placed, its price and its state. */
export function OrderRows({ orders, ...shown }: OrderRowsProps) {
  return (
    <Rows>
      {orders.map((order) => (
        <OrderRow key={order.id} order={order} {...shown} />
      ))}
    </Rows>
  );
}

type OrderRowProps = Omit<OrderRowsProps, 'orders'> & { order: ListedOrder };

function OrderRow({ order, catalogue, language, coupon = null, couponUse = 'renewal' }: OrderRowProps) {
  const { t } = useTranslation('orders');
  const { id, number, state, createdAt, dueAt, totalMinor, backTogetherMinor, currency, domain, orderedModel, renews, changes, paidUntil } =
    order;
  const { name, where } = useWhatIsOrdered(order, catalogue, language);
  return (
    <li data-state={state}>
      <div className="what">
        <h2>
          <SiteLink href={orderPath(id)} language={language}>
            {name}
          </SiteLink>
        </h2>
        <p className="small">
          <span className="number">{number}</span>
          {` · ${where}`}
          {orderedModel === undefined ? null : ` · ${t('list.orderedAs', { what: modelName(catalogue, orderedModel, language) })}`}
          {renews === null ? null : <WholeNumbers>{` · ${t('list.renews', { number: renews })}`}</WholeNumbers>}
          {changes === null ? null : <WholeNumbers>{` · ${t('list.changes', { number: changes })}`}</WholeNumbers>}
        </p>
      </div>
      <p className="small when">
        {t('list.placed')} <time dateTime={createdAt}>{formatLocalInstant(createdAt, language)}</time>
        {state === 'awaiting-payment' ? (
          <>
            <br />
            {t('list.payUntil', { until: formatLocalInstant(dueAt, language) })}
          </>
        ) : null}
        {backTogetherMinor === undefined ? null : (
          <>
            <br />
            <b>{t('list.backTogether', { amount: formatMoney(money(backTogetherMinor, currency), language) })}</b>
          </>
        )}
        {paidUntil === null ? null : (
          <>
            <br />
            {t(domain === undefined ? 'list.paidUntil' : 'list.registeredUntil', { until: formatLocalInstant(paidUntil, language) })}
          </>
        )}
        {paidUntil === null || coupon === null || domain !== undefined ? null : (
          <>
            <br />
            <SiteLink
              href={withRememberedCoupon(couponUse === 'renewal' ? renewalPath(id) : changePath(id, couponUse), coupon)}
              language={language}
            >
              {t(couponUse === 'renewal' ? 'list.renewWith' : 'list.changeWith')}
            </SiteLink>
          </>
        )}
      </p>
      <p className="total">{formatMoney(money(totalMinor, currency), language)}</p>
      <p className="mark">
        <Tag tone={toneOf(state)}>{t(`list.state.${state}`)}</Tag>
      </p>
    </li>
  );
}

/** A name; or a server, with where it is and for how long. */
function useWhatIsOrdered(
  { domain, quantity, model, region, period }: ListedOrder,
  catalogue: Catalogue,
  language: Language,
): { readonly name: string; readonly where: string } {
  const { t } = useTranslation('orders');
  if (domain !== undefined) return { name: domain, where: t('list.domain') };
  const what = modelName(catalogue, model, language);
  const place = catalogue.regions.find(({ code }) => code === region)?.name[language] ?? region;
  const time = catalogue.periods.find(({ code }) => code === period)?.name[language] ?? period;
  return { name: quantity === 1 ? what : t('list.several', { count: quantity, what }), where: `${place} · ${time}` };
}
