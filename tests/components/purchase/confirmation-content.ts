import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import type { ConfirmationContent } from '#lib/purchase/load-confirmation.ts';

/** What a confirmation is shown with: no promotions, and the second version of the terms. */
export const confirmationContent = (catalogue: Catalogue): ConfirmationContent => ({
  catalogue,
  region: 'US-0',
  promotions: [],
  terms: { version: 2, effectiveDate: '2026-10-01', path: '/doc/article/tos' },
});
