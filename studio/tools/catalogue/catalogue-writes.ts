import { asRecord } from '../../../cms-schemas/rules/verdict.ts';
import { draftIdOf } from '../../../lib/content/document-ids.ts';
import type { Currency } from '../../../lib/money/currencies.ts';
import { factColumns, type FactColumn } from './catalogue-columns.ts';
import type { FactChange, PlannedModel, PlannedRegion } from './catalogue-plan.ts';
import { namedBy, regionEntries, type KnownCatalogue, type ModelDocument, type NamedDocument } from './known-catalogue.ts';

/** A change of one document in a transaction; refused if somebody else changed it since it was read. */
interface ModelPatch {
  readonly id: string;
  readonly patch: {
    readonly ifRevisionID: string;
    readonly set: Record<string, unknown>;
    readonly insert?: { readonly after: string; readonly items: unknown[] };
  };
}

interface NewModel {
  readonly _id: string;
  readonly _type: 'model';
  readonly [field: string]: unknown;
}

export interface CatalogueWrites {
  readonly created: readonly NewModel[];
  readonly patches: readonly ModelPatch[];
}

/**
 * What is written for the models of a plan: a document for each new one, a patch for each published one, and one for its draft, which would
 * else bring back what was when it is published.
 */
export function catalogueWrites(models: readonly PlannedModel[], { named, ids }: KnownCatalogue): CatalogueWrites {
  const taken = new Set(ids);
  const created = models.flatMap((planned) => {
    if (planned.model !== null) return [];
    const _id = freeName(`model-${planned.code.replaceAll('.', '-')}`, taken);
    taken.add(_id);
    return [newModel(_id, planned, named)];
  });
  const patches = models.flatMap((planned) => {
    if (planned.model === null) return [];
    const { document, draft } = planned.model;
    const id = document._id;
    return [patchOf(id, document, planned, named), ...(draft ? [patchOf(draftIdOf(id), draft, planned, named)] : [])];
  });
  return { created, patches: patches.filter(({ patch: { set, insert } }) => insert !== undefined || Object.keys(set).length > 0) };
}

const freeName = (wanted: string, taken: ReadonlySet<string>): string => {
  let name = wanted;
  for (let number = 2; taken.has(name); number += 1) name = `${wanted}-${number}`;
  return name;
};

function newModel(_id: string, { code, after, regions }: PlannedModel, named: readonly NamedDocument[]): NewModel {
  const facts = factColumns.map((column) => ({ column, before: '', after: after[column] }));
  const keys = new Set<string>();
  return { _id, _type: 'model', code, ...factsToSet({}, facts, named), regions: regions.map((region) => newEntry(region, keys)) };
}

function patchOf(id: string, document: ModelDocument, planned: PlannedModel, named: readonly NamedDocument[]): ModelPatch {
  const ifRevisionID = document._rev;
  const set = factsToSet(document, planned.facts, named);
  const entries = regionEntries(document, named);
  const added: PlannedRegion[] = [];
  for (const region of planned.regions) {
    const isRegion = (entry: { readonly region: NamedDocument }): boolean => entry.region._id === region.region._id;
    const entry = entries.find(isRegion);
    if (entry) Object.assign(set, amountsToSet(entry, region));
    // a draft that leaves a region out goes on leaving it out
    else if (!planned.model?.regions.some(isRegion)) added.push(region);
  }
  if (added.length === 0) return { id, patch: { ifRevisionID, set } };
  const present: readonly unknown[] = Array.isArray(document.regions) ? document.regions : [];
  const keys = new Set(present.map((entry) => String(asRecord(entry)._key)));
  const items = added.map((region) => newEntry(region, keys));
  if (present.length === 0) return { id, patch: { ifRevisionID, set: { ...set, regions: items } } };
  return { id, patch: { ifRevisionID, set, insert: { after: 'regions[-1]', items } } };
}

const moneyType = 'moneyByCurrency';

function newEntry({ region, amounts }: PlannedRegion, keys: Set<string>) {
  const _key = freeName(region._id, keys);
  keys.add(_key);
  return {
    _type: 'regionPrice',
    _key,
    region: { _type: 'reference', _ref: region._id },
    price: { _type: moneyType, ...Object.fromEntries(amounts) },
  };
}

function amountsToSet(
  { key, amounts: now }: { readonly key: string; readonly amounts: Readonly<Record<Currency, number | null>> },
  { amounts }: PlannedRegion,
): Record<string, unknown> {
  const path = `regions[_key==${JSON.stringify(key)}].price`;
  // without an amount there may be no price to set one in
  if (Object.values(now).every((amount) => amount === null)) return { [path]: { _type: moneyType, ...Object.fromEntries(amounts) } };
  return Object.fromEntries([...amounts].map(([currency, amount]) => [`${path}.${currency}`, amount]));
}

const fieldNames = {
  series: 'series',
  tier: 'tier',
  vcpu: 'vcpu',
  memory_gib: 'memoryGib',
  status: 'status',
  one_per_person: 'onePerPerson',
  trial: 'trial',
} as const satisfies Partial<Record<FactColumn, string>>;

const hasField = (column: FactColumn): column is keyof typeof fieldNames => Object.hasOwn(fieldNames, column);

function factsToSet(document: Readonly<Record<string, unknown>>, facts: readonly FactChange[], named: readonly NamedDocument[]) {
  const set: Record<string, unknown> = {};
  for (const { column, after } of facts) if (hasField(column)) set[fieldNames[column]] = valueOf(column, after, named);
  const listed = new Map(
    facts.filter(({ column }) => !hasField(column)).map(({ column, after }) => [column, valueOf(column, after, named)]),
  );
  if (listed.size > 0) set.listed = listedWith(document.listed, listed);
  return set;
}

function listedWith(present: unknown, values: ReadonlyMap<FactColumn, unknown>): Record<string, unknown> {
  const listed = asRecord(present);
  const disk = asRecord(listed.disk);
  return {
    ...listed,
    disk: { ...disk, type: values.get('boot_disk_type') ?? disk.type, sizeGib: values.get('boot_disk_gib') ?? disk.sizeGib },
    traffic: values.get('transfer_plan') ?? listed.traffic,
  };
}

function valueOf(column: FactColumn, after: string, named: readonly NamedDocument[]): unknown {
  const referenceTo = (type: NamedDocument['_type']) => ({ _type: 'reference', _ref: namedBy(named, type, after)?._id });
  switch (column) {
    case 'series':
      return referenceTo('series');
    case 'boot_disk_type':
      return referenceTo('diskType');
    case 'transfer_plan':
      return referenceTo('trafficPlan');
    case 'vcpu':
    case 'memory_gib':
    case 'boot_disk_gib':
      return Number(after);
    case 'one_per_person':
    case 'trial':
      return after === 'yes';
    case 'tier':
    case 'status':
      return after;
  }
}
