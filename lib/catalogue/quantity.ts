import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import { serversPerOrder } from '#lib/catalogue/purchase-limits.ts';

interface Counted {
  readonly quantity?: number | undefined;
}

/** How many servers of one configuration: one, unless it has a quantity. A domain has no configuration and counts as one. */
export const quantityOf = (counted: Counted | undefined): number => counted?.quantity ?? 1;

/** The number as a configuration keeps it: one is not named. */
export const namedQuantity = (quantity: number): { readonly quantity?: number } => (quantity > 1 ? { quantity } : {});

/** A size of which an order has one server: it is limited to one for each person, or free of charge to try. */
export const isSoldOnce = ({ models }: Pick<Catalogue, 'models'>, code: string): boolean =>
  models.some((model) => model.code === code && (model.onePerPerson || model.trial));

export const isQuantity = (quantity: number): boolean =>
  Number.isInteger(quantity) && quantity >= serversPerOrder.min && quantity <= serversPerOrder.max;
