import { webcrypto } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import type { GroupDraw, GroupMessage } from '#lib/contracts/calls/group-calls.ts';
import type { GroupPorts } from '#components/group-buy/group-ports.ts';
import { drawnAndWon, group, succeeded, succeededForLeader } from '#components/group-buy/group-samples.ts';
import { refused } from '#tests/components/failed-calls.ts';
import { drawGroup, logOutByCookies, ok, press } from './draw-group-pages.tsx';

beforeAll(() => {
  // the test's document has none of its own
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
});
afterEach(() => {
  logOutByCookies();
  localStorage.clear();
});

const withDraw = (change: Partial<GroupDraw>): GroupMessage => {
  const drawn = group(drawnAndWon);
  return { ...drawn, draw: drawn.draw && { ...drawn.draw, ...change } };
};

describe('R-7.7 the draw of the hidden coupon', () => {
  test('the hash of the seed is there before the group succeeds, for everybody', async () => {
    await drawGroup(group());
    expect(screen.getByText('Hash, published when the group opened').nextElementSibling).toHaveTextContent(/^[0-9a-f]{64}$/);
    expect(screen.queryByRole('button', { name: 'Draw' })).toBeNull();
    expect(screen.getByText(/Once the group succeeds, its leader can draw it, once, within 24 hours/)).toBeInTheDocument();
  });

  test('only the leader can draw, and the number comes from this browser', async () => {
    const draw = jest.fn<GroupPorts['draw']>().mockImplementation(() => ok(group(drawnAndWon, { version: 9 })));
    await drawGroup(group(succeededForLeader), { draw });
    await press('Draw');
    expect(draw.mock.calls).toEqual([[group().id, expect.any(Number)]]);
    expect(await screen.findByText('The draw won: the coupon is in the leader’s account.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Draw' })).toBeNull();
  });

  test('anybody else reads until when it can be drawn', async () => {
    await drawGroup(group(succeeded));
    expect(screen.getByText(/^The leader can draw it until/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Draw' })).toBeNull();
  });

  test('a result is checked in this browser, with seed, number and where it fell', async () => {
    await drawGroup(group(drawnAndWon));
    expect(await screen.findByText(/Checked in this browser/)).toBeInTheDocument();
    expect(screen.getByText('Result, out of 100').nextElementSibling).toHaveTextContent('3.8444');
    expect(screen.getByText('Number of the leader’s browser').nextElementSibling).toHaveTextContent('100000000');
  });

  test.each([
    ['another seed', { result: { seed: 'ab', number: 100_000_000, outcome: 'won', at: '2026-11-21T11:30:00.000Z' } }],
    ['another hash', { commitment: '0'.repeat(64) }],
    ['a smaller chance', { percent: 3 }],
  ] as const)('%s does not fit, and the page says so', async (_what, change) => {
    await drawGroup(withDraw(change));
    expect(await screen.findByText(/The check failed in this browser/)).toBeInTheDocument();
  });

  test('an outcome that does not follow is found out', async () => {
    const { draw } = withDraw({});
    await drawGroup(withDraw({ result: draw?.result ? { ...draw.result, outcome: 'lost' } : null }));
    expect(await screen.findByText(/The check failed in this browser/)).toBeInTheDocument();
  });

  test('without any left nobody draws, and after its time neither', async () => {
    await drawGroup({ ...group(succeededForLeader), draw: withDraw({ state: 'open', anyLeft: false, result: null }).draw });
    expect(screen.getByText('All hidden coupons of this offer have been given out.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Draw' })).toBeNull();
  });

  test('a draw that was not made in time is over', async () => {
    await drawGroup({ ...group(succeededForLeader), draw: withDraw({ state: 'over', result: null }).draw });
    expect(screen.getByText('It was not drawn within 24 hours.')).toBeInTheDocument();
  });

  test('what the service refuses is said', async () => {
    await drawGroup(group(succeededForLeader), { draw: () => Promise.resolve(refused('drawEnded', 'The 24 hours are over.')) });
    await press('Draw');
    expect(await screen.findByText('The 24 hours are over.')).toBeInTheDocument();
  });
});

describe('R-7.7 a browser remembers the first hash of a draw that it saw', () => {
  const other = '0'.repeat(64);
  const before = (commitment: string): GroupMessage => {
    const open = group(succeededForLeader);
    return { ...open, draw: open.draw && { ...open.draw, commitment } };
  };
  const published = group().draw?.commitment ?? '';
  const changed = /^The hash has changed: it is not the one this browser first saw on .*2026/;

  test('the same one after the draw is said to be the same, also by a page that is opened anew', async () => {
    await drawGroup(group());
    expect(screen.queryByText(/first saw on/)).toBeNull();
    cleanup();
    await drawGroup(group(drawnAndWon));
    expect(await screen.findByText(/^The hash is the one this browser first saw on .*, before the draw\.$/)).toBeInTheDocument();
    expect(screen.queryByText(changed)).toBeNull();
  });

  test('another one after the draw is said to be another one, with both hashes', async () => {
    await drawGroup(before(other));
    cleanup();
    await drawGroup(group(drawnAndWon));
    expect(await screen.findByText(changed)).toBeInTheDocument();
    expect(screen.getByText('Hash this browser saw first').nextElementSibling).toHaveTextContent(other);
    expect(screen.getByText('Hash, published when the group opened').nextElementSibling).toHaveTextContent(published);
  });

  test('the leader reads it before the draw, and the first one stays the first', async () => {
    await drawGroup(before(other));
    for (let visit = 0; visit < 2; visit += 1) {
      cleanup();
      await drawGroup(before(published));
      expect(await screen.findByText(changed)).toBeInTheDocument();
    }
  });

  test('a page that stays open notices it while the browser stores nothing', async () => {
    const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const draw = jest.fn<GroupPorts['draw']>().mockImplementation(() => ok(group(drawnAndWon, { version: 9 })));
    await drawGroup(before(other), { draw });
    await press('Draw');
    expect(await screen.findByText(changed)).toBeInTheDocument();
    setItem.mockRestore();
  });

  test('one that saw nothing before the draw says that it cannot tell, and remembers nothing', async () => {
    await drawGroup(group(drawnAndWon));
    expect(await screen.findByText(/^This browser did not see the hash before the draw/)).toBeInTheDocument();
    expect(localStorage.getItem('seenDraws')).toBeNull();
  });
});
