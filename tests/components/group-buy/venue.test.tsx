import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { GroupOfferPage } from '#components/group-buy/group-offer-page.tsx';
import type { GroupPorts, OpenGroups } from '#components/group-buy/group-ports.ts';
import { listedGroups, openGroup, sampleGroup, sampleMessages, sampleNowMs, silentPorts } from '#components/group-buy/group-samples.ts';
import { OpenGroupsPage } from '#components/group-buy/open-groups-page.tsx';
import { busy } from '#tests/components/failed-calls.ts';
import { drawInState, logInByCookies, logOutByCookies, noClock, ok, press } from './draw-group-pages.tsx';

afterEach(logOutByCookies);

const now = new Date(sampleNowMs).toISOString();
const farMs = Date.parse('2099-01-01T00:00:00Z');

const answering = (open: Partial<OpenGroups> = {}, more: Partial<GroupPorts> = {}): GroupPorts => ({
  ...silentPorts,
  open: () => ok({ now, groups: [], mine: null, refusal: null, ...open }),
  stock: () => ok([]),
  ...more,
});

const drawOffer = (ports = answering(), content = sampleGroup) =>
  drawInState(<GroupOfferPage content={content} language="en" askClock={noClock} ports={ports} />);

const drawOpenGroups = (ports = answering(), content = sampleGroup) =>
  drawInState(<OpenGroupsPage content={content} language="en" askClock={noClock} ports={ports} />);

describe('the page of a group offer', () => {
  test('R-7.1 shows the price in a group and alone, the percent, the sizes, and what is withheld of a refund', async () => {
    await drawOffer();
    expect(screen.getByText('6.66')).toBeInTheDocument();
    expect(screen.getByText('Alone: $9.52')).toBeInTheDocument();
    expect(screen.getByText('30% off for everyone in the group')).toBeInTheDocument();
    expect(screen.getByText('2, 3, 5 or 10 people')).toBeInTheDocument();
    expect(screen.getByText('Withheld from refunds after success').nextElementSibling).toHaveTextContent('10%');
  });

  test('has the groups and the form beside the price box, and below both, as wide as the page, what is read', async () => {
    await drawOffer();
    const placeOf = (name: string) => screen.getByRole('heading', { name }).closest('section')?.parentElement?.className;
    expect(['Groups to join', 'Start a group', 'How it works', 'Group rules', 'Questions'].map(placeOf)).toEqual([
      'text',
      'text',
      'wide',
      'wide',
      'wide',
    ]);
  });

  test.each([
    ['R-7.3', '3 h', 'Pay to keep your seat'],
    ['R-7.5', '5 days', 'Time to fill the group'],
    ['R-7.4', '100%', 'All paid, all built'],
    ['R-7.7', '5%', 'A hidden coupon for some leaders'],
    ['R-7.5', '10%', 'Withheld after success'],
  ])('%s tells the course by the figure %s: %s', async (_requirement, figure, title) => {
    await drawOffer();
    const step = screen.getAllByText(figure).find((found) => found.className === 'figure');
    expect(step?.nextElementSibling).toHaveTextContent(title);
  });

  test('R-7.2 a visitor reads what it takes, logs in, and comes back to the form', async () => {
    await drawOffer();
    expect(screen.getByText(/an account with a verified real name/)).toBeInTheDocument();
    for (const link of screen.getAllByRole('link', { name: 'Log in to start a group' }))
      expect(link.getAttribute('href')).toBe('/ucenter/?ope=login&url=%2Factivity%2Fpintuan%2Fvps%23start');
  });

  test('R-6.3 that an offer is for newcomers alone is said before the log-in, on both of its pages', async () => {
    const content = { ...sampleGroup, newcomersOnly: true };
    await drawOffer(answering(), content);
    expect(screen.getAllByText(sampleMessages.newcomersOnly)).toHaveLength(2);
    cleanup();
    await drawOpenGroups(answering(), content);
    expect(screen.getByText(sampleMessages.newcomersOnly)).toBeInTheDocument();
    cleanup();
    await drawOpenGroups();
    expect(screen.queryByText(sampleMessages.newcomersOnly)).toBeNull();
  });

  test('R-7.2 an account chooses among the sizes of the campaign', async () => {
    logInByCookies();
    await drawOffer();
    const sizes = await screen.findByRole('radiogroup', { name: 'Group size' });
    expect(within(sizes).getAllByRole('radio')).toHaveLength(4);
    expect(screen.getByRole('button', { name: 'Start the group and pay $6.66' })).toBeInTheDocument();
  });

  test('R-7.8 somebody who is in a group of the offer finds it, and starts no second one', async () => {
    logInByCookies();
    const mine = listedGroups[0]?.id ?? '';
    await drawOffer(answering({ mine }));
    expect(screen.getByRole('link', { name: 'Go to your group' }).getAttribute('href')).toBe(`/activity/pintuan/part-vps/${mine}`);
    expect(screen.queryByRole('radiogroup', { name: 'Group size' })).toBeNull();
  });

  test.each(['eventNotStarted', 'eventEnded', 'groupCreationFailed'] as const)(
    'R-7.1 what the service refuses to everybody is said before the log-in: %s',
    async (refusal) => {
      await drawOffer(answering({ refusal }));
      expect(await screen.findByText(sampleMessages[refusal])).toBeInTheDocument();
      expect(screen.queryByRole('link', { name: 'Log in to start a group' })).toBeNull();
    },
  );

  test('R-5.8 a server that is sold out is said so before the log-in', async () => {
    await drawOffer(answering({}, { stock: () => ok([{ region: 'US-0', model: 'c2m4', state: 'sold-out', left: 0 }]) }));
    expect(await screen.findByText(/This server is sold out or not on sale right now/)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Log in to start a group' })).toBeNull();
  });

  test('before its start says so, and starts nothing', async () => {
    await drawOffer(answering(), { ...sampleGroup, window: { startsAtMs: farMs, endsAtMs: farMs + 1 } });
    expect(screen.getByText('The event has not started yet.')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Log in to start a group' })).toBeNull();
  });

  test('after its end leads to the plan list, and starts nothing', async () => {
    await drawOffer(answering(), { ...sampleGroup, window: { startsAtMs: 0, endsAtMs: 1 } });
    expect(screen.getByRole('link', { name: 'See all plans' }).getAttribute('href')).toBe('/product/vps');
    expect(screen.queryByRole('link', { name: /start a group/ })).toBeNull();
  });
});

describe('R-6.3 the gates of an account that is logged in', () => {
  const account = { state: 'account', username: 'harbour', emailConfirmed: true, barred: false, creditScore: 80, newcomer: true } as const;

  test.each([
    ['notRegistered', { ...account, realName: 'none' }, false, 'Verify your real name', '/activate/2'],
    ['realNameStatusUnsupported', { ...account, realName: 'pending' }, false, 'Verify your real name', '/activate/2'],
    ['realNameStatusUnsupported', { ...account, realName: 'lapsed' }, false, 'Verify your real name', '/activate/2'],
    ['creditScoreInsufficient', { ...account, realName: 'verified', creditScore: 59 }, false, 'Contact support', '/contact'],
    ['accountAbnormal', { ...account, realName: 'verified', barred: true }, false, 'Contact support', '/contact'],
    ['newcomersOnly', { ...account, realName: 'verified', newcomer: false }, true, null, null],
  ] as const)('%s is said instead of the form, with what helps', async (gate, session, newcomersOnly, wayOut, href) => {
    logInByCookies();
    await drawOffer(answering({}, { account: () => ok(session) }), { ...sampleGroup, newcomersOnly });
    const words = sampleMessages[gate].replaceAll(/<[^>]+>/g, '').slice(0, 40);
    const note = (await screen.findByText((text) => text.startsWith(words))).closest<HTMLElement>('[role=note]');
    expect(screen.queryByRole('radiogroup', { name: 'Group size' })).toBeNull();
    if (wayOut !== null && note) expect(within(note).getByRole('link', { name: wayOut }).getAttribute('href')).toBe(href);
  });
});

describe('the venue of group offers', () => {
  test('R-7.6 names five states, and lets others join in one of them', async () => {
    await drawOpenGroups();
    const rows = screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent ?? '');
    expect(rows).toHaveLength(5);
    expect(rows.filter((row) => row.endsWith('Yes')).map((row) => row.slice(0, 7))).toEqual(['Ongoing']);
  });

  test('R-7.1 without an open group says so and offers the server alone', async () => {
    await drawOpenGroups();
    expect(await screen.findByText('No open groups for this offer right now.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Buy it alone' }).getAttribute('href')).toBe('/product/vps-buy?area=US-0');
  });

  test('R-7.6 asks to choose one of the open groups, each with its seats, its time and its address', async () => {
    await drawOpenGroups(answering({ groups: [...listedGroups] }));
    expect(await screen.findByText('Please choose a group to join.')).toBeInTheDocument();
    const row = screen.getByText('Group of 林**').closest('li');
    expect(row).toHaveTextContent('3 of 5 seats left');
    expect(row).toHaveTextContent('1 d 7 h 0 min left');
    expect([...(row?.querySelectorAll('[data-seat]') ?? [])].map((seat) => seat.getAttribute('data-seat'))).toEqual([
      'paid',
      'paid',
      'open',
      'open',
      'open',
    ]);
    expect(screen.getByRole('link', { name: 'View and join (Group of 林**)' }).getAttribute('href')).toBe(
      `/activity/pintuan/part-vps/${listedGroups[1]?.id}`,
    );
  });

  test('R-7.8 leads somebody who has a seat to their own group, and not to join it', async () => {
    await drawOpenGroups(answering({ groups: [...listedGroups], mine: listedGroups[1]?.id ?? null }));
    expect(await screen.findByRole('link', { name: 'Go to your group (Group of 林**)' })).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: /^View and join/ })).toHaveLength(2);
  });

  test('R-7.1 groups that could not be read are asked for again', async () => {
    const open = jest.fn<GroupPorts['open']>().mockResolvedValue(busy);
    await drawOpenGroups(answering({}, { open }));
    expect(await screen.findByText('The open groups could not be loaded just now.')).toBeInTheDocument();
    open.mockImplementation(() => ok({ now, groups: [...listedGroups], mine: null, refusal: null }));
    await press('Try again');
    expect(await screen.findByText('Group of 林**')).toBeInTheDocument();
  });

  test('R-7.1 with a group in the query it stands in for that group’s own page', async () => {
    window.history.replaceState(null, '', `/activity/pintuan/part-vps?id=${openGroup.id}`);
    try {
      await drawOpenGroups(answering({}, { detail: () => ok(openGroup) }));
      expect(await screen.findByRole('heading', { level: 1, name: '1 of 3 seats left' })).toBeInTheDocument();
    } finally {
      window.history.replaceState(null, '', '/');
    }
  });

  test('R-7.1 while the groups are loading their room is kept', async () => {
    await drawOpenGroups(silentPorts);
    expect(screen.getByText('Loading the open groups …')).toBeInTheDocument();
  });
});
