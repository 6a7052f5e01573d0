import type { ReactNode } from 'react';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import type { Quote } from '#lib/contracts/calls/orders/purchase-calls.ts';
import type { Language } from '#lib/language/languages.ts';
import type { NamedPromotion } from '#lib/offers/named-promotion.ts';
import { quantityOf } from '#lib/catalogue/quantity.ts';
import { formatGib } from '#lib/format/format-number.ts';
import { formatMoney } from '#lib/money/format-money.ts';
import { money } from '#lib/money/money.ts';
import { priceOfEach } from '#lib/orders/price-of-each.ts';
import { Gauge } from '#components/ui/charts/gauge.tsx';
import { BillPanel } from './bill-panel.ts';
import { useDiscountName } from './use-discount-name.ts';
import { useLineName } from './use-line-name.ts';

/** What a quote and an order have in common. */
type Billed = Pick<Quote, 'configuration' | 'currency' | 'lines' | 'discounts' | 'coupon' | 'totalMinor' | 'renewalMinor' | 'period'>;

interface ServerBillProps {
  bill: Billed;
  heading: string;
  /** The label of the total: amount due, or the price of an order. */
  totalLabel: string;
  period: string;
  catalogue: Catalogue;
  /** The server that is drawn, where it is another one by now. */
  drawn?: Billed['configuration'] | undefined;
  /** To name the discounts. */
  promotions: readonly NamedPromotion[];
  language: Language;
  /** False if there is nothing left to renew. */
  renews?: boolean;
  /** The available actions. */
  children?: ReactNode;
}

/** A server drawn to scale, the lines of its price as calculated by the service, and the total: nothing is calculated here. */
export function ServerBill({
  bill,
  heading,
  totalLabel,
  period,
  catalogue,
  promotions,
  language,
  drawn = bill.configuration,
  renews = true,
  children,
}: ServerBillProps) {
  const { t } = useTranslation('purchase');
  const servers = quantityOf(bill.configuration);
  const hasCoupon = bill.discounts.some(({ kind }) => kind === 'coupon');
  const lineName = useLineName(catalogue, servers);
  const discountName = useDiscountName(promotions, language, bill.coupon);
  const amount = (minor: number): string => formatMoney(money(minor, bill.currency), language);
  const model = catalogue.models.find(({ code }) => code === drawn.model);
  const { sizeGib, type } = drawn.disk;
  const disk = `${formatGib(sizeGib)} ${catalogue.diskTypes.find(({ code }) => code === type)?.label ?? ''}`.trim();
  return (
    <BillPanel aria-label={heading} id="bill">
      <h2>{heading}</h2>
      {model ? (
        <div className="drawn">
          <Gauge
            rows={[
              { kind: 'vcpu', name: t('size.vcpu'), figure: t('size.cores', { count: model.vcpu }), amount: model.vcpu },
              { kind: 'memory', name: t('size.memory'), figure: `${model.memoryGib} GiB`, amount: model.memoryGib },
              { kind: 'disk', name: t('disk.boot'), figure: disk, amount: sizeGib },
            ]}
          />
        </div>
      ) : null}
      <dl className="lines">
        {bill.lines.map((line, index) => (
          <div key={index}>
            <dt>{lineName(line)}</dt>
            <dd>{amount(line.amountMinor)}</dd>
          </div>
        ))}
        {bill.discounts.map((discount) => (
          <div key={`${discount.kind} ${discount.code}`} data-discount={discount.code}>
            <dt>{discountName(discount)}</dt>
            <dd>{amount(-discount.amountMinor)}</dd>
          </div>
        ))}
      </dl>
      {servers === 1 ? null : (
        <p className="small" data-each="">
          {t(hasCoupon ? 'summary.eachBeforeCoupon' : 'summary.each')} {amount(priceOfEach(bill))}
        </p>
      )}
      <p className="total">
        {totalLabel}
        <b data-total="">{amount(bill.totalMinor)}</b>
      </p>
      {renews ? <p className="small">{t('confirm.renewal', { amount: amount(bill.renewalMinor), period })}</p> : null}
      {children}
    </BillPanel>
  );
}
