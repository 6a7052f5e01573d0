import type { Language } from '#lib/language/languages.ts';
import { useAboutQuote, type AboutQuoteView, type AboutTerms } from '../about/use-about-quote.ts';
import type { RenewalPorts, RenewalWish } from './renewal-ports.ts';

export type RenewalQuoteView = AboutQuoteView<RenewalWish>;

const renewal: AboutTerms<RenewalWish> = {
  isAbout: ({ renews }, order) => renews?.order === order,
  firstWish: ({ period }) => ({ period }),
  wishOf: ({ period }) => ({ period }),
  isSame: ({ period }, quote) => period === quote.period,
};

/** The quote of a renewal: first for the period of the order. */
export const useRenewalQuote = (order: string, language: Language, ports: RenewalPorts): RenewalQuoteView =>
  useAboutQuote(order, language, ports, renewal);
