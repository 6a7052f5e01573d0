import type { PurchaseConfiguration } from '#lib/catalogue/configuration.ts';
import type { JudgedPromotion } from '../promotion/use-promotions.ts';

/** The offer of the address applies, and a person has one order of it: it is for one server. */
export const isOnceByOffer = (judged: JudgedPromotion | null): boolean =>
  judged?.verdict.state === 'applies' && (judged.promotion?.onePerPerson ?? false);

/** What is sold of a choice: one server of such an offer, however many the address asks for. */
export const soldConfiguration = (configuration: PurchaseConfiguration, judged: JudgedPromotion | null): PurchaseConfiguration =>
  configuration.quantity !== undefined && isOnceByOffer(judged) ? { ...configuration, quantity: undefined } : configuration;
