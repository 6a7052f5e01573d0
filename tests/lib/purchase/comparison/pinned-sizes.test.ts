import { describe, expect, test } from '@jest/globals';
import { comparisonPath, isPinned, queryOfHref, togglePin, type PinnedSize } from '#lib/purchase/comparison/pinned-sizes.ts';
import { readComparison } from '#lib/purchase/comparison/calculator.ts';
import { purchasePath } from '#lib/catalogue/purchase-address.ts';
import { sampleCatalogue, starterServer } from '#components/purchase/purchase-samples.ts';

const pin = (name: string): PinnedSize => ({ name, region: 'US-0', query: `hostProductId=${name}`, vcpu: 1, memoryGib: 1, diskGib: 20 });
const [first, second, third, fourth] = ['a', 'b', 'c', 'd'].map(pin) as [PinnedSize, PinnedSize, PinnedSize, PinnedSize];

describe('sizes put aside to compare', () => {
  test('a size is added at the end, and taken back by the same press', () => {
    const { pins } = togglePin([first], second);
    expect(pins).toEqual([first, second]);
    expect(isPinned(pins, second.query)).toBe(true);
    expect(togglePin(pins, first)).toEqual({ pins: [second], isFull: false });
  });

  test('R-5.11 there are three at most: a fourth is not added, and it says so', () => {
    expect(togglePin([first, second, third], fourth)).toEqual({ pins: [first, second, third], isFull: true });
    expect(togglePin([first, second, third], third)).toEqual({ pins: [first, second], isFull: false });
  });

  test('R-5.11 the calculator opens with exactly these sizes, in their order', () => {
    const sizes = sampleCatalogue.models.slice(0, 2).map(({ code }) => ({ ...starterServer, model: code }));
    const pins = sizes.map((size, place) => ({ ...pin(String(place)), query: queryOfHref(purchasePath(size, sampleCatalogue)) }));
    const path = comparisonPath(pins);
    expect(path).toMatch(/^\/product\/vps-buy\?view=calculator&/);
    const compared = readComparison(queryOfHref(path), sampleCatalogue, 'US-0');
    expect(compared.map(({ configuration, fallbacks }) => [configuration.model, fallbacks])).toEqual(sizes.map(({ model }) => [model, []]));
  });
});
