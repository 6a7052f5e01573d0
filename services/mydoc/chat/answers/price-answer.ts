import { outboundText, diskText } from '#lib/catalogue/server-facts.ts';
import { quantityOf } from '#lib/catalogue/quantity.ts';
import { serversPerOrder } from '#lib/catalogue/purchase-limits.ts';
import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import type { ChatReceipt } from '#lib/contracts/calls/chat-calls.ts';
import { formatMoney } from '#lib/money/format-money.ts';
import { currencies } from '#lib/money/currencies.ts';
import type { Language } from '#lib/language/languages.ts';
import { localizePath } from '#lib/language/languages.ts';
import type { NoPrice, PriceFact, PriceFinding } from '../prices/price-facts.ts';
import type { AnswerDraft, Statement } from './answer-draft.ts';
import { chatWords, filled, listed } from './chat-words.ts';

const plansPath = '/product/vps';

type PriceParts = Pick<AnswerDraft, 'kind' | 'parts' | 'prices' | 'handsOver'>;

/** The answer to a question about a price: an amount with its configuration and link for each, or why there is none. */
export function answerPrice(
  finding: PriceFinding,
  {
    catalogue,
    revision,
    language,
    planName,
  }: { catalogue: Catalogue; revision: string; language: Language; planName: (plan: string) => string },
): PriceParts {
  const words = chatWords[language].price;
  const list: Statement = {
    kind: 'statement',
    text: words.list,
    link: { address: localizePath(plansPath, language), text: words.listLink },
  };
  if (!finding.ok) {
    const text = filled(words[finding.why], gapsOf(finding.why, catalogue, language));
    return { kind: 'unanswered', parts: [{ kind: 'statement', text }, list], prices: [], handsOver: true };
  }
  const facts = finding.facts.map((fact): Statement => ({
    kind: 'statement',
    item: true,
    text: factSentence(fact, catalogue, language, planName),
    link: { address: fact.address, text: words.link },
  }));
  return {
    kind: 'answered',
    parts: [{ kind: 'statement', text: words.lead }, ...facts, list],
    prices: finding.facts.map(({ of, address, total }): ChatReceipt['prices'][number] => ({
      address,
      part: of,
      currency: total.currency,
      amountMinor: total.amountMinor,
      catalogue: revision,
    })),
    handsOver: false,
  };
}

function gapsOf(why: NoPrice, { regions, periods }: Catalogue, language: Language): Readonly<Record<string, string>> {
  if (why === 'elsewhere')
    return {
      regions: listed(
        regions.map(({ name }) => name[language]),
        language,
      ),
    };
  if (why === 'quantity') return { most: String(serversPerOrder.max) };
  if (why === 'currency') return { currencies: listed([...currencies], language) };
  if (why === 'period')
    return {
      periods: listed(
        periods.map(({ name }) => name[language]),
        language,
      ),
    };
  return {};
}

/** One sentence with everything that the amount is for. */
function factSentence(fact: PriceFact, catalogue: Catalogue, language: Language, planName: (plan: string) => string): string {
  const { configuration, period, total, perMonth } = fact;
  const words = chatWords[language].price;
  const region = catalogue.regions.find(({ code }) => code === configuration.region)?.name[language] ?? configuration.region;
  const labelOf = (type: string): string => catalogue.diskTypes.find(({ code }) => code === type)?.label ?? type;
  const shared = { region, total: formatMoney(total, language), period: period.name[language] };
  const [dataDisk] = configuration.dataDisks ?? [];
  if (fact.of === 'disk' && dataDisk)
    return filled(words.disk, { ...shared, disk: diskText({ label: labelOf(dataDisk.type), sizeGib: dataDisk.sizeGib }) });
  const model = catalogue.models.find(({ code }) => code === configuration.model);
  const series = catalogue.series.find(({ code }) => code === model?.series);
  const traffic = catalogue.trafficPlans.find(({ code }) => code === configuration.traffic);
  if (fact.of === 'traffic') return filled(words.traffic, { ...shared, outbound: outboundText(traffic?.outboundGb ?? 0) });
  const quantity = quantityOf(configuration);
  const one = filled(period.months > 1 ? words.longer : words.server, {
    ...shared,
    name: fact.plan === null ? (series?.name[language] ?? configuration.model) : planName(fact.plan),
    vcpu: model?.vcpu ?? 0,
    memory: model?.memoryGib ?? 0,
    disk: diskText({ label: labelOf(configuration.disk.type), sizeGib: configuration.disk.sizeGib }),
    outbound: outboundText(traffic?.outboundGb ?? 0),
    perMonth: formatMoney(perMonth, language),
  });
  return quantity === 1 ? one : filled(words.several, { quantity, price: one });
}
