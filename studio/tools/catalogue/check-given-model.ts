import { checkModelCode } from '../../../cms-schemas/rules/code.ts';
import { checkDiskSize } from '../../../cms-schemas/rules/numbers.ts';
import { checkEveryCurrency, checkRegionPrices } from '../../../cms-schemas/rules/prices.ts';
import { listInWords, type Verdict } from '../../../cms-schemas/rules/verdict.ts';
import { say } from '../../words/say.ts';
import type { LineProblem } from '../line-problems.tsx';
import { factColumns, listedColumns, nameOfCode, type FactColumn, type Facts } from './catalogue-columns.ts';
import { namedBy, noAmounts, type KnownCatalogue } from './known-catalogue.ts';
import type { GivenModel, GivenRegion } from './read-given-models.ts';

const noFacts: Facts = {
  series: '',
  tier: '',
  vcpu: '',
  memory_gib: '',
  status: '',
  one_per_person: '',
  trial: '',
  boot_disk_type: '',
  boot_disk_gib: '',
  transfer_plan: '',
};

/** What a model is now; nothing, if it is new. */
export const factsBefore = ({ model }: GivenModel): Facts => model?.facts ?? noFacts;

/** What it would be. A new one is ordinary if the file does not say so. */
export function factsAfter({ model, facts }: GivenModel): Facts {
  const before = model?.facts ?? { ...noFacts, one_per_person: 'no', trial: 'no' };
  return { ...before, ...Object.fromEntries(facts) };
}

/** Regions that the model is not sold in yet. */
const addedRegions = ({ model, regions }: GivenModel): GivenRegion[] =>
  regions.filter(({ region }) => !model?.regions.some((entry) => entry.region._id === region._id));

const numberIn = (fact: string): number | undefined => (fact === '' ? undefined : Number(fact));

/** What the form of a model would refuse, by the same rules; of what is published only what the file changes. */
export function checkGivenModel(given: GivenModel, known: KnownCatalogue): LineProblem[] {
  const { code, line, model } = given;
  if (model === null && known.waiting.has(nameOfCode(code))) {
    return [{ line, problem: say('A draft or a release has a model with this code. Publish it first, or delete it.') }];
  }
  const before = factsBefore(given);
  const after = factsAfter(given);
  const changes = (...columns: readonly FactColumn[]): boolean => columns.some((column) => before[column] !== after[column]);
  const needed = model === null ? factColumns : listedColumns.filter(() => changes(...listedColumns));
  const missing = needed.filter((column) => after[column] === '');
  const verdicts: Verdict[] = [
    missing.length === 0 || say(`Fill in ${listInWords(missing)}: the model is not complete without.`),
    !changes('vcpu', 'memory_gib') || checkModelCode(code, numberIn(after.vcpu), numberIn(after.memory_gib)),
    !changes('boot_disk_type', 'boot_disk_gib') ||
      missing.length > 0 ||
      checkDiskSize(numberIn(after.boot_disk_gib), namedBy(known.named, 'diskType', after.boot_disk_type)),
    (model !== null && addedRegions(given).length === 0) || checkRegionPrices(regionsAfter(given)),
  ];
  const ofModel = verdicts.flatMap((verdict) => (verdict === true ? [] : [{ line, problem: verdict }]));
  return [...ofModel, ...given.regions.flatMap((region) => checkGivenRegion(given, region))];
}

function regionsAfter(given: GivenModel): unknown[] {
  const published: readonly unknown[] = Array.isArray(given.model?.document.regions) ? given.model.document.regions : [];
  return [...published, ...addedRegions(given).map(({ region }) => ({ region: { _ref: region._id } }))];
}

function checkGivenRegion({ model }: GivenModel, { region, line, amounts }: GivenRegion): LineProblem[] {
  const entry = model?.regions.find((each) => each.region._id === region._id);
  if (entry && amounts.size === 0) return [];
  const verdict = checkEveryCurrency({ ...(entry?.amounts ?? noAmounts), ...Object.fromEntries(amounts) });
  return verdict === true ? [] : [{ line, problem: verdict }];
}
