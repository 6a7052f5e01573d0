import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { listedDisk, listedTraffic } from '#lib/catalogue/on-sale.ts';
import { price } from '#lib/catalogue/price.ts';
import { readPurchaseAddress } from '#lib/catalogue/read-purchase-address.ts';
import type { Language } from '#lib/language/languages.ts';
import { currencies, defaultCurrency, type Currency } from '#lib/money/currencies.ts';
import { formatMoney } from '#lib/money/format-money.ts';
import { blocksOf } from '#services/mydoc/chat/gate/answer-blocks.ts';
import type { AnswerDraft } from '#services/mydoc/chat/answers/answer-draft.ts';
import { renderAnswer } from '#services/mydoc/chat/answers/render-answer.ts';
import type { SeededChat } from './seeded-chat.ts';

const configuration = z.strictObject({
  region: z.string().optional(),
  model: z.string().optional(),
  family: z.string().optional(),
  vcpu: z.int().optional(),
  memoryGib: z.int().optional(),
  disk: z.strictObject({ type: z.string(), sizeGib: z.int() }).optional(),
  traffic: z.string().optional(),
  period: z.string().optional(),
  quantity: z.int().optional(),
});
const expected = z.union([
  z.array(configuration).min(1),
  z.strictObject({ says: z.array(z.string().min(1)).min(1) }),
  z.strictObject({ unsold: z.literal(true) }),
]);
const priceQuestion = z.union([
  z.tuple([z.string().min(1), expected]),
  z.tuple([z.string().min(1), z.array(configuration).min(1), z.enum(currencies)]),
]);

type PriceQuestion = z.infer<typeof priceQuestion>;
type Wanted = z.infer<typeof configuration>;
type Shown = AnswerDraft['prices'][number];

/** The questions about prices for development of a language (tests/fixtures/development-questions). */
export const priceQuestions = (language: Language): readonly PriceQuestion[] =>
  z
    .array(priceQuestion)
    .parse(JSON.parse(readFileSync(new URL(`../../../fixtures/development-questions/prices.${language}.json`, import.meta.url), 'utf8')));

/** Whether an answer prices what is asked for and nothing else, or says plainly that it is not sold. */
export function isRightlyPriced(
  [, wanted, currency]: PriceQuestion,
  draft: AnswerDraft,
  { language, chat }: { language: Language; chat: SeededChat },
): boolean {
  const text = blocksOf(renderAnswer(draft))
    .map((block) => block.text)
    .join('\n');
  if ('unsold' in wanted) return draft.topic === 'price' && draft.kind === 'unanswered' && draft.prices.length === 0;
  if ('says' in wanted) return draft.kind === 'answered' && wanted.says.some((amount) => text.includes(amount));
  const judging = { language, chat, text, currency: currency ?? defaultCurrency[language] };
  const regions = new Set(wanted.flatMap(({ region }) => region ?? []));
  return (
    draft.kind === 'answered' &&
    wanted.every((each) => draft.prices.some((shown) => prices(shown, each, judging))) &&
    draft.prices.every(
      (shown) =>
        shown.currency === judging.currency &&
        wanted.some((each) => configured(shown, judging)?.period === (each.period ?? '1m')) &&
        (regions.size === 0 || regions.has(configured(shown, judging)?.region ?? '')),
    )
  );
}

interface Judging {
  readonly language: Language;
  readonly chat: SeededChat;
  readonly text: string;
  readonly currency: Currency;
}

const configured = ({ address }: Shown, { language, chat: { knowledge } }: Judging) =>
  readPurchaseAddress(address.slice(address.indexOf('?')), knowledge.catalogue.catalogue, knowledge.settings.defaultRegions[language])
    ?.configuration;

/** Whether an amount is the catalogue's for what is wanted, and the configurator that it leads to has that. */
function prices(shown: Shown, wanted: Wanted, judging: Judging): boolean {
  const { catalogue } = judging.chat.knowledge.catalogue;
  const read = configured(shown, judging);
  const model = catalogue.models.find(({ code }) => code === read?.model);
  if (!read || !model) return false;
  const region = wanted.region ?? judging.chat.knowledge.settings.defaultRegions[judging.language] ?? '';
  const disk = wanted.disk ?? listedDisk(catalogue, model, region);
  const fits =
    read.region === region &&
    read.period === (wanted.period ?? '1m') &&
    (wanted.model ?? model.code) === model.code &&
    (wanted.family ?? model.code.split('.')[1]) === model.code.split('.')[1] &&
    (wanted.vcpu ?? model.vcpu) === model.vcpu &&
    (wanted.memoryGib ?? model.memoryGib) === model.memoryGib &&
    read.disk.type === disk?.type &&
    read.disk.sizeGib === disk.sizeGib &&
    read.traffic === (wanted.traffic ?? listedTraffic(catalogue, model, region)?.code) &&
    (read.quantity ?? 1) === (wanted.quantity ?? 1);
  const due = price(catalogue, read, read.period, judging.currency);
  return fits && due.ok && due.total.amountMinor === shown.amountMinor && judging.text.includes(formatMoney(due.total, judging.language));
}
