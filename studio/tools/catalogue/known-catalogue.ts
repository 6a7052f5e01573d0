import { z } from 'zod';
import { asRecord } from '../../../cms-schemas/rules/verdict.ts';
import { isDraftId, isPublishedId, publishedIdOf } from '../../../lib/content/document-ids.ts';
import { currencies, type Currency } from '../../../lib/money/currencies.ts';
import { nameOfCode, type Facts } from './catalogue-columns.ts';

/** Every model, its draft and its version in a release, in the order in which lists show them. */
export const modelDocumentsQuery = `*[_type == "model"]
  | order(series->order asc, series->code asc, vcpu asc, memoryGib asc, code asc)[0...5000]`;

/** What models refer to. */
export const namedDocumentsQuery = `*[_type in ["series", "region", "diskType", "trafficPlan"]] | order(_type asc, code asc)[0...5000]{
  _id, _type, code, minGib, maxGib
}`;

const namedDocument = z.object({
  _id: z.string(),
  _type: z.enum(['series', 'region', 'diskType', 'trafficPlan']),
  code: z.string(),
  minGib: z.unknown().optional(),
  maxGib: z.unknown().optional(),
});

export type NamedDocument = z.infer<typeof namedDocument>;

const modelDocument = z.looseObject({ _id: z.string(), _rev: z.string(), code: z.string().catch('') });

export type ModelDocument = z.infer<typeof modelDocument>;

type Amounts = Readonly<Record<Currency, number | null>>;

/** A model's price in a region, by the key of its entry in the document. */
export interface RegionEntry {
  readonly key: string;
  readonly region: NamedDocument;
  /** Null: not sold in the currency. */
  readonly amounts: Amounts;
}

export interface KnownModel {
  readonly code: string;
  readonly document: ModelDocument;
  readonly draft: ModelDocument | null;
  readonly facts: Facts;
  readonly regions: readonly RegionEntry[];
}

/** What the CMS has of the catalogue. */
export interface KnownCatalogue {
  /** The published models. */
  readonly models: readonly KnownModel[];
  readonly named: readonly NamedDocument[];
  /** Names of codes that only a draft or a version in a release has. */
  readonly waiting: ReadonlySet<string>;
  /** The published ids of all models, drafts and versions included. */
  readonly ids: ReadonlySet<string>;
}

export const noAmounts: Amounts = { USD: null, HKD: null, JPY: null };

/** A document of a type by its code. */
export const namedBy = (named: readonly NamedDocument[], type: NamedDocument['_type'], code: string): NamedDocument | null =>
  named.find((each) => each._type === type && nameOfCode(each.code) === nameOfCode(code)) ?? null;

const namedById = (named: readonly NamedDocument[], reference: unknown): NamedDocument | null =>
  named.find(({ _id }) => _id === asRecord(reference)._ref) ?? null;

/** The entries of a document's price list that can be read: the first of each region. */
export function regionEntries(document: ModelDocument, named: readonly NamedDocument[]): RegionEntry[] {
  const entries: readonly unknown[] = Array.isArray(document.regions) ? document.regions : [];
  const read = new Map<string, RegionEntry>();
  for (const entry of entries) {
    const { _key: key, region: reference, price } = asRecord(entry);
    const region = namedById(named, reference);
    if (typeof key !== 'string' || region?._type !== 'region' || read.has(region._id)) continue;
    const amountOf = (currency: Currency): number | null => {
      const amount = asRecord(price)[currency];
      return typeof amount === 'number' ? amount : null;
    };
    const [USD, HKD, JPY] = currencies.map(amountOf);
    read.set(region._id, { key, region, amounts: { USD: USD ?? null, HKD: HKD ?? null, JPY: JPY ?? null } });
  }
  return [...read.values()];
}

const cellOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '');

function factsOf(document: ModelDocument, named: readonly NamedDocument[]): Facts {
  const { disk, traffic } = asRecord(document.listed);
  const codeIn = (reference: unknown): string => namedById(named, reference)?.code ?? '';
  const isTrue = (value: unknown): string => (value === true ? 'yes' : 'no');
  return {
    series: codeIn(document.series),
    tier: cellOf(document.tier),
    vcpu: cellOf(document.vcpu),
    memory_gib: cellOf(document.memoryGib),
    status: cellOf(document.status),
    one_per_person: isTrue(document.onePerPerson),
    trial: isTrue(document.trial),
    boot_disk_type: codeIn(asRecord(disk).type),
    boot_disk_gib: cellOf(asRecord(disk).sizeGib),
    transfer_plan: codeIn(traffic),
  };
}

const readEach = <Value>(schema: z.ZodType<Value>, values: readonly unknown[]): Value[] =>
  values.flatMap((value) => {
    const { data } = schema.safeParse(value);
    return data ? [data] : [];
  });

/**
 * Reads the documents of the catalogue; what cannot be read is left out, and so is a second model with one code, as on the site.
 * `modelDocuments`: published ones, drafts and versions; `namedDocuments`: published ones alone.
 */
export function readKnownCatalogue(modelDocuments: readonly unknown[], namedDocuments: readonly unknown[]): KnownCatalogue {
  const named = readEach(namedDocument, namedDocuments);
  const documents = readEach(modelDocument, modelDocuments);
  const drafts = new Map(documents.filter(({ _id }) => isDraftId(_id)).map((draft) => [publishedIdOf(draft._id), draft]));
  const models = new Map<string, KnownModel>();
  for (const document of documents) {
    const { _id, code } = document;
    if (!isPublishedId(_id) || code === '' || models.has(nameOfCode(code))) continue;
    models.set(nameOfCode(code), {
      code,
      document,
      draft: drafts.get(_id) ?? null,
      facts: factsOf(document, named),
      regions: regionEntries(document, named),
    });
  }
  const codes = documents.map(({ code }) => nameOfCode(code));
  return {
    models: [...models.values()],
    named,
    waiting: new Set(codes.filter((code) => code !== '' && !models.has(code))),
    ids: new Set(documents.map(({ _id }) => publishedIdOf(_id))),
  };
}
