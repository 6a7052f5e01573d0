import { expect, test } from '@jest/globals';
import { chooseGroups } from '#scripts/mutate/choose-groups.ts';

const price = { name: 'price', files: ['price.ts', 'discounts.ts'], tests: ['price.test.ts'] };
const stock = { name: 'stock', files: ['stock.ts'], tests: ['stock.test.ts'] };
const groups = [price, stock];

test('all rule files are judged, or those that are named', () => {
  expect(chooseGroups(groups, { kind: 'all' })).toEqual(groups);
  expect(chooseGroups(groups, { kind: 'named', files: ['discounts.ts'] })).toEqual([{ ...price, files: ['discounts.ts'] }]);
});

test('a name that is no rule file is refused, and a changed file that is none is left out', () => {
  expect(() => chooseGroups(groups, { kind: 'named', files: ['stock.ts', 'page.tsx', 'price.test.ts'] })).toThrow(
    'not in scripts/mutate/rule-files.ts: page.tsx, price.test.ts',
  );
  expect(chooseGroups(groups, { kind: 'changed', files: ['page.tsx'] })).toEqual([]);
});

test('a changed rule file is judged by itself, and a changed test judges its whole group', () => {
  expect(chooseGroups(groups, { kind: 'changed', files: ['discounts.ts', 'stock.test.ts'] })).toEqual([
    { ...price, files: ['discounts.ts'] },
    stock,
  ]);
  expect(chooseGroups(groups, { kind: 'changed', files: ['price.test.ts'] })).toEqual([price]);
});
