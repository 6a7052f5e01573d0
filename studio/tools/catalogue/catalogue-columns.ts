import { currencies } from '../../../lib/money/currencies.ts';

/** What a model is, by the columns that say it: the same in each of its lines. */
export const factColumns = [
  'series',
  'tier',
  'vcpu',
  'memory_gib',
  'status',
  'one_per_person',
  'trial',
  'boot_disk_type',
  'boot_disk_gib',
  'transfer_plan',
] as const;

export type FactColumn = (typeof factColumns)[number];

/** The columns of the catalogue's file: a line for each model and region. */
export const catalogueColumns = ['code', ...factColumns, 'region', ...currencies] as const;

export type CatalogueColumn = (typeof catalogueColumns)[number];

/** What lists show a model with; all three belong together. */
export const listedColumns = ['boot_disk_type', 'boot_disk_gib', 'transfer_plan'] as const satisfies readonly FactColumn[];

/** The facts of a model as its cells have them; empty: it lacks one. */
export type Facts = Readonly<Record<FactColumn, string>>;

/** What codes are compared by: spreadsheets and people change capitals. */
export const nameOfCode = (code: string): string => code.toLowerCase();
