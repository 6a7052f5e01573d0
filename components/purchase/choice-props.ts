import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import type { PurchaseConfiguration } from '#lib/catalogue/configuration.ts';
import type { Language } from '#lib/language/languages.ts';
import type { StockEntry } from '#lib/purchase/stock.ts';
import type { ChangeKind } from './use-configuration.ts';

/** What every step of the form is given. */
export interface ChoiceProps {
  readonly catalogue: Catalogue;
  readonly configuration: PurchaseConfiguration;
  readonly language: Language;
  readonly change: (change: Partial<PurchaseConfiguration>, kind?: ChangeKind) => void;
  readonly stock: readonly StockEntry[] | undefined;
}
