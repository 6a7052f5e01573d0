import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { RegionLabelView } from '#lib/home/chart-regions.ts';
import type { Language } from '#lib/language/languages.ts';
import { currencies } from '#lib/money/currencies.ts';
import { formatMoney } from '#lib/money/format-money.ts';
import { SiteLink } from '#components/ui/controls/site-link.tsx';

/** A region's name and position; only the region that the page sells has its lowest price, linked to the list of sizes that has it. */
export function RegionLabel({ region, language }: { region: RegionLabelView; language: Language }) {
  const { t } = useTranslation('home');
  const { degrees, minutes, positive } = region.latitude;
  const position = positive ? t('chart.north', { degrees, minutes }) : t('chart.south', { degrees, minutes });
  const name = <b className="name">{region.name}</b>;
  const { from, probe } = region;
  const latency = probe === null ? null : <small className="latency" data-probe={probe} role="status" />;
  if (!from) {
    return (
      <div className="label">
        {name}
        <span className="detail">{t('chart.position', { position, price: t('chart.ownPrices') })}</span>
        {latency}
      </div>
    );
  }
  return (
    <SiteLink className="label" href="/product/vps" language={language}>
      {name}
      <span className="detail">
        {currencies.map((currency) => {
          const amount = from[currency];
          const price = amount ? t('chart.from', { price: formatMoney(amount, language) }) : t('plan.notSold');
          return (
            <span key={currency} data-amount={currency}>
              {t('chart.position', { position, price })}
            </span>
          );
        })}
      </span>
      {latency}
    </SiteLink>
  );
}
