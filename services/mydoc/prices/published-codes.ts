import type { SellingState, ServerChoice } from '#lib/price-history/public-prices.ts';

type CodeList = 'regions' | 'models' | 'diskTypes' | 'trafficPlans' | 'periods';

type CodeSets = Readonly<Record<CodeList, ReadonlySet<string>>>;

/** Whether each code of a choice was in one of the recorded catalogues. The codes of each list of states are read once. */
export function createPublishedCodes(): (states: readonly SellingState[], choice: ServerChoice) => boolean {
  const read = new WeakMap<readonly SellingState[], CodeSets>();
  return (states, { configuration: { region, model, disk, traffic }, period }) => {
    const codes = read.get(states) ?? codesOf(states);
    read.set(states, codes);
    return (
      codes.regions.has(region) &&
      codes.models.has(model) &&
      codes.diskTypes.has(disk.type) &&
      codes.trafficPlans.has(traffic) &&
      codes.periods.has(period)
    );
  };
}

function codesOf(states: readonly SellingState[]): CodeSets {
  const setOf = (list: CodeList): Set<string> => new Set(states.flatMap(({ catalogue }) => catalogue[list].map(({ code }) => code)));
  return {
    regions: setOf('regions'),
    models: setOf('models'),
    diskTypes: setOf('diskTypes'),
    trafficPlans: setOf('trafficPlans'),
    periods: setOf('periods'),
  };
}
