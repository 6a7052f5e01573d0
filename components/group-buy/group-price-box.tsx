import type { ReactNode } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { diskText, outboundText } from '#lib/catalogue/server-facts.ts';
import type { GroupCampaignContent } from '#lib/group-buy/load-group-campaign.ts';
import type { SeatPrices } from '#lib/group-buy/seat-prices.ts';
import type { Language } from '#lib/language/languages.ts';
import { discountFigure } from '#lib/money/discount-figure.ts';
import { Amount } from '#components/ui/primitives/amount.tsx';
import { Gauge } from '#components/ui/charts/gauge.tsx';
import { DiscountCells } from '#components/ui/offers/discount-cells.tsx';
import { Price } from '#components/ui/price.tsx';

const PricePanel = styled('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr)',
    gap: '4',
    border: '1px solid',
    borderColor: 'border.emphasized',
    borderRadius: 'l2',
    padding: { base: '5', sm: '6' },
    '& h2': { textStyle: 'sm', fontWeight: 'semibold' },
    '& .price': { display: 'grid', gap: '2' },
    '& .price > svg': { maxWidth: 'full' },
    '& .beside': { textStyle: 'sm', color: 'fg.muted' },
    '& .gauge > dl': { width: 'full' },
    '& .drawn, & .terms': { display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', gap: '4', alignContent: 'start' },
    '& .terms': { borderTop: '1px solid', borderColor: 'border', paddingTop: '4' },
    '& .facts': { display: 'grid', gap: '1', textStyle: 'sm' },
    '& .facts > div': { display: 'flex', justifyContent: 'space-between', gap: '4' },
    '& .facts dt': { color: 'fg.muted' },
    '& .facts dd': { fontWeight: 'semibold', textAlign: 'end' },
    '& .window': { textStyle: 'xs', color: 'fg.muted' },
    // as wide as the page: what one gets on the left, the terms and what to do on the right
    '@container (min-width: 40rem)': {
      gridTemplateColumns: 'repeat(2,minmax(0,1fr))',
      columnGap: '10',
      '& h2': { gridColumn: '1 / -1' },
      '& .terms': { borderTop: '0', paddingTop: '0' },
    },
  },
});

interface GroupPriceBoxProps {
  about: Pick<GroupCampaignContent, 'server' | 'term' | 'region' | 'percent'> & { readonly feePercent: number };
  prices: SeatPrices;
  /** The sizes to choose from, or that of a group, in words. */
  sizes: { readonly name: string; readonly text: string };
  /** Until when it holds. */
  window?: string;
  language: Language;
  /** What can be done about it. */
  children: ReactNode;
}

/** The server of an offer, its price alone and in a group, what is withheld of a refund, and what can be done about it. */
export function GroupPriceBox({ about, prices, sizes, window, language, children }: GroupPriceBoxProps) {
  const { t } = useTranslation(['group-buy', 'offers']);
  const { server, term, region, percent, feePercent } = about;
  const notSold = t('offers:notSold');
  const facts = [
    ...(server ? [{ name: t('box.outbound'), text: outboundText(server.outboundGb) }] : []),
    ...(region ? [{ name: t('box.region'), text: region }] : []),
    sizes,
    { name: t('box.fee'), text: t('box.feeIs', { percent: feePercent }) },
  ];
  return (
    <PricePanel aria-label={t('box.name')}>
      <h2>{t('box.name')}</h2>
      <div className="drawn">
        <div className="price">
          <Price prices={prices.group} language={language} per={t('box.each', { period: term?.name ?? '' })} notSold={notSold} />
          <p className="beside">
            <Amount prices={prices.alone} language={language} notSold={notSold} say={(amount) => t('box.aloneIs', { amount })} />
          </p>
          <DiscountCells percent={percent} />
          <p className="beside">{t('box.save', { discount: t('offers:off', { figure: discountFigure(percent, language) }) })}</p>
        </div>
        {server ? (
          <div className="gauge">
            <Gauge
              rows={[
                { kind: 'vcpu', name: t('box.vcpu'), figure: String(server.vcpu), amount: server.vcpu },
                { kind: 'memory', name: t('box.memory'), figure: `${server.memoryGib} GiB`, amount: server.memoryGib },
                { kind: 'disk', name: t('box.disk'), figure: diskText(server.disk), amount: server.disk.sizeGib },
              ]}
            />
          </div>
        ) : null}
      </div>
      <div className="terms">
        <dl className="facts">
          {facts.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        {window === undefined ? null : <p className="window">{window}</p>}
        {children}
      </div>
    </PricePanel>
  );
}
