import { afterEach, describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { GroupOfferPage } from '#components/group-buy/group-offer-page.tsx';
import { sampleGroup, silentPorts } from '#components/group-buy/group-samples.ts';
import { OpenGroupsPage } from '#components/group-buy/open-groups-page.tsx';
import { StoreStateProvider } from '#components/ui/store-state/store-state.tsx';
import { renderInSite } from '#tests/components/render-in-site.tsx';

const noClock = () => new Promise<null>(() => {});

afterEach(() => {
  for (const name of ['token', 'username']) document.cookie = `${name}=; max-age=0; path=/`;
});

const drawOffer = (content = sampleGroup) =>
  renderInSite(
    <StoreStateProvider settings={null} language="en">
      <GroupOfferPage content={content} language="en" askClock={noClock} ports={silentPorts} />
    </StoreStateProvider>,
  );

const drawOpenGroups = () =>
  renderInSite(
    <StoreStateProvider settings={null} language="en">
      <OpenGroupsPage content={sampleGroup} language="en" askClock={noClock} ports={silentPorts} />
    </StoreStateProvider>,
  );

describe('the page of a group offer', () => {
  test('shows the price in a group and alone, the percent and the sizes', () => {
    drawOffer();
    expect(screen.getByText('6.66')).toBeTruthy();
    expect(screen.getByText('Alone: $9.52')).toBeTruthy();
    expect(screen.getByText('30% off for everyone in the group')).toBeTruthy();
    expect(screen.getByText('2, 3, 5 or 10 people')).toBeTruthy();
  });

  test.each([
    ['3 h', 'A seat waits for its payment'],
    ['5 days', 'The group has until then'],
    ['100%', 'All paid, all built'],
    ['5%', 'A hidden one for some leaders'],
    ['10%', 'Withheld at least'],
  ])('tells by the figure %s: %s', (figure, title) => {
    drawOffer();
    expect(screen.getByText(figure).nextElementSibling).toHaveTextContent(title);
  });

  test('a visitor logs in and comes back', () => {
    drawOffer();
    expect(screen.getByRole('link', { name: 'Log in to start a group' }).getAttribute('href')).toBe(
      '/ucenter/?ope=login&url=%2Factivity%2Fpintuan%2Fvps',
    );
  });

  test('a logged-in visitor reads how a group is opened', async () => {
    document.cookie = 'token=1; path=/';
    document.cookie = 'username=harbour; path=/';
    drawOffer();
    expect((await screen.findByRole('link', { name: 'Open a ticket' })).getAttribute('href')).toBe(
      '/ucenter/console/workServer/submitWork',
    );
  });

  test('after its end leads to the plan list, and starts nothing', () => {
    drawOffer({ ...sampleGroup, madeAtMs: sampleGroup.window.endsAtMs });
    expect(screen.getByRole('link', { name: 'To the plan list' }).getAttribute('href')).toBe('/product/vps');
    expect(screen.queryByRole('link', { name: /start a group/ })).toBeNull();
  });
});

describe('the venue of group offers', () => {
  test('names five states, and lets others join in one of them', () => {
    drawOpenGroups();
    const rows = screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent ?? '');
    expect(rows).toHaveLength(5);
    expect(rows.filter((row) => row.endsWith('Yes')).map((row) => row.slice(0, 7))).toEqual(['Ongoing']);
  });

  test('without an open group says so and offers the server alone', () => {
    drawOpenGroups();
    expect(screen.getByText('No group of this offer is open at the moment.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Take it alone' }).getAttribute('href')).toBe('/product/vps-buy?area=US-0');
  });
});
