import { describe, expect, test } from '@jest/globals';
import { exampleCompanies, exampleNotice, exampleReview, exampleValues } from '#lib/company/example-values.ts';
import { exampleSeller } from '#studio/seed/documents/seller.ts';
import { seedDocuments } from '#studio/seed/seed.ts';

const said = (...documents: readonly unknown[]): string[] => exampleValues(documents).map(({ kind, what }) => `${kind}: ${what}`);
const settings = (more: object) => ({ _id: 'siteSettings', _type: 'siteSettings', ...more });
const article = (kind: 'help' | 'legal', ...lines: readonly string[]) => ({
  _id: 'article-a',
  _type: 'article',
  kind,
  body: lines.map((text) => ({ _type: 'block', children: [{ _type: 'span', text }] })),
});

describe('R-12.7 what is still an example', () => {
  test('is the seller that is marked as one', () => {
    expect(said(settings({ seller: { isExample: true } }))).toEqual([
      'seller: The seller is an example: fill in your company, then switch the mark off.',
    ]);
    expect(said(settings({ seller: { isExample: false, legalName: { en: 'Real Limited' } } }))).toEqual([]);
  });

  test.each(['+852 0000 0000', 'T0000000000000', 'Companies Registry no. 0000000', '0-000-000', 'EU000000000'])(
    'is the number %s of a seller, once however often it is there',
    (number) => {
      expect(said(settings({ seller: { telephone: number, registration: { en: number, ja: number } } }))).toEqual([
        `number: “${number}” is a sample number.`,
      ]);
    },
  );

  test.each(['+81 3 5000 0001', 'T1000000123456', '0000-00', 'Unit 0000'])('is not the number %s', (number) => {
    expect(said(settings({ seller: { telephone: number } }))).toEqual([]);
  });

  test('is the rating and the number of companies of the seed, and no other', () => {
    const claim = (key: string, en: string) => ({ _id: 'claim', _type: 'claim', key, figure: { en } });
    expect(said(settings({ review: exampleReview }), claim('companies', exampleCompanies))).toEqual([
      'figure: The rating of 4.6 from 1284 reviews is a sample figure.',
      'figure: 110,000 companies is a sample figure.',
    ]);
    expect(
      said(settings({ review: { ...exampleReview, reviewCount: 1285 } }), settings({ review: { ratingValue: 4.5, reviewCount: 1284 } })),
    ).toEqual([]);
    expect(said(claim('companies', '110,001'), claim('support', exampleCompanies), { _type: 'job', review: exampleReview })).toEqual([]);
  });

  test('is each name under .example, once a document, and no word that looks like one', () => {
    expect(said(article('legal', 'Write to Legal@Marlow.example or to abuse@marlow.example.', 'See https://www.shop.example/a.'))).toEqual([
      'address: marlow.example, www.shop.example are example addresses.',
    ]);
    expect(said({ _type: 'partnerLink', href: 'https://tidewater.example/' })).toEqual([
      'address: tidewater.example is an example address.',
    ]);
    expect(said(article('legal', 'for example.com, an .example, my.examples, a.example-shop'))).toEqual([]);
  });

  test('in a help article is only a name of the provider: a command may show one of the reader', () => {
    expect(said(article('help', 'ssh root@www.example', 'mail.example', 'files.s3.example', 'https://api.marlow.example/v1'))).toEqual([
      'address: api.marlow.example, files.s3.example are example addresses.',
    ]);
  });

  test('is never looked for in ids, keys and types', () => {
    expect(said({ _id: 'a.example', _type: 'b.example', items: [{ _key: 'c.example', _ref: 'd.example' }] })).toEqual([]);
  });
});

describe('R-12.7 the sentence at the start', () => {
  test('counts what the seed has', () => {
    expect(exampleNotice(seedDocuments({}, new Date()), 'http://localhost:3000/studio/check')).toMatch(
      /^Still an example, to be replaced before a launch: the seller, \d+ sample numbers, 2 sample figures, \d+ documents with \.example addresses\. Each is listed at http:\/\/localhost:3000\/studio\/check\.$/,
    );
  });

  test('names one thing in the singular', () => {
    expect(exampleNotice([settings({ seller: { telephone: exampleSeller.telephone } })], 'x')).toBe(
      'Still an example, to be replaced before a launch: 1 sample number. Each is listed at x.',
    );
  });

  test('is not there once all is replaced', () => {
    expect(exampleNotice([settings({ seller: { isExample: false } }), article('help', 'www.example')], 'x')).toBeNull();
  });
});
