import type { TestedElsewhere } from './entry.ts';

/** Files of lib. */
export const ofLib: readonly TestedElsewhere[] = [
  {
    test: 'tests/lib/domains/load-domain-suffixes.test.ts',
    because: 'Tested through its loader.',
    through: 'lib/domains/load-domain-suffixes.ts',
    files: ['lib/content/queries/domain-suffix-query.ts'],
  },
  {
    test: 'tests/lib/content/translations/translation-record.test.ts',
    because: 'The record of a translation compares these texts.',
    files: ['lib/content/translations/translatable-texts.ts'],
  },
  {
    test: 'tests/lib/catalogue/purchase-address.test.ts',
    because: 'The test writes an address and reads it back.',
    files: ['lib/catalogue/address-reader.ts', 'lib/catalogue/read-purchase-address.ts', 'lib/catalogue/read-server-choices.ts'],
  },
  {
    test: 'tests/lib/home/chart-regions.test.ts',
    because: 'The chart of regions shows the least price in each currency.',
    files: ['lib/catalogue/all-prices.ts'],
  },
  {
    test: 'tests/lib/activities/load-promotion.test.ts',
    because: 'Tested through the loader of a promotion.',
    through: 'lib/activities/load-promotion.ts',
    files: ['lib/catalogue/offer-prices.ts', 'lib/offers/sold-server.ts'],
  },
  {
    test: 'tests/lib/company/load-company-pages.test.ts',
    because: 'One test loads all company pages.',
    files: ['lib/company/load-contact.ts'],
  },
  {
    test: 'tests/lib/content/queries/navigation-query.test.ts',
    because: 'The queries that have pictures check that each is complete.',
    files: ['lib/content/values/whole-picture.ts'],
  },
  {
    test: 'tests/lib/discovery/texts.test.ts',
    because: 'One test makes, sends and caches the texts for robots.',
    files: ['lib/discovery/generated-files.ts', 'lib/discovery/cached-value.ts', 'lib/discovery/send-text.ts'],
  },
  {
    test: 'tests/lib/documents/load-document-lists.test.ts',
    because: 'The lists of the documentation centre are tested with their order.',
    files: ['lib/content/newest-first.ts'],
  },
  {
    test: 'tests/lib/documents/help-tree.test.ts',
    because: 'Neighbours and breadcrumb of an article are derived from the tree.',
    files: ['lib/documents/help-surroundings.ts'],
  },
  { test: 'tests/lib/home/load-home.test.ts', because: 'The home page is tested with all its blocks.', files: ['lib/home/home-blocks.ts'] },
  {
    test: 'tests/lib/purchase/typed-values.test.ts',
    because: 'The button depends on what the form has read.',
    files: ['lib/purchase/button-state.ts'],
  },
  {
    test: 'tests/lib/purchase/password.test.ts',
    because: 'Each generated password is checked by the rule.',
    files: ['lib/purchase/generate-password.ts'],
  },
  {
    test: 'tests/lib/purchase/one-price-everywhere.test.ts',
    because: 'Compares the prices of all these places.',
    files: [
      'lib/home/plan-cards.ts',
      'lib/purchase/comparison/calculator.ts',
      'lib/purchase/purchase-view.ts',
      'lib/purchase/plan-rows.ts',
    ],
  },
  {
    test: 'tests/lib/share-picture/share-picture.test.ts',
    because: 'The test draws the picture of an address.',
    files: ['lib/share-picture/draw-picture.ts', 'lib/share-picture/picture-address.ts'],
  },
  {
    test: 'tests/lib/storage/cookie-text.test.ts',
    because: 'The test writes a cookie and reads it back.',
    files: ['lib/storage/cookie-header.ts'],
  },
  {
    test: 'tests/lib/storage/stored-values.test.ts',
    because: 'Blocked and broken storage is tested for every stored value.',
    files: ['lib/storage/storage-result.ts'],
  },
  {
    test: 'tests/lib/coupons/coupon-cure.test.ts',
    because: 'The test of cures judges every coupon first.',
    files: ['lib/coupons/judge-coupon.ts'],
  },
];
