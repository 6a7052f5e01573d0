import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { CouponCentre } from '#components/coupons/coupon-centre.tsx';
import type { CouponPorts, LiveState } from '#components/coupons/coupon-ports.ts';
import { sampleCoupon, sampleNowMs } from '#components/coupons/coupon-samples.ts';
import { sampleGrant } from '#components/ui/offers/sample-grant.ts';
import { pageOutcomes } from '#components/ui/calls/page-outcomes.ts';
import { pageShown } from '#components/ui/calls/page-shown.ts';
import type { AskClockOffset } from '#components/ui/offers/use-server-now.ts';
import { StoreStateProvider } from '#components/ui/store-state/store-state.tsx';
import type { CouponGrant } from '#lib/contracts/calls/coupon-calls.ts';
import type { MydocResult } from '#lib/mydoc/mydoc-client.ts';
import type { CouponView } from '#lib/coupons/coupon-view.ts';
import type { Language } from '#lib/language/languages.ts';
import { busy, refused } from '#tests/components/failed-calls.ts';
import { renderInSite } from '#tests/components/render-in-site.tsx';

const noClock = () => new Promise<null>(() => {});

const welcome: CouponView = { ...sampleCoupon, code: 'WELCOME10', scene: 'sign-up', name: 'Welcome' };

afterEach(() => {
  for (const name of ['token', 'username']) document.cookie = `${name}=; max-age=0; path=/`;
});

/** A service that never answers, but for what a test says. */
const service = (answers: Partial<CouponPorts> = {}): CouponPorts => ({
  readState: () => new Promise(() => {}),
  readMine: () => new Promise(() => {}),
  claim: () => new Promise(() => {}),
  ...answers,
});

const draw = (coupons: readonly CouponView[], language: Language = 'en', ports = service(), askClock: AskClockOffset = noClock) =>
  renderInSite(
    <StoreStateProvider settings={null} language={language}>
      <CouponCentre content={{ madeAtMs: sampleNowMs, coupons, given: [welcome] }} language={language} askClock={askClock} ports={ports} />
    </StoreStateProvider>,
    language,
  );

const card = (name: string) => within(screen.getByRole('heading', { name, level: 3 }).closest('article') ?? document.body);

describe('R-6.1 a coupon', () => {
  test('says its kind, its discount in percent, its minimum spend in each currency, its validity, limit and stock', () => {
    draw([sampleCoupon]);
    const words = card('First server').getByText('Minimum order').closest('dl')?.textContent;
    expect(words).toBe('Minimum order$10.00HK$80.00¥1,500Valid for30 daysPer person1Total coupons10,000');
    expect(card('First server').getByText('20% off')).toBeInTheDocument();
    expect(card('First server').getByText('New purchase')).toBeInTheDocument();
    expect(card('First server').getByText('New customers only.')).toBeInTheDocument();
  });

  test('has the same figures as every other, whatever it is limited to', () => {
    draw([sampleCoupon, { ...sampleCoupon, code: 'FREE20', name: 'Free', notForWindows: true }]);
    const namesOf = (name: string) => [...(card(name).getByText('Minimum order').closest('dl')?.querySelectorAll('dt') ?? [])];
    for (const name of ['First server', 'Free'])
      expect(namesOf(name).map(({ textContent }) => textContent)).toEqual(['Minimum order', 'Valid for', 'Per person', 'Total coupons']);
  });

  test('of 12 percent is 8.8 折 in Chinese', () => {
    draw([{ ...sampleCoupon, percent: 12 }], 'zh');
    expect(screen.getByText('8.8 折')).toBeInTheDocument();
  });
});

describe('R-6.2 what can be done with a coupon', () => {
  test('a visitor logs in and comes back to it, in their language', () => {
    draw([sampleCoupon], 'ja');
    const link = screen.getByRole('link', { name: /ログインして受け取る/ });
    expect(link.getAttribute('href')).toBe('/ucenter/?ope=login&url=%2Fja%2Fac%2Fcoupon%23FIRST20');
  });

  test('with a script, the log-in prompt comes first, and the address is that of the coupon', async () => {
    draw([sampleCoupon]);
    fireEvent.click(screen.getByRole('link', { name: /Log in to claim/ }));
    await waitFor(() => expect(pageShown.current().dialogs).toEqual([{ kind: 'login' }]));
    expect(window.location.hash).toBe('#FIRST20');
    pageOutcomes.closeDialog();
    window.history.replaceState(null, '', '/');
  });

  test.each([
    ['Not started', { window: { startsAtMs: sampleNowMs + 1, endsAtMs: sampleNowMs + 2 } }],
    ['Ended', { window: { startsAtMs: 0, endsAtMs: sampleNowMs } }],
    ['All claimed', { stock: 0 }],
  ])('%s: said in words, without a link or button', (words, change) => {
    draw([{ ...sampleCoupon, ...change }]);
    expect(card('First server').getByText(words)).toBeInTheDocument();
    expect(card('First server').queryByRole('link')).toBeNull();
    expect(card('First server').queryByRole('button')).toBeNull();
  });
});

describe('R-6.2 coupons that nobody can claim now', () => {
  const gone = { ...sampleCoupon, code: 'GONE20', name: 'Gone', stock: 0 };
  const over = { ...sampleCoupon, code: 'OVER20', name: 'Over', window: { startsAtMs: 0, endsAtMs: Date.parse('2026-11-01T00:00:00Z') } };
  const coming = { ...sampleCoupon, code: 'LATER20', name: 'Later', window: { startsAtMs: sampleNowMs + 1, endsAtMs: sampleNowMs + 2 } };

  test('are rows below the cards, each with its terms and the reason in words', () => {
    draw([gone, sampleCoupon, over, coming]);
    const list = within(screen.getByRole('list', { name: 'Cannot be claimed now' }));
    expect(list.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Gone', 'Over', 'Later']);
    expect(card('Gone').getByText('All coupons of this campaign have been claimed.')).toBeInTheDocument();
    expect(card('Over').getByText('Ended 1 November 2026, 00:00 UTC')).toBeInTheDocument();
    expect(card('Later').getByText('Real-name verification required.')).toBeInTheDocument();
    expect(card('Later').getByText('New customers only.')).toBeInTheDocument();
    expect(card('Over').getByText('Minimum order').closest('dl')?.textContent).toContain('Valid for30 daysPer person1Total coupons10,000');
    expect(card('Over').getByText('20% off')).toBeInTheDocument();
  });

  test('have no list where there are none, and cards only where there are some', () => {
    draw([sampleCoupon]);
    expect(screen.queryByText('Cannot be claimed now')).toBeNull();
    cleanup();
    draw([gone]);
    expect(document.querySelector('.cards')).toBeNull();
  });
});

const logIn = (): void => {
  document.cookie = 'token=1; path=/';
  document.cookie = 'username=harbour; path=/';
};

const now = '2026-11-21T12:00:00.000Z';

const stateOf =
  (campaigns: LiveState['campaigns'], realName: LiveState['realName'] = 'verified', newcomer = true): CouponPorts['readState'] =>
  async () => ({ ok: true, message: { now, realName, newcomer, campaigns } });

const mineOf =
  (...grants: CouponGrant[]): CouponPorts['readMine'] =>
  async () => ({ ok: true, message: { now, grants } });

describe('R-6.2 an account claims a coupon in place', () => {
  beforeEach(logIn);

  test('once however often the button is pressed; then it is in the account, and can be used', async () => {
    const sent: string[][] = [];
    const had: LiveState['campaigns'] = [{ code: 'FIRST20', mine: 0, exhausted: false }];
    const ports = service({
      readState: () => stateOf(had)(),
      readMine: async () => mineOf(...(had[0]?.mine === 1 ? [{ ...sampleGrant, name: 'In my account' }] : []))(),
      claim: async (...claimed) => {
        sent.push(claimed);
        had[0] = { code: 'FIRST20', mine: 1, exhausted: false };
        return { ok: true, message: { grant: sampleGrant, mine: 1 } };
      },
    });
    draw([sampleCoupon], 'en', ports);
    const button = await screen.findByRole('button', { name: /Claim First server, 20% off/ });
    fireEvent.click(button);
    fireEvent.click(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(await card('First server').findByText(/It is in your account, valid until/)).toBeInTheDocument();
    await waitFor(() => expect(card('First server').queryByRole('button')).toBeNull());
    expect(card('First server').getByText('Claimed')).toBeInTheDocument();
    expect(
      card('First server')
        .getByRole('link', { name: /Use now/ })
        .getAttribute('href'),
    ).toBe('/product/vps-buy?coupon=FIRST20');
    expect(sent.map(([campaign]) => campaign)).toEqual(['FIRST20']);
    expect(sent[0]?.[1]).toMatch(/^[0-9a-f-]{36}$/);
    expect(await screen.findByRole('radio', { name: /Unused\s*1/ })).toBeInTheDocument();
  });

  test('more than one, as far as the limit goes', async () => {
    draw([{ ...sampleCoupon, perPersonLimit: 3 }], 'en', service({ readState: stateOf([{ code: 'FIRST20', mine: 2, exhausted: false }]) }));
    expect(await screen.findByText('You have claimed 2 of 3.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /Claim another/ })).toBeInTheDocument();
  });

  test('refused: said beside the card in the service’s words, whose link helps', async () => {
    const text = 'You are not registered. <a href="/activate/2">Verify your real name</a> first.';
    draw([sampleCoupon], 'en', service({ claim: async () => refused('notRegistered', text) }));
    fireEvent.click(await screen.findByRole('button', { name: /Claim/ }));
    const alert = await waitFor(() => within(card('First server').getByRole('alert')));
    expect(await alert.findByText(/You are not registered/)).toBeInTheDocument();
    expect(alert.getByRole('link', { name: 'Verify your real name' }).getAttribute('href')).toBe('/activate/2');
    expect(card('First server').getByRole('button', { name: /Claim/ })).toBeInTheDocument();
  });

  test('a claim without an answer is repeated with the same key, a refused one with another', async () => {
    const keys: string[] = [];
    const answers: MydocResult<never>[] = [busy, refused('couponExhausted', 'Gone.'), refused('couponExhausted', 'Gone.')];
    const ports = service({
      claim: async (_campaign, key) => {
        keys.push(key);
        return answers[keys.length - 1] ?? refused('couponExhausted', 'Gone.');
      },
    });
    draw([sampleCoupon], 'en', ports);
    for (let times = 1; times <= 3; times += 1) {
      const button = await screen.findByRole('button', { name: /Claim/ });
      await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
      fireEvent.click(button);
      await waitFor(() => expect(keys).toHaveLength(times));
    }
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[1]);
    await waitFor(() => expect(pageShown.current().toasts).toHaveLength(1));
    pageOutcomes.closeToast(pageShown.current().toasts[0]?.id ?? 0);
  });

  test('one that is claimed to the last under the visitor’s hands stays a card, with the answer beside it', async () => {
    const campaigns: LiveState['campaigns'] = [{ code: 'FIRST20', mine: 0, exhausted: false }];
    const ports = service({
      readState: () => stateOf([...campaigns])(),
      claim: async () => {
        campaigns[0] = { code: 'FIRST20', mine: 0, exhausted: true };
        return refused('couponExhausted', 'Gone.');
      },
    });
    draw([sampleCoupon], 'en', ports);
    fireEvent.click(await screen.findByRole('button', { name: /Claim/ }));
    expect(await card('First server').findByText('All claimed')).toBeInTheDocument();
    expect(card('First server').getByRole('alert')).toHaveTextContent('Gone.');
    expect(screen.queryByText('Cannot be claimed now')).toBeNull();
  });

  test('one that was claimed to the last, and one that the person has: said in words', async () => {
    const state = stateOf([
      { code: 'FIRST20', mine: 0, exhausted: true },
      { code: 'SECOND20', mine: 1, exhausted: true },
    ]);
    draw([sampleCoupon, { ...sampleCoupon, code: 'SECOND20', name: 'Second' }], 'en', service({ readState: state }));
    const list = within(await screen.findByRole('list', { name: 'Cannot be claimed now' }));
    expect(list.getByRole('heading', { name: 'First server' })).toBeInTheDocument();
    expect(card('First server').getByText('All claimed')).toBeInTheDocument();
    expect(await card('Second').findByRole('link', { name: /Use now/ })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Claim/ })).toBeNull();
  });
});

describe('R-6.1 my coupons', () => {
  test('are unused, used or expired; one that an unpaid order holds is unused, and leads to the order', async () => {
    logIn();
    const orderId = '5d8f0c5e-0000-4000-8000-000000000009';
    const grant = (name: string, change: Partial<CouponGrant>): CouponGrant => ({ ...sampleGrant, id: name, name, ...change });
    const grants = [
      grant('New', {}),
      grant('Held', { state: 'reserved', orderId }),
      grant('Spent', { state: 'used', orderId }),
      grant('Late', { state: 'expired' }),
    ];
    draw([], 'en', service({ readMine: mineOf(...grants) }));
    expect(await screen.findByRole('radio', { name: /Unused\s*2/ })).toBeInTheDocument();
    expect(['Used', 'Expired'].map((name) => screen.getByRole('radio', { name: new RegExp(`^${name}\\s*1`) }))).toHaveLength(2);
    // only those of the chosen state are in sight
    const rowOf = (name: string) => screen.getByRole('heading', { name, level: 3, hidden: true }).closest('li');
    expect(['New', 'Held', 'Spent', 'Late'].map((name) => rowOf(name)?.dataset.group)).toEqual(['unused', 'unused', 'used', 'expired']);
    expect(rowOf('Held')?.querySelector('a')?.getAttribute('href')).toBe(`/product/vps-buy/order/${orderId}`);
    expect(rowOf('New')?.querySelector('a')?.getAttribute('href')).toBe('/product/vps-buy?coupon=FIRST20');
    expect(rowOf('Late')?.querySelector('a')).toBeNull();
  });

  test('that cannot be read are asked for again on request; a visitor has none', async () => {
    draw([]);
    expect(screen.queryByRole('heading', { name: 'My coupons' })).toBeNull();
    cleanup();
    logIn();
    let asked = 0;
    const readMine = async () => {
      asked += 1;
      if (asked === 1) throw new Error('no network');
      return mineOf(sampleGrant)();
    };
    draw([], 'en', service({ readMine }));
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'First server', level: 3 })).toBeInTheDocument();
  });
});

test.each([
  ['#mine', 1],
  ['#FIRST20', 0],
])('R-6.1 an address with %s leads to my coupons %s times, once they are there', async (hash, times) => {
  logIn();
  window.history.replaceState(null, '', `/ac/coupon${hash}`);
  const arrived: string[] = [];
  Element.prototype.scrollIntoView = function scrolled(this: Element) {
    arrived.push(this.id);
  };
  draw([], 'en', service({ readMine: mineOf(sampleGrant) }));
  await screen.findByRole('radio', { name: /Unused\s*1/ });
  expect(arrived).toEqual(Array.from({ length: times }, () => 'mine'));
  window.history.replaceState(null, '', '/');
});

describe('R-3.8 the welcome coupon', () => {
  test.each([
    ['none', 0, 'Verify your real name to receive it'],
    ['pending', 0, 'Arrives as soon as your real name has been checked'],
    ['verified', 1, 'Added to your account'],
  ] as const)('with the real name %s and %s received: %s', async (realName, mine, words) => {
    draw([], 'en', service({ readState: stateOf([{ code: 'WELCOME10', mine, exhausted: false }], realName) }));
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.getByText(/Only for people who have not paid for an order yet/)).toBeInTheDocument();
  });

  test.each(['none', 'pending', 'verified'] as const)('asks nothing of who has paid before, with the real name %s', async (realName) => {
    draw([], 'en', service({ readState: stateOf([{ code: 'WELCOME10', mine: 0, exhausted: false }], realName, false) }));
    expect(await screen.findByText(/You have already paid for an order/)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Verify your real name/ })).toBeNull();
  });
});

test('R-6.1 what is to come counts down by the server’s clock', async () => {
  const later = { ...sampleCoupon, window: { startsAtMs: Date.now() + 90_060_000, endsAtMs: Date.now() + 9e8 } };
  // a machine whose clock is a day behind
  draw([later], 'en', service(), async () => 86_400_000);
  expect(await screen.findByText(/^Starts in 0 d 1 h [12] min$/)).toBeInTheDocument();
});

test('R-6.1 a coupon says what it is for', () => {
  draw([
    { ...sampleCoupon, products: { rule: 'only', names: ['Dedicated', 'MemoryX'] }, periods: { rule: 'except', names: ['1 month'] } },
    { ...sampleCoupon, code: 'FREE20', name: 'Free', notForWindows: true },
    { ...sampleCoupon, code: 'NONE20', name: 'Nothing', products: { rule: 'only', names: [] } },
  ]);
  expect(card('First server').getByText('Products: Dedicated and MemoryX')).toBeInTheDocument();
  expect(card('First server').getByText('Billing periods: All but 1 month')).toBeInTheDocument();
  expect(card('Nothing').getByText('Products: None on sale now')).toBeInTheDocument();
  expect(card('First server').queryByText('Images: All but Windows')).toBeNull();
  expect(card('Free').getByText('Images: All but Windows')).toBeInTheDocument();
});

test('the kinds that there are can be chosen among, and no others', () => {
  draw([sampleCoupon, { ...sampleCoupon, code: 'RENEW10', kind: 'renewal' }]);
  expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual(['all', 'new-purchase', 'renewal']);
});
