import type { ReactNode } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'next-i18next/pages';
import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import type { PurchaseConfiguration } from '#lib/catalogue/configuration.ts';
import { imageOf, inboundMbps } from '#lib/catalogue/on-sale.ts';
import { remotePorts } from '#lib/catalogue/purchase-limits.ts';
import type { Quote } from '#lib/contracts/calls/purchase-calls.ts';
import type { Language } from '#lib/language/languages.ts';
import { formatMoney } from '#lib/money/format-money.ts';
import { money } from '#lib/money/money.ts';
import { outboundText } from '#lib/purchase/outbound-text.ts';
import { sizeName } from '#lib/purchase/plan-rows.ts';
import { SiteLink } from '#components/ui/site-link.tsx';
import { HowToOrder } from './how-to-order.tsx';
import { SixItems } from './six-items.tsx';

const Columns = chakra('div', {
  base: {
    display: 'grid', gridTemplateColumns: { base: 'minmax(0,1fr)', lg: 'minmax(0,1fr) 360px' }, columnGap: '12', rowGap: '10', alignItems: 'start',
    '& .main': { display: 'grid', gap: '10' },
    '& h2': { textStyle: 'h3', marginBottom: '4' },
    '& .facts': { borderTop: '1px solid', borderColor: 'border.emphasized', '& > div': { display: 'grid', gridTemplateColumns: { base: '8rem minmax(0,1fr)', sm: '11rem minmax(0,1fr)' }, gap: '3', paddingBlock: '.625rem', borderBottom: '1px solid', borderColor: 'border', fontSize: '.9375rem' }, '& dt': { color: 'fg.muted' } },
    '& .head': { display: 'flex', justifyContent: 'space-between', alignItems: 'start', gap: '3', flexWrap: 'wrap' },
    '& .lines': { fontSize: '.9375rem', display: 'grid', gap: '2', '& > div': { display: 'flex', justifyContent: 'space-between', gap: '3' }, '& dt': { color: 'fg.muted' }, '& dd': { fontWeight: 'semibold', whiteSpace: 'nowrap' } },
    '& aside': { border: '1px solid', borderColor: 'border.emphasized', borderRadius: 'l2', padding: '6', display: 'grid', gap: '4', background: 'bg' },
    '& .total': { borderTop: '1px solid', borderColor: 'border.emphasized', paddingTop: '4', '& b': { textStyle: 'price', display: 'block' } },
    '& .small': { textStyle: 'sm', color: 'fg.muted' },
  },
});

interface QuoteDetailsProps {
  quote: Quote;
  configuration: PurchaseConfiguration;
  catalogue: Catalogue;
  language: Language;
  /** The way back to the form. */
  children: ReactNode;
}

/** A quote as the service gave it: its own lines and amounts, nothing is calculated again here. */
export function QuoteDetails({ quote, configuration, catalogue, language, children }: QuoteDetailsProps) {
  const { t } = useTranslation('purchase');
  const amount = (minor: number): string => formatMoney(money(minor, quote.currency), language);
  const { configuration: quoted } = quote;
  const region = catalogue.regions.find(({ code }) => code === quoted.region);
  const series = catalogue.series.find(({ code }) => code === catalogue.models.find((model) => model.code === quoted.model)?.series);
  const image = imageOf(catalogue, quoted.image);
  const period = catalogue.periods.find(({ code }) => code === quote.period)?.name[language] ?? quote.period;
  const label = (code: string): string => catalogue.diskTypes.find((disk) => disk.code === code)?.label ?? code;
  const transfer = outboundText(catalogue.trafficPlans.find(({ code }) => code === quoted.traffic)?.outboundGb ?? 0);
  const lineName = ({ kind, code, quantity }: Quote['lines'][number]): string => {
    switch (kind) {
      case 'model':
        return t('summary.server', { size: sizeName(code) });
      case 'disk':
        return t('summary.bootDisk', { size: `${quantity} GiB ${label(code)}` });
      case 'data-disk':
        return t('summary.dataDisk', { size: `${quantity} GiB ${label(code)}` });
      case 'traffic':
        return t('summary.transfer', { amount: transfer });
    }
  };
  const remote = image ? String(remotePorts[image.family]) : t('network.eitherPort', { ...remotePorts });
  const groups = { default: t('network.group.default', { remote }), web: t('network.group.web', { remote }), closed: t('network.group.closed') } as const;
  const facts = [
    [t('region.title'), region?.name[language] ?? quoted.region],
    [t('size.title'), `${series?.name[language] ?? ''} ${sizeName(quoted.model)}`],
    [t('image.title'), image ? `${image.name} ${image.version}` : quoted.image?.kind === 'iso' ? quoted.image.source : ''],
    [t('network.bandwidth'), t('confirm.bandwidth', { out: quoted.bandwidthMbps, inbound: inboundMbps(quoted.bandwidthMbps) })],
    [t('network.securityGroup'), groups[quoted.securityGroup]],
    [t('snapshot.name'), quoted.snapshot ? quoted.snapshot.name : t('confirm.noSnapshot')],
    [t('password.title'), quote.hasPassword ? (configuration.password === 'own' ? t('password.own') : t('password.generated')) : t('confirm.passwordLater')],
    [t('period.title'), period],
  ] as const;
  return (
    <Columns>
      <div className="main">
        <section>
          <div className="head"><h2>{t('summary.heading')}</h2>{children}</div>
          <dl className="facts">{facts.map(([name, value]) => <div key={name}><dt>{name}</dt><dd>{value}</dd></div>)}</dl>
        </section>
        <SixItems quote={quote} period={period} language={language} />
        <section>
          <h2>{t('confirm.coupons')}</h2>
          <p className="small">{t('confirm.noCoupon')} <SiteLink href="/ac/coupon" language={language}>{t('confirm.couponCentre')}</SiteLink></p>
        </section>
      </div>
      <aside aria-label={t('confirm.price')}>
        <h2>{t('confirm.price')}</h2>
        <dl className="lines">
          {quote.lines.map((line, index) => <div key={index}><dt>{lineName(line)}</dt><dd>{amount(line.amountMinor)}</dd></div>)}
          {quote.discounts.map(({ code, percent, amountMinor }) => <div key={code}><dt>{t('confirm.discount', { code, percent })}</dt><dd>{amount(-amountMinor)}</dd></div>)}
        </dl>
        <p className="total">{t('confirm.total')}<b data-total="">{amount(quote.totalMinor)}</b></p>
        <p className="small">{t('confirm.renewal', { amount: amount(quote.renewalMinor), period })}</p>
        <HowToOrder quote={quote} language={language} />
      </aside>
    </Columns>
  );
}
