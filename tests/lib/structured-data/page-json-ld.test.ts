import { expect, test } from '@jest/globals';
import { sampleEndMs, samplePromotion } from '#components/activities/activity-samples.ts';
import { promotionJsonLd } from '#lib/structured-data/page-json-ld.ts';

const site = { brand: 'Marlow', siteUrl: 'https://www.marlow.example' };

test('R-6.6 a promotion offers its prices until its end, and none before its start or after its end', () => {
  const [thing] = promotionJsonLd(samplePromotion, site);
  expect(thing).toMatchObject({ '@type': 'Product', name: 'Marlow Starter season' });
  expect(JSON.stringify(thing)).toContain(`"priceValidUntil":"${new Date(sampleEndMs).toISOString()}"`);
  expect(promotionJsonLd({ ...samplePromotion, madeAtMs: sampleEndMs }, site)).toEqual([]);
  expect(promotionJsonLd({ ...samplePromotion, madeAtMs: samplePromotion.window.startsAtMs - 1 }, site)).toEqual([]);
});
