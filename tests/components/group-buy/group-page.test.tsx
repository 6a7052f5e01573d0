import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { GroupPage } from '#components/group-buy/group/group-page.tsx';
import {
  drawnAndWon,
  failed,
  full,
  goingBack,
  group,
  heldByMe,
  leaderUnpaid,
  sampleGroup,
  sampleMessages,
  silentPorts,
  succeeded,
  succeededForLeader,
  voided,
} from '#components/group-buy/group-samples.ts';
import type { GroupPorts } from '#components/group-buy/group-ports.ts';
import { leavePage } from '#components/ui/runtime/leave-page.ts';
import { busy, refused } from '#tests/components/failed-calls.ts';
import { drawGroup, drawInState, logInByCookies, logOutByCookies, noClock, ok, press } from './draw-group-pages.tsx';

const heading = (): string | null => screen.getByRole('heading', { level: 1 }).textContent;
const leave = jest.fn<(address: string) => void>();

beforeEach(() => {
  leave.mockReset();
  jest.spyOn(leavePage, 'to').mockImplementation(leave);
});
afterEach(logOutByCookies);

describe('R-7.6 a group that nobody can join says why before the log-in', () => {
  test.each([
    ['groupLeaderUnpaid', leaderUnpaid, 'The leader has not paid yet'],
    ['groupFull', full, 'Every seat is taken'],
    ['groupLaunched', succeeded, 'The group has succeeded'],
    ['groupEnded', failed, 'The group was not complete in time'],
    ['groupEnded', voided, 'The group never opened'],
  ] as const)('%s', async (message, change, title) => {
    await drawGroup(group(change));
    expect(heading()).toBe(title);
    expect(await screen.findByText(sampleMessages[message])).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Log in to join' })).toBeNull();
    expect(screen.getByRole('link', { name: 'See the open groups' }).getAttribute('href')).toBe('/activity/pintuan/part-vps');
    expect(screen.getByRole('link', { name: 'Start your own group' }).getAttribute('href')).toBe('/activity/pintuan/vps');
  });

  test('an id that nobody has', async () => {
    await drawGroup(group(), { detail: () => Promise.resolve(refused('groupDoesNotExist')) });
    expect(await screen.findByText('The group does not exist or the link is wrong.')).toBeInTheDocument();
  });

  test('an address without an id asks the service for nothing', async () => {
    const detail = jest.fn<GroupPorts['detail']>();
    await drawGroup(group(), { detail }, { groupId: null, isUnknown: true });
    expect(screen.getByText('The group does not exist or the link is wrong.')).toBeInTheDocument();
    expect(detail).not.toHaveBeenCalled();
  });
});

describe('R-7.1 an open group', () => {
  test('shows its seats, masked members and who has paid', async () => {
    await drawGroup(group());
    expect(heading()).toBe('1 of 3 seats left');
    expect(screen.getByText('1 paid, 1 awaiting payment, 1 open')).toBeInTheDocument();
    expect(screen.getByText('h*****r').closest('li')).toHaveTextContent(/Leader.*Paid/);
    expect(screen.getByText('m***l').closest('li')).toHaveTextContent(/Awaiting payment until/);
    expect(screen.getByText('Open seat')).toBeInTheDocument();
  });

  test('R-7.3 a visitor logs in to join, and comes back to the form', async () => {
    await drawGroup(group());
    const back = encodeURIComponent(`/activity/pintuan/part-vps/${group().id}#join`);
    for (const link of screen.getAllByRole('link', { name: 'Log in to join' }))
      expect(link.getAttribute('href')).toBe(`/ucenter/?ope=login&url=${back}`);
  });

  test('R-7.6 what keeps everybody or regular buyers from joining is said before the log-in', async () => {
    await drawGroup(group({ newcomersOnly: true }));
    // beside both ways to the log-in
    expect(screen.getAllByText('This event can only be attended by newcomers.')).toHaveLength(2);
    cleanup();
    await drawGroup(group({ soldOut: true }));
    expect(screen.getByText('This server is sold out or not on sale right now, so nobody can start or join a group.')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Log in to join' })).toBeNull();
    cleanup();
    await drawGroup(group({ offer: { ...group().offer, prices: [] } }));
    expect(screen.getByText(/A seat is open, but this server is sold out or not on sale right now/)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Log in to join' })).toBeNull();
  });

  test('R-7.8 who has a seat in another group of the offer is led there, and finds no form', async () => {
    logInByCookies();
    const elsewhere = '0d2f6a34-7c1e-4c55-9d3a-5b7f6f1f0e11';
    await drawGroup(group({ elsewhere }));
    expect(screen.getByText('You already have a seat in a group of this offer, and each person can have one.')).toBeInTheDocument();
    // and is not invited to take one
    expect(screen.getByText('You have a seat in another group of this offer, and each person can have one.')).toBeInTheDocument();
    expect(screen.queryByText(/Take a seat, pay/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Go to your group' })).toHaveAttribute('href', `/activity/pintuan/part-vps/${elsewhere}`);
    expect(screen.queryByRole('button', { name: /Join and pay/ })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Join this group' })).toBeNull();
  });

  test.each([full, leaderUnpaid])('R-7.8 nor is such a person invited where others are refused', async (state) => {
    logInByCookies();
    await drawGroup(group(state, { elsewhere: '0d2f6a34-7c1e-4c55-9d3a-5b7f6f1f0e11' }));
    expect(screen.getByText('You have a seat in another group of this offer, and each person can have one.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to your group' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Start your own group' })).toBeNull();
  });

  test('R-7.3 an account finds the form with price, fee and deadline before it pays', async () => {
    logInByCookies();
    await drawGroup(group());
    expect(await screen.findByRole('button', { name: 'Join and pay $6.66' })).toBeInTheDocument();
    expect(screen.getByText(/After success, 10% of it \(\$0\.67\) is withheld/)).toBeInTheDocument();
    expect(screen.queryByRole('radiogroup', { name: 'Group size' })).toBeNull();
  });

  test('a member’s own seat is marked, and there is no second one to be taken', async () => {
    await drawGroup(group(heldByMe({ state: 'paid', heldUntil: null })));
    expect(screen.getByText('m***l').closest('li')).toHaveTextContent('You');
    expect(screen.queryByRole('link', { name: /^(Log in to join|Join this group)$/ })).toBeNull();
    expect(screen.getByText(/You cannot leave before the group succeeds or fails/)).toBeInTheDocument();
  });

  test('is shown as it was while the connection is interrupted', async () => {
    await drawGroup(group(), { wait: () => Promise.resolve(busy) });
    expect(await screen.findByText(/The connection was lost/)).toBeInTheDocument();
    expect(heading()).toBe('1 of 3 seats left');
  });

  test('that never answered says so, and is asked for again', async () => {
    const detail = jest
      .fn<GroupPorts['detail']>()
      .mockResolvedValueOnce(busy)
      .mockImplementation(() => ok(group()));
    await drawGroup(group(), { detail });
    expect(await screen.findByText(/The group could not be loaded just now/)).toBeInTheDocument();
    await press('Check again now');
    expect(heading()).toBe('1 of 3 seats left');
  });
});

describe('R-7.3 a seat that awaits its payment', () => {
  test('tells the time that is left, and leads to the payment of its order', async () => {
    const pay = jest.fn<GroupPorts['pay']>().mockImplementation(() => ok({ payAddress: '/ucenter/pay/1' }));
    await drawGroup(group(heldByMe()), { pay });
    expect(screen.getByText(/^2 h 3\d min \d\d s$/)).toBeInTheDocument();
    await press('Pay now');
    expect(pay).toHaveBeenCalledWith(heldByMe().mine?.orderId ?? '', 'en');
    expect(leave).toHaveBeenCalledWith('http://localhost/ucenter/pay/1');
  });

  test('is given up after a question', async () => {
    const leaveGroup = jest.fn<GroupPorts['leave']>().mockImplementation(() => ok(group(heldByMe({ state: 'released' }), { version: 8 })));
    await drawGroup(group(heldByMe()), { leave: leaveGroup });
    await press('Give up the seat');
    const dialog = await screen.findByText('Your order closes and the seat opens to others at once.');
    expect(leaveGroup).not.toHaveBeenCalled();
    const confirm = dialog.parentElement?.querySelector('button');
    await act(async () => void (confirm && fireEvent.click(confirm)));
    expect(leaveGroup).toHaveBeenCalledWith(group().id);
    expect(await screen.findByText('You gave up this seat or did not pay in time.')).toBeInTheDocument();
  });

  test('a leader is told that the group never opens then', async () => {
    await drawGroup(group(leaderUnpaid, { mine: { ...heldByMe().mine, role: 'leader' } as never }));
    await press('Give up the seat');
    expect(await screen.findByText('You are the leader: without you the group never opens.')).toBeInTheDocument();
  });

  test('what the service refuses is said beside the seat', async () => {
    await drawGroup(group(heldByMe()), { leave: () => Promise.resolve(refused('groupSeatPaid', 'Your seat is paid for.')) });
    await press('Give up the seat');
    const dialog = await screen.findByText('Your order closes and the seat opens to others at once.');
    const confirm = dialog.parentElement?.querySelector('button');
    await act(async () => void (confirm && fireEvent.click(confirm)));
    expect(await screen.findByText('Your seat is paid for.')).toBeInTheDocument();
  });
});

describe('R-7.3 money of a seat that goes back', () => {
  const order = (id: string) => `/product/vps-buy/order/${id}`;
  const late = { state: 'released', orderState: 'closed', heldUntil: null } as const;

  test.each([
    ['an open group', {}],
    ['a full group', full],
    ['a group that succeeded', { ...succeeded, draw: null }],
    ['a group that never opened', voided],
  ] as const)('which came too late for %s: what arrived, that it is on its way, and its order', async (_name, state) => {
    await drawGroup(group(heldByMe({ ...late, refunds: [goingBack()] }), state));
    expect(screen.getByText('Your payment arrived when you no longer had a seat. It is refunded in full.')).toBeInTheDocument();
    const seat = within(screen.getByRole('region', { name: 'Your seat' }));
    expect(seat.getByText(/^\$6\.66 arrived when you no longer had the seat\.The refund is on its way/)).toBeInTheDocument();
    expect(seat.getByRole('link', { name: 'Go to your order' })).toHaveAttribute('href', order(goingBack().orderId));
  });

  test('which came after the deadline of a group that failed', async () => {
    await drawGroup(group(failed, { mine: heldByMe({ ...late, refunds: [goingBack({ isDone: true })] }).mine ?? null }));
    expect(screen.getByText(/Your payment is refunded in full to the original payment method/)).toBeInTheDocument();
    expect(screen.getByText(/\$6\.66 arrived when you no longer had the seat\.It was refunded/)).toBeInTheDocument();
  });

  test('of an earlier seat is linked to its own order, beside the seat that is held', async () => {
    const orderId = '5d8f0c5e-0000-4000-8000-000000000001';
    await drawGroup(group(heldByMe({ refunds: [goingBack({ orderId, reason: 'paid-late' })] })));
    expect(screen.getByText('Your seat is held. Pay to keep it.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to your order' })).toHaveAttribute('href', order(orderId));
  });

  test.each([
    ['paid-twice', '$6.66 arrived a second time.'],
    ['wrong-amount', '$6.66 arrived, which is not the price of the seat.'],
    ['group-failed', '$6.66 is refunded: the group failed.'],
    ['provisioning-failed', '$6.66 is refunded: your server could not be built.'],
    ['refund-requested', '$6.66 is refunded, as you asked.'],
  ] as const)('says why: %s', async (reason, words) => {
    await drawGroup(group(failed, heldByMe({ state: 'refunded', orderState: 'refunding', refunds: [goingBack({ reason })] })));
    expect(screen.getByText((text) => text.startsWith(words))).toBeInTheDocument();
    expect(screen.queryByText(/was refunded, or the refund is on its way/)).toBeNull();
  });
});

describe('R-7.3 who has held unpaid seats of a group for too long', () => {
  test('reads so before, and is led to other groups', async () => {
    await drawGroup(group(heldByMe({ state: 'released', orderState: 'closed', heldUntil: null }), { heldOut: true }));
    expect(screen.getByText('You no longer have a seat and cannot take another one in this group.')).toBeInTheDocument();
    expect(screen.getByText(sampleMessages.groupHeldOut)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Log in to join|Join this group/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'See the open groups' })).toBeInTheDocument();
  });

  test('and has a seat nevertheless is not refused one', async () => {
    await drawGroup(group(heldByMe(), { heldOut: true }));
    expect(screen.queryByText(sampleMessages.groupHeldOut)).toBeNull();
  });
});

describe('the end of a group', () => {
  test('R-7.4 R-7.5 a member of one that succeeded finds the order, and reads what a refund withholds', async () => {
    await drawGroup(group(succeededForLeader));
    expect(screen.getByText(/10% of what you paid is then withheld/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to your order' }).getAttribute('href')).toMatch(
      /^\/product\/vps-buy\/order\/[0-9a-f-]{36}$/,
    );
  });

  test('R-7.7 a member of one that succeeded reads the coupon’s code', async () => {
    await drawGroup(group(succeededForLeader));
    expect(screen.getByText(/Coupon GROUP8-7QK2 was added to your account/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See your coupons' }).getAttribute('href')).toBe('/ac/coupon#mine');
  });

  test('R-7.7 who has had the coupon from another group is not told that it comes again', async () => {
    await drawGroup(group(succeeded, heldByMe({ state: 'paid', orderState: 'active', heldUntil: null, couponHad: true })));
    expect(screen.getByText('You already received it from another group of this offer: one per person.')).toBeInTheDocument();
    expect(screen.queryByText(/once for each person in this offer/)).toBeNull();
  });

  test('R-7.4 every seat of one that succeeded was paid, also where a server was given back', async () => {
    await drawGroup(group(succeeded, { paid: 2 }));
    expect(screen.getByText('3 of 3 have paid.')).toBeInTheDocument();
  });

  test.each([
    ['a visitor, once they all run', {}, 0, 'Done: For all members at once.'],
    ['a visitor, while one does not run', {}, 1, 'Now: For all members at once.'],
    ['who got their money back', { state: 'refunded', orderState: 'refunded' }, 0, 'Done: For all members at once.'],
    ['whose own runs', { state: 'paid', orderState: 'active' }, 1, 'Done: For all members at once.'],
  ] as const)('R-7.4 the step of the servers is done for %s', async (_who, mine, pending, words) => {
    const own = 'state' in mine ? heldByMe({ ...mine, heldUntil: null }) : {};
    await drawGroup(group(own, succeeded, { pending }));
    expect(screen.getByText('The servers are built').closest('li')).toHaveTextContent(words);
  });

  test.each([
    [succeeded, 'Every seat was paid.'],
    [failed, 'No more seats can be taken.'],
    [voided, 'No more seats can be taken.'],
  ])('R-7.6 says what became of its seats', async (state, words) => {
    await drawGroup(group(state));
    expect(screen.getByText(words)).toBeInTheDocument();
  });

  test('R-7.5 no seat of one that failed is drawn as one to be taken', async () => {
    await drawGroup(group(failed));
    expect(document.querySelectorAll('[data-seat=open]')).toHaveLength(0);
  });

  test('R-7.5 a member of one that failed reads that the whole payment goes back', async () => {
    await drawGroup(group(failed, heldByMe({ state: 'paid', orderState: 'refunding', heldUntil: null })));
    expect(screen.getByText(/Your payment is refunded in full to the original payment method/)).toBeInTheDocument();
    expect(screen.getByText('Every payment is refunded in full')).toBeInTheDocument();
  });

  test.each([
    [0, 'Done: To the original payment method.'],
    [1, 'Now: To the original payment method.'],
  ])('R-7.5 the step of the refunds of one that failed is done once they have been paid: %i to come', async (pending, words) => {
    await drawGroup(group(failed, { pending }));
    expect(screen.getByText('Every payment is refunded in full').closest('li')).toHaveTextContent(words);
  });

  test('R-7.2 a group whose leader did not pay never opened, and shows no list of nobody', async () => {
    await drawGroup(group(voided));
    expect(screen.queryByText('Members')).toBeNull();
    expect(screen.getByText('The group never opened', { selector: 'li *' }).closest('li')).toHaveTextContent('Done:');
    expect(screen.getByText(/Its leader left or did not pay within 3 hours/)).toBeInTheDocument();
  });

  test('R-7.6 the page stays useful after the end', async () => {
    await drawGroup(group(drawnAndWon));
    expect(screen.getByText('Anyone with this link can see how the group ended.')).toBeInTheDocument();
    expect(screen.getByText('m***l')).toBeInTheDocument();
  });
});

describe('R-7.1 the link of a group', () => {
  const link = `http://localhost/activity/pintuan/part-vps/${group().id}`;

  test('can be copied, and scanned', async () => {
    const writeText = jest.fn<(text: string) => Promise<void>>().mockResolvedValue();
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    await drawGroup(group());
    expect(screen.getByLabelText('Link to this group')).toHaveValue(link);
    expect(screen.getByRole('img', { name: /The link as a QR code/ })).toBeInTheDocument();
    await press('Copy the link');
    expect(writeText).toHaveBeenCalledWith(link);
    expect(await screen.findByText('Copied')).toBeInTheDocument();
  });

  test.each([
    [{}, 'Invite others', 'Anyone with this link can see the group and join it.'],
    [leaderUnpaid, 'Invite others', 'Anyone with this link can see the group, and join it once its leader has paid.'],
    [full, 'Share this group', 'Anyone with this link can see the group, and join it if a seat opens again.'],
    [succeeded, 'Share this group', 'Anyone with this link can see how the group ended.'],
  ])('invites to what can be joined alone', async (state, title, words) => {
    await drawGroup(group(state));
    expect(screen.getByRole('heading', { name: title })).toBeInTheDocument();
    expect(screen.getByText(words)).toBeInTheDocument();
  });

  test('of one that is full is shared with that word', async () => {
    const share = jest.fn<Navigator['share']>().mockResolvedValue();
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    try {
      await drawGroup(group(full));
      await press('Share …');
      expect(share).toHaveBeenCalledWith(expect.objectContaining({ text: 'Essential, bought together: Every seat is taken' }));
    } finally {
      Reflect.deleteProperty(navigator, 'share');
    }
  });

  test('is shared by the device’s own means where there are any', async () => {
    await drawGroup(group());
    expect(screen.queryByRole('button', { name: 'Share …' })).toBeNull();
    const share = jest.fn<Navigator['share']>().mockRejectedValue(new Error('closed'));
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    try {
      await drawGroup(group());
      await press('Share …');
      expect(share).toHaveBeenCalledWith({
        title: 'Essential, bought together',
        text: 'Essential, bought together: 1 of 3 seats left',
        url: link,
      });
    } finally {
      Reflect.deleteProperty(navigator, 'share');
    }
  });
});

test('R-7.1 without a script the shell says what it needs', async () => {
  await drawInState(
    <GroupPage content={{ ...sampleGroup, groupId: group().id, isUnknown: false }} language="en" askClock={noClock} ports={silentPorts} />,
  );
  expect(screen.getByText(/needs JavaScript, which is off in this browser/)).toBeInTheDocument();
});
