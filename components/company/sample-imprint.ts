import type { ImprintContent } from '#lib/company/load-imprint.ts';

/** A small imprint, for examples and tests. */
export const sampleImprint: ImprintContent = {
  isExample: false,
  facts: [
    { name: 'legalName', text: 'Marlow Hosting Limited', href: null },
    { name: 'address', text: '1 Sample Road\nHong Kong', href: null },
    { name: 'telephone', text: '+852 0000 0000', href: 'tel:+85200000000' },
    { name: 'tax.vat', text: 'EU000000000', href: null },
  ],
  terms: [
    { name: 'price', text: 'On the page of each product.' },
    { name: 'payment', text: 'When you order.' },
  ],
  identity: null,
};
