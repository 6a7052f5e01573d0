import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import type { Language } from '#lib/language/languages.ts';
import { myGroupsSample, sampleNowMs } from '#components/group-buy/group-samples.ts';
import { MyGroupsPage } from '#components/group-buy/mine/my-groups-page.tsx';
import type { MyGroup, ReadMyGroups } from '#components/group-buy/mine/use-my-groups.ts';
import { leavePage } from '#components/ui/runtime/leave-page.ts';
import { busy, loggedOut } from '#tests/components/failed-calls.ts';
import { drawInState } from './draw-group-pages.tsx';

const readGroups = jest.fn<ReadMyGroups>();
const leave = jest.fn<(address: string) => void>();

beforeEach(() => {
  readGroups.mockReset();
  leave.mockReset();
  jest.spyOn(leavePage, 'to').mockImplementation(leave);
  window.history.replaceState(null, '', '/activity/pintuan/mine');
});

type Answer = Awaited<ReturnType<ReadMyGroups>>;

const answer = (...groups: readonly MyGroup[]): Answer => ({
  ok: true,
  message: { now: new Date(sampleNowMs).toISOString(), groups: [...groups] },
});

const titles = { vps: 'Essential, bought together' };

/** The list after the first of these answers; the last one is repeated. */
async function show(answers: readonly Answer[], language: Language = 'en'): Promise<void> {
  const results = [...answers];
  readGroups.mockImplementation(async () => (results.length > 1 ? results.shift() : results[0]) ?? busy);
  await drawInState(<MyGroupsPage content={{ titles }} language={language} readGroups={readGroups} />);
}

const rows = (): HTMLElement[] => within(screen.getAllByRole('list').at(-1) ?? document.body).getAllByRole('listitem');

describe('R-7.1 the list of one’s own groups', () => {
  test('each group has its state, its seats and what the own seat awaits or brought', async () => {
    await show([answer(...myGroupsSample)]);
    const says = [
      ['Ongoing', 'Joined by you', '1 paid, 1 awaiting payment, 1 open', 'The group ends', 'Your seat: pay by'],
      ['Leader not yet paid', 'Started by you', 'Your seat: pay by'],
      ['Full', 'Joined by you', 'Your seat: paid', 'The group ends'],
      ['Started', 'Started by you', 'Your seat: paid', 'Every seat was paid.', 'Coupon GROUP8 was added to your account.'],
      ['Ended', 'Your seat: ended, with a refund', 'No more seats can be taken.', '$6.66 is refunded: the group failed.It was refunded'],
      ['Ended', 'Your seat: given up or not paid in time'],
    ];
    expect(rows()).toHaveLength(says.length);
    for (const [at, words] of says.entries()) for (const word of words) expect(rows()[at]).toHaveTextContent(word);
    for (const at of [3, 4, 5]) expect(rows()[at]).not.toHaveTextContent('The group ends');
  });

  test('each leads to its group and to its order; one of a campaign that has no pages is named and leads nowhere', async () => {
    await show([answer(...myGroupsSample)]);
    const hrefs = (at: number): (string | null)[] =>
      within(rows()[at] ?? document.body)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'));
    const [first, , third, , , last] = myGroupsSample;
    expect(hrefs(4)).toHaveLength(2);
    expect(hrefs(0)).toEqual([`/activity/pintuan/part-vps/${first?.id}`, `/product/vps-buy/order/${first?.mine.orderId}`]);
    expect(hrefs(2)[0]).toBe(`/activity/pintuan/partcvm/${third?.id}`);
    expect(hrefs(5)).toEqual([`/product/vps-buy/order/${last?.mine.orderId}`]);
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'A group of “Essential, bought together”',
      'A group of “Essential, bought together”',
      'A group',
      'A group of “Essential, bought together”',
      'A group of “Essential, bought together”',
      'A group',
    ]);
  });

  test('its links are in the visitor’s language', async () => {
    await show([answer(...myGroupsSample.slice(0, 1))], 'ja');
    expect(rows()[0]?.querySelector('a')).toHaveAttribute('href', `/ja/activity/pintuan/part-vps/${myGroupsSample[0]?.id}`);
  });

  test('who was in no group reads where to begin', async () => {
    await show([answer()]);
    expect(screen.getByText('No group yet')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See group buying' })).toHaveAttribute('href', '/activity/pintuan/vps');
  });

  test('who is not logged in is asked to log in, and comes back here', async () => {
    await show([loggedOut]);
    expect(screen.getByText('Please log in to see your groups.')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(leave.mock.lastCall?.[0]).toContain(encodeURIComponent('/activity/pintuan/mine'));
  });

  test('a service that does not answer is said, and asked again', async () => {
    await show([busy, answer(...myGroupsSample)]);
    expect(screen.getByText('Your groups could not be loaded just now. This page keeps trying.')).toBeInTheDocument();
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Check again now' })));
    expect(rows()).toHaveLength(myGroupsSample.length);
  });
});

describe('R-7.1 a list in which something can still change', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  test.each([
    ['a group that can still succeed', 0, 2],
    ['one that has ended alone', 4, 1],
  ] as const)('of %s is read again after 15 seconds or not at all', async (_what, at, calls) => {
    await show([answer(...myGroupsSample.slice(at, at + 1))]);
    await act(async () => void (await jest.advanceTimersByTimeAsync(16_000)));
    expect(readGroups).toHaveBeenCalledTimes(calls);
  });

  test('one that could not be read again says that it may not be the latest, and stays', async () => {
    await show([answer(...myGroupsSample), busy]);
    await act(async () => void (await jest.advanceTimersByTimeAsync(16_000)));
    expect(screen.getByText(/^The connection was lost, so this list may be out of date/)).toBeInTheDocument();
    expect(rows()).toHaveLength(myGroupsSample.length);
  });
});
