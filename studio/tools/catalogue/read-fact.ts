import { checkPositiveWhole } from '../../../cms-schemas/rules/numbers.ts';
import { modelStatuses, tiers } from '../../../lib/catalogue/catalogue-terms.ts';
import { say } from '../../words/say.ts';
import { nameOfCode, type FactColumn } from './catalogue-columns.ts';
import { namedBy, type NamedDocument } from './known-catalogue.ts';

/** A fact as the catalogue has it, or why the cell says none. */
export type FactReading = { readonly ok: true; readonly value: string } | { readonly ok: false; readonly problem: string };

type ReadFact = (cell: string, named: readonly NamedDocument[]) => FactReading;

const fact = (value: string): FactReading => ({ ok: true, value });
const fault = (problem: string): FactReading => ({ ok: false, problem });

const codeOf =
  (type: NamedDocument['_type'], faultOf: (cell: string) => string): ReadFact =>
  (cell, named) => {
    const found = namedBy(named, type, cell);
    return found ? fact(found.code) : fault(faultOf(cell));
  };

const oneOf =
  (terms: readonly string[], faultOf: (cell: string) => string): ReadFact =>
  (cell) => {
    const found = terms.find((term) => term === nameOfCode(cell));
    return found ? fact(found) : fault(faultOf(cell));
  };

const wholeNumber =
  (column: FactColumn): ReadFact =>
  (cell) => {
    const number = /^\d{1,9}$/.test(cell) ? Number(cell) : null;
    const verdict = checkPositiveWhole(number);
    return verdict === true ? fact(String(number)) : fault(say(`The column ${column} says ${cell}. ${verdict}`));
  };

/** Some spreadsheets write true and false for what they take to be that. */
const yesOrNo =
  (column: FactColumn): ReadFact =>
  (cell) => {
    const answer = nameOfCode(cell);
    if (answer === 'yes' || answer === 'true') return fact('yes');
    return answer === 'no' || answer === 'false' ? fact('no') : fault(say(`The column ${column} says ${cell}. Write yes or no.`));
  };

const readers = {
  series: codeOf('series', (cell) => say(`No series with the code ${cell} is published.`)),
  tier: oneOf(tiers, (cell) => say(`${cell} is no tier. Write entry, plus or pro.`)),
  vcpu: wholeNumber('vcpu'),
  memory_gib: wholeNumber('memory_gib'),
  status: oneOf(modelStatuses, (cell) => say(`${cell} is no status. Write on-sale, not-yet-public, internal-testing or withdrawn.`)),
  one_per_person: yesOrNo('one_per_person'),
  trial: yesOrNo('trial'),
  boot_disk_type: codeOf('diskType', (cell) => say(`No disk type with the code ${cell} is published.`)),
  boot_disk_gib: wholeNumber('boot_disk_gib'),
  transfer_plan: codeOf('trafficPlan', (cell) => say(`No transfer plan with the code ${cell} is published.`)),
} as const satisfies Record<FactColumn, ReadFact>;

/** What a cell says of a model. */
export const readFact = (column: FactColumn, cell: string, named: readonly NamedDocument[]): FactReading => readers[column](cell, named);
