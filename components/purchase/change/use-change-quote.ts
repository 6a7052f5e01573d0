import type { Quote } from '#lib/contracts/calls/orders/purchase-calls.ts';
import type { Language } from '#lib/language/languages.ts';
import type { ChangeWish } from '#lib/orders/changes/server-change.ts';
import { useAboutQuote, type AboutQuoteView, type AboutTerms } from '../about/use-about-quote.ts';
import type { ChangePorts } from './change-ports.ts';

export type ChangeQuoteView = AboutQuoteView<ChangeWish>;

/** What was chosen for a quote; what stays is left out. */
export function wishOfChange({ configuration: { model, disk, traffic }, changes }: Quote): ChangeWish {
  if (!changes) return {};
  return {
    ...(model === changes.from.model ? {} : { model }),
    ...(disk.sizeGib === changes.from.disk.sizeGib ? {} : { diskGib: disk.sizeGib }),
    ...(traffic === changes.from.traffic ? {} : { traffic }),
  };
}

const change: AboutTerms<ChangeWish> = {
  isAbout: ({ changes }, order) => changes?.order === order,
  firstWish: () => null,
  wishOf: wishOfChange,
  isSame: (wish, quote) => {
    const { model, diskGib, traffic } = wishOfChange(quote);
    return wish.model === model && wish.diskGib === diskGib && wish.traffic === traffic;
  },
};

/** The quote of a change: the visitor chooses first. */
export const useChangeQuote = (order: string, language: Language, ports: ChangePorts): ChangeQuoteView =>
  useAboutQuote(order, language, ports, change);
