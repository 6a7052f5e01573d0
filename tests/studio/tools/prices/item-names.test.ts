import { expect, test } from '@jest/globals';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { itemNames } from '#studio/tools/prices/item-names.ts';
import { NamedCode } from '#studio/tools/prices/named-code.tsx';
import { sampleCatalogue } from '#tests/lib/catalogue/sample-catalogue.ts';

const names = itemNames(sampleCatalogue);

test('a model is called by its series and size, a disk, a transfer plan and a region by what the site calls them', () => {
  expect(names.get('c2m4')).toBe('4a · 2 vCPU · 4 GiB');
  expect(names.get('US-0')).toBe('LA');
  const [disk] = sampleCatalogue.diskTypes;
  const [traffic] = sampleCatalogue.trafficPlans;
  expect(names.get(disk?.code ?? '')).toBe(disk?.name.en);
  expect(names.get(traffic?.code ?? '')).toBe(`${traffic?.outboundGb} GB of outbound transfer a month`);
});

test('a model of a series that cannot be read still has its size', () => {
  expect(itemNames({ ...sampleCatalogue, series: [] }).get('c2m4')).toBe('2 vCPU · 4 GiB');
});

test('in the table a code stands with its name, and alone where it has none', () => {
  const drawn = (code: string) => renderToStaticMarkup(createElement(NamedCode, { code, names }));
  expect(drawn('c2m4')).toBe('c2m4<br/><small>4a · 2 vCPU · 4 GiB</small>');
  expect(drawn('.com')).toBe('.com');
});
