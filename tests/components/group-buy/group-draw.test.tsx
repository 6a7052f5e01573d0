import { webcrypto } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { GroupDraw, GroupMessage } from '#lib/contracts/calls/group-calls.ts';
import type { GroupPorts } from '#components/group-buy/group-ports.ts';
import { drawnAndWon, group, succeeded, succeededForLeader } from '#components/group-buy/group-samples.ts';
import { refused } from '#tests/components/failed-calls.ts';
import { drawGroup, logOutByCookies, ok, press } from './draw-group-pages.tsx';

beforeAll(() => {
  // the test's document has none of its own
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
});
afterEach(logOutByCookies);

const withDraw = (change: Partial<GroupDraw>): GroupMessage => {
  const drawn = group(drawnAndWon);
  return { ...drawn, draw: drawn.draw && { ...drawn.draw, ...change } };
};

describe('R-7.7 the draw of the hidden coupon', () => {
  test('the hash of the seed is there before the group succeeds, for everybody', async () => {
    await drawGroup(group());
    expect(screen.getByText('Hash, published when the group opened').nextElementSibling).toHaveTextContent(/^[0-9a-f]{64}$/);
    expect(screen.queryByRole('button', { name: 'Draw' })).toBeNull();
    expect(screen.getByText(/Once the group has succeeded, its leader can draw it, once, within 24 hours/)).toBeTruthy();
  });

  test('only the leader can draw, and the number comes from this browser', async () => {
    const draw = jest.fn<GroupPorts['draw']>().mockImplementation(() => ok(group(drawnAndWon, { version: 9 })));
    await drawGroup(group(succeededForLeader), { draw });
    await press('Draw');
    expect(draw.mock.calls).toEqual([[group().id, expect.any(Number)]]);
    expect(await screen.findByText('The draw has won: the coupon is in the leader’s account.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Draw' })).toBeNull();
  });

  test('anybody else reads until when it can be drawn', async () => {
    await drawGroup(group(succeeded));
    expect(screen.getByText(/^The leader can draw it until/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Draw' })).toBeNull();
  });

  test('a result is checked in this browser, with seed, number and where it fell', async () => {
    await drawGroup(group(drawnAndWon));
    expect(await screen.findByText(/Checked in this browser/)).toBeTruthy();
    expect(screen.getByText('Where it fell, out of 100').nextElementSibling).toHaveTextContent('3.8444');
    expect(screen.getByText('Number of the leader’s browser').nextElementSibling).toHaveTextContent('100000000');
  });

  test.each([
    ['another seed', { result: { seed: 'ab', number: 100_000_000, outcome: 'won', at: '2026-11-21T11:30:00.000Z' } }],
    ['another hash', { commitment: '0'.repeat(64) }],
    ['a smaller chance', { percent: 3 }],
  ] as const)('%s does not fit, and the page says so', async (_what, change) => {
    await drawGroup(withDraw(change));
    expect(await screen.findByText(/The check failed in this browser/)).toBeTruthy();
  });

  test('an outcome that does not follow is found out', async () => {
    const { draw } = withDraw({});
    await drawGroup(withDraw({ result: draw?.result ? { ...draw.result, outcome: 'lost' } : null }));
    expect(await screen.findByText(/The check failed in this browser/)).toBeTruthy();
  });

  test('without any left nobody draws, and after its time neither', async () => {
    await drawGroup({ ...group(succeededForLeader), draw: withDraw({ state: 'open', anyLeft: false, result: null }).draw });
    expect(screen.getByText('All hidden coupons of this offer have been given out.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Draw' })).toBeNull();
  });

  test('a draw that was not made in time is over', async () => {
    await drawGroup({ ...group(succeededForLeader), draw: withDraw({ state: 'over', result: null }).draw });
    expect(screen.getByText('It was not drawn within 24 hours.')).toBeTruthy();
  });

  test('what the service refuses is said', async () => {
    await drawGroup(group(succeededForLeader), { draw: () => Promise.resolve(refused('drawEnded', 'The 24 hours are over.')) });
    await press('Draw');
    expect(await screen.findByText('The 24 hours are over.')).toBeTruthy();
  });
});
