import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import type { PurchaseConfiguration } from '#lib/catalogue/configuration.ts';
import type { Quote } from '#lib/contracts/calls/orders/purchase-calls.ts';
import type { Language } from '#lib/language/languages.ts';
import type { Currency } from '#lib/money/currencies.ts';
import { orderPage } from '#lib/orders/order-address.ts';
import { RetryNote } from '#components/ui/controls/retry-note.tsx';
import { SiteLink } from '#components/ui/controls/site-link.tsx';
import { Note } from '#components/ui/primitives/note.tsx';
import { LazySafeHtml } from '#components/ui/primitives/lazy-safe-html.tsx';
import { couponChoiceCalls, type ChosenCoupon, type CouponChoicePorts, type CouponOffer } from './coupon-choice-ports.ts';
import { CouponCode } from './coupon-code.tsx';
import { CouponOption } from './coupon-option.tsx';
import { CouponObstacle, type OnPeriod } from './coupon-obstacle.tsx';
import { useCouponChoice } from './use-coupon-choice.ts';

const Choice = styled('div', {
  base: {
    display: 'grid',
    gap: '5',
    '& fieldset': { border: '0', padding: '0', margin: '0', minWidth: '0', display: 'grid', gap: '2' },
    '& legend': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
    '& h3': { fontSize: '1rem', fontWeight: 'semibold', marginBottom: '2' },
    '& .others': { borderTop: '1px solid', borderColor: 'border.emphasized' },
    '& .waiting:empty': { display: 'none' },
    '& .fault': { textStyle: 'sm', color: 'fg.error', '&:empty': { display: 'none' } },
  },
});

interface CouponChoiceProps {
  quote: Quote;
  configuration: PurchaseConfiguration;
  catalogue: Catalogue;
  language: Language;
  onChosen: (chosen: Quote) => void;
  /** Renewals take another period for a coupon of the campaign; without it, the buyer goes back to the configurator. */
  onPeriod?: OnPeriod | undefined;
  /** Told whether a choice is under way. */
  onBusy?: ((busy: boolean) => void) | undefined;
  /** Answers instead of the service, in tests and examples. */
  ports?: CouponChoicePorts | undefined;
}

/**
 * The buyer's coupons for a quote: those that apply to choose from, or none; the others with what prevents them; and a code, which
 * a renewal or a change does not take: campaigns with a code are for new servers.
 */
export function CouponChoice({
  quote,
  configuration,
  catalogue,
  language,
  onChosen,
  onPeriod,
  onBusy,
  ports = couponChoiceCalls,
}: CouponChoiceProps) {
  const { t } = useTranslation('purchase');
  const { offer, failed, busy, chosen, refusal, ordered, waiting, choose, again } = useCouponChoice({ quote, onChosen, onBusy, ports });
  if (offer === null) return <NoCoupons failed={failed} onRetry={again} />;
  const fitting = offer.coupons.filter(({ verdict }) => verdict.applies);
  const others = offer.coupons.filter(({ verdict }) => !verdict.applies);
  return (
    <Choice aria-busy={busy || undefined}>
      <div role="status" className="waiting">
        {waiting ? (
          <Note tone="info">
            <p>{t('confirm.couponChoice.kept', { name: waiting.name })}</p>
          </Note>
        ) : null}
      </div>
      {offer.coupons.length === 0 ? (
        <p className="small">
          {t('confirm.couponChoice.empty')} {quote.renews || quote.changes ? null : `${t('couponsFirst')} `}
          <SiteLink href="/ac/coupon" language={language}>
            {t('confirm.couponCentre')}
          </SiteLink>
        </p>
      ) : null}
      {fitting.length > 0 ? (
        <FittingCoupons offer={offer} chosen={chosen} choose={choose} language={language} currency={quote.currency} />
      ) : null}
      <div role="alert" className="fault">
        {refusal?.of === 'coupon' ? <LazySafeHtml html={refusal.html} /> : null}
        {ordered ? (
          <p>
            {t('confirm.couponChoice.ordered')}{' '}
            <SiteLink href={orderPage} language={language}>
              {t('confirm.orders')}
            </SiteLink>
          </p>
        ) : null}
      </div>
      {others.length > 0 ? (
        <div>
          <h3>{t('confirm.couponChoice.others')}</h3>
          <ul className="others">
            {others.map((offered) => (
              <CouponObstacle
                key={offered.grant.id}
                offered={offered}
                currency={quote.currency}
                configuration={configuration}
                catalogue={catalogue}
                language={language}
                onPeriod={onPeriod}
              />
            ))}
          </ul>
        </div>
      ) : null}
      {quote.renews || quote.changes ? null : (
        <CouponCode busy={busy} refusal={refusal?.of === 'code' ? refusal.html : null} onApply={(code) => choose({ code })} />
      )}
    </Choice>
  );
}

/** While the coupons are asked for, and where they could not be had. */
function NoCoupons({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  const { t } = useTranslation('purchase');
  return failed ? (
    <RetryNote label={t('confirm.couponChoice.again')} onRetry={onRetry}>
      {t('confirm.couponChoice.unavailable')}
    </RetryNote>
  ) : (
    <p role="status" className="small">
      {t('confirm.couponChoice.waiting')}
    </p>
  );
}

interface FittingCouponsProps {
  offer: CouponOffer;
  currency: Currency;
  language: Language;
  /** Id; empty for none. */
  chosen: string;
  choose: (chosen: ChosenCoupon) => void;
}

/** The coupons that apply, and none of them. */
function FittingCoupons({ offer: { coupons, best }, currency, chosen, choose, language }: FittingCouponsProps) {
  const { t } = useTranslation('purchase');
  const option = { currency, language } as const;
  return (
    <fieldset>
      <legend>{t('confirm.couponChoice.choose')}</legend>
      {coupons.map(({ grant, verdict }) =>
        verdict.applies ? (
          <CouponOption
            key={grant.id}
            grant={grant}
            savesMinor={verdict.savesMinor}
            best={grant.id === best}
            checked={grant.id === chosen}
            onChoose={() => choose({ coupon: grant.id })}
            {...option}
          />
        ) : null,
      )}
      <CouponOption grant={null} savesMinor={0} best={false} checked={chosen === ''} onChoose={() => choose({ coupon: '' })} {...option} />
    </fieldset>
  );
}
