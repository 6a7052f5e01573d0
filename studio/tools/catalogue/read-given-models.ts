import { currencies, type Currency } from '../../../lib/money/currencies.ts';
import { say } from '../../words/say.ts';
import type { LineProblem } from '../line-problems.tsx';
import { amountProblem, readAmount } from '../prices/read-amount.ts';
import { factColumns, nameOfCode, type FactColumn } from './catalogue-columns.ts';
import { namedBy, noAmounts, type KnownCatalogue, type KnownModel, type NamedDocument } from './known-catalogue.ts';
import type { CatalogueFile, CatalogueLine } from './read-catalogue-file.ts';
import { readFact } from './read-fact.ts';

/** What the file says of a model in one region. */
export interface GivenRegion {
  readonly region: NamedDocument;
  readonly line: number;
  /** Amounts that differ from the published ones. */
  readonly amounts: ReadonlyMap<Currency, number>;
}

/** What all lines of the file together say of a model. */
export interface GivenModel {
  readonly code: string;
  /** The first line that names it. */
  readonly line: number;
  /** Null: no model that is published has the code. */
  readonly model: KnownModel | null;
  readonly facts: ReadonlyMap<FactColumn, string>;
  readonly regions: readonly GivenRegion[];
  /** Whether each of its lines could be read. */
  readonly isRead: boolean;
}

export interface GivenModels {
  readonly models: readonly GivenModel[];
  readonly unchangedLines: number;
  readonly problems: readonly LineProblem[];
}

/** A model while its lines are being read. */
interface Gathered {
  readonly code: string;
  readonly line: number;
  readonly model: KnownModel | null;
  readonly facts: Map<FactColumn, { readonly value: string; readonly line: number }>;
  readonly regions: Map<string, GivenRegion>;
  faults: number;
}

interface LineReading {
  readonly problems: readonly string[];
  readonly isChange: boolean;
}

type Reader = (line: CatalogueLine, gathered: Gathered, known: KnownCatalogue, hasDecimalCommas: boolean) => LineReading;

/** Reads the lines of a file against what the CMS has. */
export function readGivenModels({ lines, hasDecimalCommas }: CatalogueFile, known: KnownCatalogue): GivenModels {
  const published = new Map(known.models.map((model) => [nameOfCode(model.code), model]));
  const gathered = new Map<string, Gathered>();
  const problems: LineProblem[] = [];
  let unchangedLines = 0;
  for (const each of lines) {
    const { line, cells } = each;
    const code = cells.get('code');
    if (code === undefined) {
      problems.push({ line, problem: say('The code is missing.') });
      continue;
    }
    const name = nameOfCode(code);
    const model = published.get(name) ?? null;
    const own: Gathered = gathered.get(name) ?? { code: model?.code ?? code, line, model, facts: new Map(), regions: new Map(), faults: 0 };
    gathered.set(name, own);
    const readings = [readFacts, readRegion].map((read) => read(each, own, known, hasDecimalCommas));
    const faults = readings.flatMap((reading) => reading.problems);
    problems.push(...faults.map((problem) => ({ line, problem })));
    own.faults += faults.length;
    if (faults.length === 0 && !readings.some(({ isChange }) => isChange)) unchangedLines += 1;
  }
  const models = [...gathered.values()].map(({ facts, regions, faults, ...own }) => ({
    ...own,
    facts: new Map([...facts].map(([column, { value }]) => [column, value])),
    regions: [...regions.values()],
    isRead: faults === 0,
  }));
  return { models, unchangedLines, problems };
}

const readFacts: Reader = ({ line, cells }, { model, facts }, { named }) => {
  const problems: string[] = [];
  let isChange = model === null;
  for (const column of factColumns) {
    const cell = cells.get(column);
    if (cell === undefined) continue;
    const now = model?.facts[column] ?? '';
    // what is published is not judged
    const reading = cell === now ? ({ ok: true, value: now } as const) : readFact(column, cell, named);
    const earlier = facts.get(column);
    if (!reading.ok) problems.push(reading.problem);
    else if (earlier && earlier.value !== reading.value) {
      problems.push(say(`Line ${earlier.line} says ${earlier.value} in the column ${column} of this model.`));
    } else {
      facts.set(column, earlier ?? { value: reading.value, line });
      isChange ||= reading.value !== now;
    }
  }
  return { problems, isChange };
};

const readRegion: Reader = ({ line, cells }, { model, regions }, { named }, hasDecimalCommas) => {
  const code = cells.get('region');
  const hasPrices = currencies.some((currency) => cells.has(currency));
  const refused = (problem: string): LineReading => ({ problems: [problem], isChange: false });
  if (code === undefined) return hasPrices ? refused(say('Name the region of these prices.')) : { problems: [], isChange: false };
  const region = namedBy(named, 'region', code);
  if (region === null) return refused(say(`No region with the code ${code} is published.`));
  const earlier = regions.get(region._id);
  if (earlier) return refused(say(`Line ${earlier.line} names this model and region already.`));

  const entry = model?.regions.find((each) => each.region._id === region._id);
  const now = entry?.amounts ?? noAmounts;
  const amounts = new Map<Currency, number>();
  const problems: string[] = [];
  for (const currency of currencies) {
    const cell = cells.get(currency);
    if (cell === undefined || cell === String(now[currency])) continue;
    const amount = readAmount(cell, hasDecimalCommas);
    if (amount === null) problems.push(amountProblem(currency, cell));
    else if (amount !== now[currency]) amounts.set(currency, amount);
  }
  regions.set(region._id, { region, line, amounts });
  return { problems, isChange: amounts.size > 0 || !entry };
};
