import { expect, jest, test } from '@jest/globals';
import { loadDomainSuffixes } from '#lib/domains/load-domain-suffixes.ts';
import { sourceOver, type SampleDocument } from '#tests/lib/content/ask-over.ts';

const suffix = (name: string, category: string, changes: Record<string, unknown> = {}): SampleDocument => ({
  _id: `suffix${name}`,
  _type: 'domainSuffix',
  suffix: name,
  category,
  firstYear: { USD: 11.2, HKD: 88, JPY: 1680 },
  renewal: { USD: 13.6, HKD: 107, JPY: 2040 },
  order: 1,
  ...changes,
});

async function load(documents: readonly SampleDocument[]) {
  const answer = await loadDomainSuffixes({ source: sourceOver(documents), language: 'en', nowMs: 0, pictureBase: '' });
  return answer.kind === 'page' ? answer.content.groups : [];
}

test('R-5.14 suffixes are in their groups with the prices of the first year and of renewal', async () => {
  const [general, country] = await load([suffix('.jp', 'country'), suffix('.com', 'general')]);
  expect([general?.category, country?.category]).toEqual(['general', 'country']);
  expect(general?.suffixes[0]).toMatchObject({
    suffix: '.com',
    firstYear: { USD: { amountMinor: 1120 } },
    renewal: { JPY: { amountMinor: 2040 } },
  });
});

test('a price that nobody authored is absent, and a suffix without its dot is left out alone', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  const [general] = await load([suffix('.com', 'general', { renewal: { USD: 13.6 } }), suffix('net', 'general')]);
  expect(general?.suffixes).toHaveLength(1);
  expect(general?.suffixes[0]?.renewal).toMatchObject({ HKD: null, JPY: null });
});

test('a category without suffixes is left out', async () => {
  expect(await load([])).toEqual([]);
});

test('R-5.14 what a registry takes before its suffix is as it was written, and anything where nobody wrote it', async () => {
  const [general] = await load([
    suffix('.jp', 'general', { scripts: ['Han'], shortestLabel: 3, longestInScript: 15 }),
    suffix('.uk', 'general', { scripts: [], order: 2 }),
    suffix('.com', 'general', { order: 3 }),
    suffix('.net', 'general', { scripts: ['Klingon'], shortestLabel: 'many', order: 4 }),
  ]);
  expect(general?.suffixes.map(({ takes }) => takes)).toEqual([
    { scripts: ['Han'], shortest: 3, longestInScript: 15 },
    { scripts: [], shortest: null, longestInScript: null },
    { scripts: null, shortest: null, longestInScript: null },
    { scripts: null, shortest: null, longestInScript: null },
  ]);
});
