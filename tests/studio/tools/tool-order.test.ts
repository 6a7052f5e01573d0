import { expect, test } from '@jest/globals';
import { orderedTools } from '#studio/tools/tool-order.ts';

const tools = ['translations', 'calendar', 'prices', 'coupons', 'check', 'handbook', 'account'].map((name) => ({ name }));
const administration = [{ name: 'editors' }];
const namesFor = (...roles: string[]): string[] => orderedTools(roles, tools, administration).map(({ name }) => name);

test('a legal clerk has their own tools first, and marketing’s after them', () => {
  expect(namesFor('editor')).toEqual(tools.map(({ name }) => name));
  expect(namesFor('legal')).toEqual(['translations', 'calendar', 'check', 'handbook', 'account', 'prices', 'coupons']);
});

test('accounts are for administrators alone, who see the tools in the order of marketing', () => {
  expect(namesFor('legal', 'administrator')).toEqual([...namesFor('editor'), 'editors']);
  expect([...namesFor('legal'), ...namesFor('editor'), ...namesFor()]).not.toContain('editors');
});
