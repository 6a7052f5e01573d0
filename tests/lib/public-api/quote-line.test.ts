import { beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import { toPublicQuote } from '#lib/public-api/public-quote.ts';
import { quoteLine } from '#lib/public-api/quote-line.ts';
import { sampleCatalogue, starterServer } from '#components/purchase/purchase-samples.ts';
import { randomConfiguration } from '#tests/lib/catalogue/random-configuration.ts';
import { seededCatalogue } from '#tests/lib/catalogue/seeded-catalogue.ts';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await seededCatalogue();
});

const line = /^curl 'https:\/\/hostfront\.test\/api\/catalogue\/quote\?([^']*)'$/;

describe('the line for a script', () => {
  test('any configuration is one argument in a shell, and the quote that it asks for is of that configuration', () => {
    fc.assert(
      fc.property(randomConfiguration(catalogue), (configuration) => {
        const query = line.exec(quoteLine('https://hostfront.test', configuration, catalogue))?.[1];
        const sources = { catalogue, promotions: [], isSoldOut: () => false, region: 'US-0', siteUrl: 'https://hostfront.test', nowMs: 0 };
        const { region, model, period, disk: bootDisk } = configuration;
        expect(toPublicQuote(new URLSearchParams(query), sources)).toMatchObject({
          configuration: { region, model, period, disk: bootDisk },
        });
      }),
      { numRuns: 200 },
    );
  });

  test('an apostrophe does not end the argument', () => {
    const image = { kind: 'iso', source: "https://images.example.com/o'malley.iso" } as const;
    const configuration = { ...starterServer, image };
    expect(quoteLine('https://hostfront.test', configuration, sampleCatalogue)).toContain('o%27malley');
    expect(quoteLine('https://hostfront.test', configuration, sampleCatalogue)).toMatch(line);
  });
});
