import { expect, test } from '@jest/globals';
import { loadImprint, type ImprintContent } from '#lib/company/load-imprint.ts';
import type { Language } from '#lib/language/languages.ts';
import { loadFrame } from '#lib/page/load-frame.ts';
import { exampleSeller } from '#studio/seed/documents/seller.ts';
import { sourceOver } from '#tests/lib/content/ask-over.ts';

const nowMs = Date.parse('2026-11-21T12:00:00Z');

async function imprintOf(seller: unknown, language: Language = 'en'): Promise<ImprintContent> {
  const source = sourceOver([{ _id: 'siteSettings', _type: 'siteSettings', seller }]);
  const frame = await loadFrame(source.ask, language, nowMs);
  const answer = await loadImprint({ source, language, nowMs, pictureBase: '' }, frame);
  if (answer.kind !== 'page') throw new Error(answer.kind);
  return answer.content;
}

test('R-12.7 the imprint has who sells, in the page’s language, with what can be dialled and written to', async () => {
  const { facts, isExample } = await imprintOf(exampleSeller, 'ja');
  expect(isExample).toBe(true);
  expect(facts.map(({ name }) => name)).toEqual([
    'legalName',
    'representative',
    'address',
    'domesticOffice',
    'telephone',
    'email',
    'registration',
    'euRepresentative',
    'ukRepresentative',
    'dsaContact',
    'governingLaw',
  ]);
  expect(facts[0]?.text).toBe('Marlow Hosting Limited（記入例）');
  expect(facts.flatMap(({ href }) => href ?? [])).toEqual(['tel:+85200000000', 'mailto:support@marlow.example']);
});

test('R-12.7 the imprint has every item of the terms of sale, prices first', async () => {
  const { terms } = await imprintOf(exampleSeller, 'zh');
  expect(terms).toHaveLength(12);
  expect(terms[0]).toEqual({ name: 'price', text: exampleSeller.terms.price.zh });
});

test('R-12.7 what is empty is left out, in one language too', async () => {
  const { facts, terms, identity } = await imprintOf({ legalName: { en: 'Marlow Limited' }, terms: { price: { zh: '见页面' } } });
  expect([facts, terms]).toEqual([[{ name: 'legalName', text: 'Marlow Limited', href: null }], []]);
  expect(identity).toMatchObject({ legalName: 'Marlow Limited', address: null, telephone: null, vatId: null, taxId: null });
});

test('without a seller the imprint is empty and says nothing of an organisation', async () => {
  expect(await imprintOf(undefined)).toEqual({ isExample: false, facts: [], terms: [], identity: null });
});

test('a filing leads to its register, and its number is never without one that has it', async () => {
  const filings = [
    { kind: 'public-security', number: '京公网安备00000000000000号' },
    { kind: 'japan-telecom', number: 'A-00-00000' },
  ];
  const { facts } = await imprintOf({ filings });
  expect(facts).toEqual([
    { name: 'filing.public-security', text: '京公网安备00000000000000号', href: 'https://beian.mps.gov.cn/' },
    { name: 'filing.japan-telecom', text: 'A-00-00000', href: null },
  ]);
});

test('R-12 search engines read the address in one line, the VAT number, and a tax number before that of invoices', async () => {
  const taxNumbers = [
    { kind: 'vat', number: 'EU000000000' },
    { kind: 'japanese-invoice', number: 'T0000000000000' },
    { kind: 'tax', number: '123' },
  ];
  const { identity } = await imprintOf({ ...exampleSeller, taxNumbers });
  expect(identity).toEqual({
    legalName: 'Marlow Hosting Limited (example)',
    address: 'Unit 0000, Example Tower, 1 Sample Road, Hong Kong',
    telephone: '+852 0000 0000',
    email: 'support@marlow.example',
    vatId: 'EU000000000',
    taxId: '123',
  });
  expect((await imprintOf({ taxNumbers: taxNumbers.slice(0, 2) })).identity?.taxId).toBe('T0000000000000');
  expect((await imprintOf(exampleSeller)).identity).toMatchObject({ vatId: null, taxId: null });
});
