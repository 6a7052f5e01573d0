import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import { listedDisk, listedTraffic } from '#lib/catalogue/on-sale.ts';
import type { PlannedPromotion, PriceBeforeMessage } from '#lib/contracts/calls/price-calls.ts';
import type { SiteSettings } from '#lib/content/queries/site-settings-query.ts';
import { languages, type Language } from '#lib/language/languages.ts';
import { currencies, type Currency } from '#lib/money/currencies.ts';
import { defaultMarkets } from '#lib/money/markets.ts';
import type { AskPricesBefore } from './price-claims.ts';

/** What the pages of a language would say of a server in a promotion. */
export interface PreviewRow {
  readonly language: Language;
  readonly model: string;
  readonly prices: Readonly<Record<Currency, PriceBeforeMessage>>;
}

interface Previewed {
  readonly promotion: PlannedPromotion;
  readonly catalogue: Catalogue;
  readonly settings: Pick<SiteSettings, 'defaultRegions' | 'priceMarkets'> | null;
}

/** What the site would say of a promotion if it were published, on the pages of each language; null if the services cannot be reached. */
export async function previewPromotion(
  { promotion, catalogue, settings }: Previewed,
  ask: AskPricesBefore,
): Promise<readonly PreviewRow[] | null> {
  const answers = await Promise.all(
    languages.map(async (language) => {
      const region = settings?.defaultRegions[language] ?? catalogue.regions[0]?.code ?? '';
      const choices = promotion.models.flatMap((code) => choiceOf(catalogue, region, code, promotion.period));
      const prices = await ask({ markets: [...(settings?.priceMarkets[language] ?? defaultMarkets[language])], choices, promotion });
      return prices && choices.flatMap(({ model }, index) => (prices[index] ? [{ language, model, prices: prices[index] }] : []));
    }),
  );
  return answers.includes(null) ? null : answers.flatMap((rows) => rows ?? []);
}

/** The server as the promotion's page offers it; nothing if it is not sold there. */
function choiceOf(catalogue: Catalogue, region: string, code: string, period: string) {
  const model = catalogue.models.find((entry) => entry.code === code);
  const disk = model ? listedDisk(catalogue, model, region) : null;
  const traffic = model ? listedTraffic(catalogue, model, region) : null;
  return disk && traffic ? [{ region, model: code, disk, traffic: traffic.code, period }] : [];
}

/** A price that the promotion would raise: it is above the one before it. */
export function raisedPrice(
  rows: readonly PreviewRow[],
): { model: string; currency: Currency; nowMinor: number; beforeMinor: number } | null {
  for (const { model, prices } of rows) {
    for (const currency of currencies) {
      const found = prices[currency];
      if (found.kind === 'none' && found.nowMinor !== null && found.beforeMinor !== undefined && found.nowMinor > found.beforeMinor) {
        return { model, currency, nowMinor: found.nowMinor, beforeMinor: found.beforeMinor };
      }
    }
  }
  return null;
}
