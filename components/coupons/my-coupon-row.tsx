import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { ButtonLink } from '#components/ui/controls/button-link.tsx';
import { SiteLink } from '#components/ui/controls/site-link.tsx';
import { DiscountCells } from '#components/ui/offers/discount-cells.tsx';
import { Amount } from '#components/ui/primitives/amount.tsx';
import { ruledRow } from '#components/ui/primitives/ruled-rows.ts';
import type { CouponGrant } from '#lib/contracts/calls/coupon-calls.ts';
import { formatLocalInstant } from '#lib/format/format-date.ts';
import type { Language } from '#lib/language/languages.ts';
import type { Currency } from '#lib/money/currencies.ts';
import { discountFigure } from '#lib/money/discount-figure.ts';
import { money, type Money } from '#lib/money/money.ts';
import { orderPath } from '#lib/orders/order-address.ts';
import { CouponName } from './coupon-name.tsx';
import { useRangeWords } from './range-words.ts';
import { whereToUse } from './where-to-use.ts';

const Row = styled('li', {
  base: {
    ...ruledRow,
    gridTemplateColumns: { base: 'minmax(0,1fr)', md: '12rem minmax(0,1fr) auto' },
    rowGap: '3',
    '& .amount': { display: 'grid', gap: '2', fontSize: '1.5rem', fontWeight: 'bold', fontVariantNumeric: 'tabular-nums' },
    '& h3': { fontSize: '1rem', fontWeight: 'semibold' },
    '& .facts': { textStyle: 'sm', color: 'fg.muted' },
    '& .state': { textStyle: 'sm', color: 'fg.muted', textAlign: { md: 'end' } },
  },
  variants: { faint: { true: { '& .amount, & h3': { color: 'fg.subtle' } }, false: {} } },
});

/** A coupon of the account: its discount, its terms, what has become of it. */
export function MyCouponRow({ grant, group, language }: { grant: CouponGrant; group: string; language: Language }) {
  const { t } = useTranslation(['coupons', 'offers']);
  const inWords = useRangeWords(language);
  const discount = t('offers:off', { figure: discountFigure(grant.percent, language) });
  const faint = grant.state === 'used' || grant.state === 'expired';
  const ranges = [inWords(grant.products), inWords(grant.periods), grant.notForWindows ? t('terms.notWindows') : null].filter(
    (words) => words !== null,
  );
  const [claimed, expires] = [grant.claimedAt, grant.expiresAt].map((iso) => formatLocalInstant(iso, language));
  return (
    <Row faint={faint} data-group={group} data-state={grant.state}>
      <div className="amount">
        {discount}
        <DiscountCells percent={grant.percent} surface={faint ? 'faint' : 'page'} />
      </div>
      <div>
        <h3>{grant.name}</h3>
        <p className="facts">
          {t(`kind.${grant.kind}`)} · {t('terms.minimumSpend')}{' '}
          <Amount prices={pricesOf(grant.minimumSpend)} language={language} notSold={t('offers:notSold')} />
          {ranges.map((words) => ` · ${words}`)}
        </p>
        <p className="facts">{t('mine.time', { claimed, expires })}</p>
      </div>
      <div className="state">
        {grant.state === 'available' ? (
          <ButtonLink href={whereToUse(grant.kind, grant.campaign)} language={language} size="sm">
            {t('action.useNow')}
            <CouponName coupon={grant} language={language} />
          </ButtonLink>
        ) : (
          <p>{t(`mine.state.${grant.state}`)}</p>
        )}
        {grant.orderId === null ? null : (
          <SiteLink href={orderPath(grant.orderId)} language={language}>
            {t('mine.order')}
          </SiteLink>
        )}
      </div>
    </Row>
  );
}

const pricesOf = (minor: CouponGrant['minimumSpend']): Record<Currency, Money | null> => {
  const of = (currency: Currency): Money | null => (minor[currency] === null ? null : money(minor[currency], currency));
  return { USD: of('USD'), HKD: of('HKD'), JPY: of('JPY') };
};
