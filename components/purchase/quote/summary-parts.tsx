import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { quantityOf } from '#lib/catalogue/quantity.ts';
import { imageOf } from '#lib/catalogue/on-sale.ts';
import type { Estimate } from '#lib/purchase/estimate.ts';
import type { NamedPromotion } from '#lib/offers/named-promotion.ts';
import { sizeName } from '#lib/purchase/plan-rows.ts';
import { Amount } from '#components/ui/primitives/amount.tsx';
import { useDiscountName } from '#components/ui/server/use-discount-name.ts';
import { useLineName } from '#components/ui/server/use-line-name.ts';
import type { ChoiceProps } from '../configurator/choice-props.ts';

const Facts = styled('ul', { base: { textStyle: 'sm', color: 'fg.muted' } });
const Lines = styled('dl', {
  base: {
    display: 'grid',
    gap: '.375rem',
    fontSize: '.875rem',
    lineHeight: '1.45',
    '& div': { display: 'flex', justifyContent: 'space-between', gap: '3' },
    '& dt': { color: 'fg.muted' },
    '& dd': { fontWeight: 'semibold', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
    '& .included': { fontWeight: 'normal', color: 'fg.muted' },
  },
});

type PartProps = Pick<ChoiceProps, 'catalogue' | 'configuration' | 'language'>;

/** Region, size and system in words. */
export function SummaryFacts({ catalogue, configuration, language }: PartProps) {
  const { t } = useTranslation('purchase');
  const region = catalogue.regions.find(({ code }) => code === configuration.region);
  const model = catalogue.models.find(({ code }) => code === configuration.model);
  const family = catalogue.families.find(({ code }) => code === catalogue.series.find((entry) => entry.code === model?.series)?.family);
  const image = imageOf(catalogue, configuration.image);
  return (
    <Facts>
      <li>{region?.name[language]}</li>
      <li>{`${family?.name[language] ?? ''} ${sizeName(configuration.model)}`}</li>
      <li>{image ? `${image.name} ${image.version}` : t(configuration.image ? 'image.iso' : 'summary.noImage')}</li>
    </Facts>
  );
}

/** The total in words: of several servers with their number. */
export function TotalLabel({ catalogue, configuration, language }: PartProps) {
  const { t } = useTranslation('purchase');
  const period = catalogue.periods.find(({ code }) => code === configuration.period)?.name[language] ?? '';
  const servers = quantityOf(configuration);
  return servers === 1 ? t('summary.total', { period }) : t('summary.totalOfSeveral', { period, count: servers });
}

/** Each line of the price, by the one calculation. */
export function SummaryLines({
  catalogue,
  configuration,
  language,
  price,
  promotions,
}: PartProps & { price: Estimate; promotions: readonly NamedPromotion[] }) {
  const { t } = useTranslation('purchase');
  const nameOf = useLineName(catalogue, quantityOf(configuration));
  const nameOfDiscount = useDiscountName(promotions, language);
  return (
    <Lines>
      {price.lines.map((line, index) => (
        <div key={index}>
          <dt>{nameOf(line)}</dt>
          <dd>
            <Amount prices={line.prices} language={language} notSold={t('notSold')} />
          </dd>
        </div>
      ))}
      <div>
        <dt>{t('summary.bandwidth', { mbps: configuration.bandwidthMbps })}</dt>
        <dd className="included">{t('summary.included')}</dd>
      </div>
      {price.discounts.map((discount) => (
        <div key={`${discount.kind} ${discount.code}`} data-discount={discount.code}>
          <dt>{nameOfDiscount(discount)}</dt>
          <dd>
            <Amount prices={discount.prices} language={language} notSold={t('notSold')} />
          </dd>
        </div>
      ))}
    </Lines>
  );
}
