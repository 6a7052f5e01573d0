import { allowsCategory, type Consent } from '#lib/storage/consent.ts';
import type { StatisticsScript } from './vendors.ts';

/** Whether the list of scripts is requested at all: only after consent to one of their two categories. */
export const mayRequestScripts = (consent: Consent): boolean => allowsCategory(consent, 2) || allowsCategory(consent, 3);

/**
 * The scripts that may run by the visitor's consent. Every script waits for consent: its category is 2 or 3, in its type and in
 * the CMS (`checkConsentCategory`), so none runs as one of the categories that are always allowed.
 */
export const scriptsAllowed = (consent: Consent, scripts: readonly StatisticsScript[]): readonly StatisticsScript[] =>
  scripts.filter(({ category }) => allowsCategory(consent, category));
