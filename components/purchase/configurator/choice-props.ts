import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import type { PurchaseConfiguration } from '#lib/catalogue/configuration.ts';
import type { Language } from '#lib/language/languages.ts';
import type { StockEntry } from '#lib/purchase/stock.ts';
import type { Change } from './use-configuration.ts';

/** The props of every step of the form; a step names the fields that it shows. */
export interface ChoiceProps<Field extends keyof PurchaseConfiguration = keyof PurchaseConfiguration> {
  readonly catalogue: Catalogue;
  readonly configuration: Pick<PurchaseConfiguration, Field>;
  readonly language: Language;
  readonly change: Change;
  readonly stock: readonly StockEntry[] | undefined;
}
