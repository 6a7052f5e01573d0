import { memo, type ReactNode } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { quantityOf } from '#lib/catalogue/quantity.ts';
import { formatGib } from '#lib/format/format-number.ts';
import type { NamedPromotion } from '#lib/offers/named-promotion.ts';
import type { Estimate } from '#lib/purchase/estimate.ts';
import { Amount } from '#components/ui/primitives/amount.tsx';
import { Gauge } from '#components/ui/charts/gauge.tsx';
import { Note } from '#components/ui/primitives/note.tsx';
import { SiteLink } from '#components/ui/controls/site-link.tsx';
import { OverYearsTable } from '#components/ui/server/over-years-table.tsx';
import type { ChoiceProps } from '../configurator/choice-props.ts';
import { QuoteLine } from './quote-line.tsx';
import { SummaryFacts, SummaryLines, TotalLabel } from './summary-parts.tsx';

const SummaryPanel = styled('aside', {
  base: {
    position: { base: 'relative', lg: 'sticky' },
    top: { base: 'auto', lg: '92px' },
    // beside the title where that leaves room, so that the total and the button are in the first view
    marginTop: { base: '6', lg: '0', xl: '-9rem' },
    border: '1px solid',
    borderColor: 'border.emphasized',
    borderTop: '0',
    borderRadius: 'l2',
    padding: '2rem 1.5rem 1.25rem',
    // on a tablet the server is drawn on the left of what it costs
    display: { base: 'flex', md: 'grid', lg: 'flex' },
    gridTemplateColumns: 'repeat(2,minmax(0,1fr))',
    flexDirection: 'column',
    gap: '4',
    columnGap: '10',
    background: 'bg',
    maxHeight: { lg: 'calc(100dvh - 104px)', xl: 'calc(100dvh - 180px)' },
    overflowY: { lg: 'auto' },
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInline: '-1px',
      top: '0',
      height: '8px',
      border: '1px solid',
      borderColor: 'border.emphasized',
      background: 'repeating-linear-gradient(90deg,var(--hf-colors-border-emphasized) 0 20px,var(--hf-colors-bg) 20px 40px)',
    },
    '& > *': { flex: 'none' },
    // in a low window the lines scroll, and the total and the button stay visible
    '& .foot': {
      gridColumn: '2',
      position: { base: 'static', lg: 'sticky' },
      bottom: '0',
      display: 'grid',
      gap: '4',
      background: 'bg',
      paddingBottom: { lg: '1' },
    },
    '& h2': { fontSize: '1.25rem', lineHeight: '1.3' },
    '& ul': { marginTop: '-2', gridColumn: '1' },
    '& .drawn': {
      gridColumn: '1',
      paddingBlock: '4',
      borderBlock: '1px solid',
      borderColor: 'border.muted',
      '& dl': { width: 'full', maxWidth: '25rem' },
    },
    '& > dl': { gridArea: '1/2/3' },
    '& .foot ~ *': { gridColumn: '1/-1' },
    '& .total': {
      display: 'grid',
      gap: '.125rem',
      paddingTop: '4',
      borderTop: '1px solid',
      borderColor: 'border.emphasized',
      '& span.label': { fontSize: '.875rem', color: 'fg.muted', fontWeight: 'normal' },
    },
    '& .total b': { textStyle: 'price', lineHeight: '1.15' },
    '& .small': { textStyle: 'xs', color: 'fg.muted' },
    '& .next': { display: { base: 'none', lg: 'block' } },
  },
});

/** The configuration and its price; beside the form on a wide screen, below it on others. */
export const OrderSummary = memo(function OrderSummary({
  price,
  promotions,
  children,
  ...props
}: ChoiceProps & { price: Estimate | null; promotions: readonly NamedPromotion[]; children: ReactNode }) {
  const { t } = useTranslation('purchase');
  const { catalogue, configuration, language } = props;
  const model = catalogue.models.find(({ code }) => code === configuration.model);
  const disk = catalogue.diskTypes.find(({ code }) => code === configuration.disk.type);
  const isOnce = price?.discounts.some(({ code }) => promotions.some((each) => each.code === code && each.onePerPerson)) ?? false;
  return (
    <SummaryPanel aria-labelledby="summary-heading" id="summary">
      <h2 id="summary-heading">{t(quantityOf(configuration) === 1 ? 'summary.heading' : 'summary.headingOfSeveral')}</h2>
      <SummaryFacts {...props} />
      {model && disk ? (
        <div className="drawn">
          <Gauge
            rows={[
              { kind: 'vcpu', name: t('size.vcpu'), figure: t('size.cores', { count: model.vcpu }), amount: model.vcpu },
              { kind: 'memory', name: t('size.memory'), figure: `${model.memoryGib} GiB`, amount: model.memoryGib },
              {
                kind: 'disk',
                name: t('disk.boot'),
                figure: `${formatGib(configuration.disk.sizeGib)} ${disk.label}`,
                amount: configuration.disk.sizeGib,
              },
            ]}
          />
        </div>
      ) : null}
      {price ? <SummaryLines {...props} price={price} promotions={promotions} /> : <Note tone="warn">{t('notSold')}</Note>}
      <div className="foot">
        {price ? <SummaryTotal {...props} price={price} /> : null}
        <div className="next">{children}</div>
      </div>
      {model?.onePerPerson ? <p className="small">{t('summary.onePerPerson')}</p> : null}
      {isOnce ? <p className="small">{t('promotion.onePerPerson')}</p> : null}
      <p className="small">{t('summary.coupons')}</p>
      <p className="small">
        <SiteLink href="/doc/article/refund" language={language}>
          {t('summary.refund')}
        </SiteLink>
      </p>
      {price ? <QuoteLine catalogue={catalogue} configuration={configuration} /> : null}
    </SummaryPanel>
  );
});

/** The total, what one of several servers costs, and the price of a month and of the next period. */
function SummaryTotal({
  price,
  catalogue,
  configuration,
  language,
}: Pick<ChoiceProps, 'catalogue' | 'configuration' | 'language'> & { price: Estimate }) {
  const { t } = useTranslation('purchase');
  const months = catalogue.periods.find(({ code }) => code === configuration.period)?.months ?? 1;
  return (
    <div className="total">
      {quantityOf(configuration) === 1 ? null : (
        <span className="label" data-each="">
          {t('summary.each')} <Amount prices={price.each} language={language} notSold={t('notSold')} />
        </span>
      )}
      <span className="label">
        <TotalLabel catalogue={catalogue} configuration={configuration} language={language} />
      </span>
      <b aria-live="polite" data-total="">
        <Amount prices={price.total} language={language} notSold={t('notSold')} />
      </b>
      {months > 1 ? (
        <span className="label">
          {t('summary.perMonth')} <Amount prices={price.perMonth} language={language} notSold={t('notSold')} />
        </span>
      ) : null}
      <span className="label">
        {t('summary.renewal')} <Amount prices={price.renewal} language={language} notSold={t('notSold')} />
      </span>
      <OverYearsTable catalogue={catalogue} ordered={configuration} price={price} language={language} />
    </div>
  );
}
