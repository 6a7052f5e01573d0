import type { TestedElsewhere } from './entry.ts';

/** Files of lib. */
export const ofLib: readonly TestedElsewhere[] = [
  {
    test: 'tests/lib/domains/load-domain-suffixes.test.ts',
    because: 'What a suffix is, its loader reads.',
    through: 'lib/domains/load-domain-suffixes.ts',
    files: ['lib/content/queries/domain-suffix-query.ts'],
  },
  {
    test: 'tests/lib/content/translations/translation-record.test.ts',
    because: 'What a document says is what its record compares.',
    files: ['lib/content/translations/translatable-texts.ts'],
  },
  {
    test: 'tests/lib/catalogue/purchase-address.test.ts',
    because: 'An address is read and written as a whole.',
    files: ['lib/catalogue/address-reader.ts', 'lib/catalogue/read-purchase-address.ts', 'lib/catalogue/read-server-choices.ts'],
  },
  {
    test: 'tests/lib/home/chart-regions.test.ts',
    because: 'The chart of regions shows the least price in each currency.',
    files: ['lib/catalogue/all-prices.ts'],
  },
  {
    test: 'tests/lib/activities/load-promotion.test.ts',
    because: 'A promotion is what sells a server at a discount.',
    through: 'lib/activities/load-promotion.ts',
    files: ['lib/catalogue/offer-prices.ts', 'lib/offers/sold-server.ts'],
  },
  {
    test: 'tests/lib/company/load-company-pages.test.ts',
    because: 'Company pages are loaded by one test.',
    files: ['lib/company/load-contact.ts'],
  },
  {
    test: 'tests/lib/content/queries/navigation-query.test.ts',
    because: 'Pictures of the menu and the settings are whole or absent.',
    files: ['lib/content/values/whole-picture.ts'],
  },
  {
    test: 'tests/lib/discovery/texts.test.ts',
    because: 'Texts for robots are made, sent and remembered together.',
    files: ['lib/discovery/generated-files.ts', 'lib/discovery/cached-value.ts', 'lib/discovery/send-text.ts'],
  },
  {
    test: 'tests/lib/documents/load-document-lists.test.ts',
    because: 'The lists of the documentation centre and their order.',
    files: ['lib/content/newest-first.ts'],
  },
  {
    test: 'tests/lib/documents/help-tree.test.ts',
    because: 'Neighbours and trail of a help text follow from the tree.',
    files: ['lib/documents/help-surroundings.ts'],
  },
  { test: 'tests/lib/home/load-home.test.ts', because: 'The home page is loaded block by block.', files: ['lib/home/home-blocks.ts'] },
  {
    test: 'tests/lib/purchase/typed-values.test.ts',
    because: 'What the form reads of a visitor, and what its button says.',
    files: ['lib/purchase/button-state.ts'],
  },
  {
    test: 'tests/lib/purchase/password.test.ts',
    because: 'Passwords are made and judged together.',
    files: ['lib/purchase/generate-password.ts'],
  },
  {
    test: 'tests/lib/purchase/one-price-everywhere.test.ts',
    because: 'Every place that shows a price shows the same one.',
    files: [
      'lib/home/plan-cards.ts',
      'lib/purchase/comparison/calculator.ts',
      'lib/purchase/purchase-view.ts',
      'lib/purchase/plan-rows.ts',
    ],
  },
  {
    test: 'tests/lib/share-picture/share-picture.test.ts',
    because: 'A share picture is addressed and drawn together.',
    files: ['lib/share-picture/draw-picture.ts', 'lib/share-picture/picture-address.ts'],
  },
  {
    test: 'tests/lib/storage/cookie-text.test.ts',
    because: 'Cookies are read as they are written.',
    files: ['lib/storage/cookie-header.ts'],
  },
  {
    test: 'tests/lib/storage/stored-values.test.ts',
    because: 'Storage is blocked or broken for every value alike.',
    files: ['lib/storage/storage-result.ts'],
  },
  {
    test: 'tests/lib/coupons/coupon-cure.test.ts',
    because: 'What applies, and what would help where it does not, are judged together.',
    files: ['lib/coupons/judge-coupon.ts'],
  },
];
