import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import type { PurchaseConfiguration } from '#lib/catalogue/configuration.ts';
import { imageOf } from '#lib/catalogue/on-sale.ts';
import { purchasePath } from '#lib/catalogue/purchase-address.ts';
import { orderPage } from '#lib/orders/order-address.ts';
import { withRememberedCoupon } from '#lib/coupons/remembered-coupon.ts';
import type { OfferedCoupon } from '#lib/contracts/calls/coupon-use-calls.ts';
import { modelName } from '#lib/purchase/model-name.ts';
import { outboundText } from '#lib/catalogue/server-facts.ts';
import { formatCount } from '#lib/format/format-number.ts';
import type { Language } from '#lib/language/languages.ts';
import type { Currency } from '#lib/money/currencies.ts';
import { discountFigure } from '#lib/money/discount-figure.ts';
import { formatMoney } from '#lib/money/format-money.ts';
import { money } from '#lib/money/money.ts';
import { Button } from '#components/ui/controls/button.tsx';
import { SiteLink } from '#components/ui/controls/site-link.tsx';
import { ruledRow } from '#components/ui/primitives/ruled-rows.ts';

const Row = styled('li', {
  base: {
    ...ruledRow,
    gridTemplateColumns: { base: 'minmax(0,1fr)', md: 'minmax(0,1fr) auto' },
    paddingBlock: '3',
    textStyle: 'sm',
    '& .why': { color: 'fg.muted' },
  },
});

/** Takes another period of a renewal, for a coupon of the campaign. */
export type OnPeriod = (period: string, campaign: string) => void;

interface CouponObstacleProps {
  offered: OfferedCoupon;
  currency: Currency;
  configuration: PurchaseConfiguration;
  catalogue: Catalogue;
  language: Language;
  onPeriod?: OnPeriod | undefined;
}

/** A coupon that does not apply: why, and the change that would let it, one click away. */
export function CouponObstacle({
  offered: { grant, verdict },
  currency,
  configuration,
  catalogue,
  language,
  onPeriod,
}: CouponObstacleProps) {
  const { t } = useTranslation('purchase');
  const { t: ofKind } = useTranslation('renewals');
  if (verdict.applies) return null;
  const missing = formatMoney(money(verdict.missingMinor, currency), language);
  const named = verdict.why === 'kind' ? grant.kind : null;
  const cure = curedBy(verdict.cure, configuration);
  const words =
    cure && verdict.cure
      ? t(`confirm.couponChoice.cure.${verdict.cure.kind}`, {
          period: catalogue.periods.find(({ code }) => code === cure.period)?.name[language] ?? cure.period,
          model: modelName(catalogue, cure.model, language),
          image: imageName(catalogue, cure),
          traffic: outboundText(catalogue.trafficPlans.find(({ code }) => code === cure.traffic)?.outboundGb ?? 0),
          size: formatCount(cure.disk.sizeGib, language),
        })
      : null;
  return (
    <Row>
      <span>
        {grant.name} · {t('confirm.couponChoice.off', { figure: discountFigure(grant.percent, language) })}
        <br />
        <span className="why">{named ? ofKind(`coupon.${named}`) : t(`confirm.couponChoice.why.${verdict.why}`, { amount: missing })}</span>
      </span>
      {named !== null && named !== 'new-purchase' ? (
        <SiteLink href={withRememberedCoupon(orderPage, grant.campaign, named)} language={language}>
          {ofKind(named === 'renewal' ? 'coupon.toOrders' : 'coupon.toChange')}
        </SiteLink>
      ) : null}
      {cure !== null && words !== null && onPeriod ? (
        <Button size="sm" onClick={() => onPeriod(cure.period, grant.campaign)}>
          {words}
        </Button>
      ) : null}
      {cure === null || words === null || onPeriod ? null : (
        <SiteLink href={withRememberedCoupon(purchasePath(cure, catalogue), grant.campaign)} language={language}>
          {words}
        </SiteLink>
      )}
    </Row>
  );
}

function imageName(catalogue: Catalogue, { image }: PurchaseConfiguration): string {
  const found = imageOf(catalogue, image);
  return found ? `${found.name} ${found.version}` : '';
}

type Cure = Extract<OfferedCoupon['verdict'], { applies: false }>['cure'];

/** The configuration with the change taken, and without a promotion: one that fits only then would prevent the coupon. */
function curedBy(cure: Cure, configuration: PurchaseConfiguration): PurchaseConfiguration | null {
  switch (cure?.kind) {
    case 'period':
      return { ...configuration, period: cure.period, promotion: null };
    case 'traffic':
      return { ...configuration, traffic: cure.traffic, promotion: null };
    case 'disk':
      return { ...configuration, disk: { ...configuration.disk, sizeGib: cure.sizeGib }, promotion: null };
    case 'model':
      return { ...configuration, model: cure.model, promotion: null };
    case 'image':
      return { ...configuration, image: { kind: 'image', code: cure.image }, promotion: null };
    case 'without-promotion':
      return { ...configuration, promotion: null };
    case undefined:
      return null;
  }
}
