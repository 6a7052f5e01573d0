import { describe, expect, test } from '@jest/globals';
import { atWidth } from '#tests/setup/test-width.ts';
import { invariants } from './group-invariants.ts';
import { begin, isDeafToDeclined, keyOf, stepsOf, type TermsOf, type World } from './group-model.ts';

/** Every state that any order of events leads to; a fault names the shortest way to it. */
function explore(first: World, termsOf?: TermsOf): { states: number; steps: number; ends: Set<string>; faults: string[] } {
  const known = new Map<string, { from: string | null; by: string }>([[keyOf(first), { from: null, by: 'created' }]]);
  let [front, steps]: [World[], number] = [[first], 0];
  const ends = new Set<string>();
  const faults: string[] = [];
  const wayTo = (key: string): string => {
    const way: string[] = [];
    for (let at: string | null = key; at !== null; at = known.get(at)?.from ?? null) way.unshift(known.get(at)?.by ?? '');
    return way.join(' → ');
  };
  while (front.length > 0) {
    const next: World[] = [];
    for (const world of front) {
      const key = keyOf(world);
      const following = stepsOf(world, termsOf);
      for (const [name, holds] of Object.entries(invariants)) if (!holds(world)) faults.push(`${name}: ${wayTo(key)}`);
      if (!isDeafToDeclined(world)) faults.push(`a late “declined” changed something: ${wayTo(key)}`);
      if (world.group.state !== 'open' && world.group.state !== 'full') ends.add(world.group.state);
      for (const { name, after } of following) {
        steps += 1;
        const reached = keyOf(after);
        if (known.has(reached)) continue;
        known.set(reached, { from: key, by: name });
        next.push(after);
      }
      if (faults.length > 5) return { states: known.size, steps, ends, faults };
    }
    front = next;
  }
  return { states: known.size, steps, ends, faults };
}

describe('R-7 every order of joining, paying, paying twice, late notices, leaving, expiring, edits of the campaign, failing and repeated jobs', () => {
  const small = [
    [2, 2],
    [2, 3],
    [3, 3],
  ] as const;
  test.each(atWidth<readonly (readonly [number, number])[]>(small, [...small, [3, 4], [4, 4]]))(
    'a group of %i among %i people',
    (headCount, people) => {
      const { states, steps, ends, faults } = explore(begin(headCount, people, 2));
      expect(faults).toEqual([]);
      expect([...ends].toSorted()).toEqual(['failed', 'leader-unpaid', 'succeeded', 'void']);
      expect(steps).toBeGreaterThan(states);
    },
  );

  test('a group that went by the campaign as it is published now would be noticed, in its price, its fee and its coupon', () => {
    const parts = ['totalMinor', 'feeMinor', 'coupon'] as const;
    const broken = parts.map((part) => explore(begin(2, 2), ({ frozen, published }) => ({ ...frozen, [part]: published[part] })).faults);
    expect(broken.map(([first = '']) => first.split(':')[0])).toEqual([
      'terms are frozen',
      'every paid seat ends once',
      'terms are frozen',
    ]);
    for (const [first] of broken) expect(first).toContain('the campaign is edited');
  });
});
