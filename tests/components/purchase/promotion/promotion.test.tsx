import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import type { PurchaseConfiguration } from '#lib/catalogue/configuration.ts';
import type { Quote } from '#lib/contracts/calls/orders/purchase-calls.ts';
import type { Language } from '#lib/language/languages.ts';
import type { NamedPromotion } from '#lib/offers/named-promotion.ts';
import { estimate } from '#lib/purchase/estimate.ts';
import type { StockEntry } from '#lib/purchase/stock.ts';
import { PromotionNotice } from '#components/purchase/promotion/promotion-notice.tsx';
import { PromotionOutcome } from '#components/purchase/promotion/promotion-outcome.tsx';
import { usePromotions } from '#components/purchase/promotion/use-promotions.ts';
import { sampleCatalogue, sampleQuote, starterServer } from '#components/purchase/purchase-samples.ts';
import { SummaryLines } from '#components/purchase/quote/summary-parts.tsx';
import { renderInSite } from '#tests/components/render-in-site.tsx';

const minute = 60_000;
const startsAtMs = Date.parse('2026-11-17T00:00:00Z');
const endsAtMs = startsAtMs + 10 * minute;
const { model } = starterServer;
const week: NamedPromotion = {
  code: 'festivals',
  name: 'Harbour Week',
  percent: 25,
  period: '1y',
  models: [model],
  window: { startsAt: startsAtMs, endsAt: endsAtMs, repeatsEveryDays: null },
  onePerPerson: true,
};
const server: PurchaseConfiguration = { ...starterServer, period: '1y', promotion: 'festivals' };
const change = jest.fn();

interface ShownProps {
  configuration: PurchaseConfiguration;
  stock?: readonly StockEntry[] | undefined;
  language?: Language;
  madeAtMs: number;
  promotion?: NamedPromotion;
  askClock: () => Promise<number | null>;
}

function Shown({ configuration, stock, language = 'en', madeAtMs, promotion = week, askClock }: ShownProps) {
  const offers = usePromotions({ promotions: [promotion], madeAtMs }, [configuration.promotion], stock, askClock);
  const price = estimate(sampleCatalogue, configuration, offers.discountsOf(configuration));
  const props = { catalogue: sampleCatalogue, configuration, language, change, stock };
  return (
    <>
      <PromotionNotice {...props} judged={offers.judge(configuration)} total={price?.total ?? null} />
      {price ? <SummaryLines {...props} price={price} promotions={[week]} /> : null}
    </>
  );
}

beforeEach(() => {
  jest.useFakeTimers();
  change.mockReset();
});

afterEach(() => {
  jest.useRealTimers();
});

const pass = (ms: number): Promise<void> => act(async () => void (await jest.advanceTimersByTimeAsync(ms)));

/** The page as rendered at one instant, for a visitor whose clock is off, at another. */
async function draw(nowMs: number, more: Partial<ShownProps> = {}, visitorOffMs = 0) {
  jest.setSystemTime(nowMs + visitorOffMs);
  const drawn = renderInSite(
    <Shown configuration={server} madeAtMs={startsAtMs - minute} askClock={async () => -visitorOffMs} {...more} />,
    more.language ?? 'en',
  );
  await pass(1);
  return drawn;
}

const stateOf = ({ container }: { container: HTMLElement }) => container.querySelector('[data-promotion]')?.getAttribute('data-promotion');
const lineOf = ({ container }: { container: HTMLElement }) => container.querySelector('[data-discount=festivals]')?.textContent ?? null;

describe('R-6.6 the promotion of an address', () => {
  test('is a line of its own with name, percentage and amount while it runs, and there is no notice', async () => {
    const drawn = await draw(startsAtMs + minute);
    expect(stateOf(drawn)).toBe('applies');
    expect(lineOf(drawn)).toMatch(/^Harbour Week.*−.*\d/);
    expect(drawn.queryByRole('note')).toBeNull();
  });

  test('starts and ends by itself while the visitor looks on, at the instant', async () => {
    const drawn = await draw(startsAtMs - 1_500);
    expect([stateOf(drawn), lineOf(drawn)]).toEqual(['not-started', null]);
    await pass(2_000);
    expect([stateOf(drawn), lineOf(drawn) === null]).toEqual(['applies', false]);
    await pass(endsAtMs - startsAtMs - 2_500);
    expect(stateOf(drawn)).toBe('applies');
    await pass(3_000);
    expect([stateOf(drawn), lineOf(drawn)]).toEqual(['ended', null]);
    expect(screen.getByRole('note').textContent).toContain('“Harbour Week” ended on');
  });

  test('that comes again says when at its end, and runs again at that instant', async () => {
    const promotion = { ...week, window: { ...week.window, repeatsEveryDays: 1 } };
    const drawn = await draw(endsAtMs - 1_500, { promotion });
    expect(stateOf(drawn)).toBe('applies');
    await pass(2_000);
    expect(stateOf(drawn)).toBe('not-started');
    expect(screen.getByRole('note').textContent).toContain('“Harbour Week” starts on 18 Nov 2026');
    jest.setSystemTime(startsAtMs + 24 * 60 * minute - 500);
    await pass(2_000);
    expect(stateOf(drawn)).toBe('applies');
  });

  test.each([-1, 1])('goes by the server’s clock, whatever the visitor’s says (off by %d day)', async (days) => {
    const off = days * 24 * 60 * minute;
    expect(stateOf(await draw(startsAtMs + minute, {}, off))).toBe('applies');
  });

  test('that does not fit says what it costs then, and one click chooses what it is for', async () => {
    await draw(startsAtMs + minute, { configuration: { ...server, period: '1m' } });
    const note = screen.getByRole('note').textContent ?? '';
    expect(note).toContain('“Harbour Week” is for 1 year only.');
    expect(note).toContain('The list price applies: $3.47 for 1 month.');
    fireEvent.click(screen.getByRole('button', { name: 'Choose 1 year' }));
    expect(change.mock.calls).toEqual([[{ period: '1y' }]]);
  });

  test('for another size and period names both, and leads to both', async () => {
    const other = sampleCatalogue.models.find(({ code }) => code !== model)?.code ?? '';
    await draw(startsAtMs + minute, { configuration: { ...server, model: other, period: '1m' } });
    expect(screen.getByRole('note').textContent).toContain('“Harbour Week” is not for this size.“Harbour Week” is for 1 year only.');
    fireEvent.click(screen.getByRole('button', { name: /^Choose .*1 year$/ }));
    expect(change.mock.calls).toEqual([[{ period: '1y', model }]]);
  });

  test('that is sold out says so, and one can go on without it', async () => {
    const stock = [{ region: 'US-0', model, state: 'sold-out' as const }];
    const drawn = await draw(startsAtMs + minute, { stock });
    expect(stateOf(drawn)).toBe('sold-out');
    expect(screen.queryByRole('button', { name: /^Choose/ })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Continue at the list price' }));
    expect(change.mock.calls).toEqual([[{ promotion: null }]]);
  });

  test('that nobody knows is named, and no clock is asked for it', async () => {
    const askClock = jest.fn(async () => 0);
    const drawn = await draw(startsAtMs, { configuration: { ...server, promotion: 'gone' }, askClock });
    expect(stateOf(drawn)).toBe('unknown');
    expect(screen.getByRole('note').textContent).toContain('There is no offer “gone”.');
    expect(askClock).not.toHaveBeenCalled();
  });

  test('without one there is neither notice nor line nor clock', async () => {
    const askClock = jest.fn(async () => 0);
    const drawn = await draw(startsAtMs, { configuration: { ...server, promotion: null }, askClock });
    expect([stateOf(drawn), lineOf(drawn), askClock.mock.calls.length]).toEqual([undefined, null, 0]);
  });

  test.each([
    ['zh', '“Harbour Week”已于', '按目录价继续'],
    ['ja', '「Harbour Week」は', '通常価格のまま進む'],
  ] as const)('is told in the language of the page: %s', async (language, words, button) => {
    await draw(endsAtMs, { language });
    expect(screen.getByRole('note').textContent).toContain(words);
    expect(screen.getByRole('button', { name: button })).toBeVisible();
  });
});

describe('R-6.6 a quote that was made for a promotion', () => {
  const quoted = (promotion: Quote['promotion']) =>
    renderInSite(
      <PromotionOutcome quote={{ ...sampleQuote, promotion }} promotions={[week]} catalogue={sampleCatalogue} language="en" />,
      'en',
    );

  test('says why it has none, and that the list price applies', () => {
    quoted({ code: 'festivals', state: 'does-not-fit', misfits: ['period'], onePerPerson: true });
    expect(screen.getByRole('note').textContent).toBe('“Harbour Week” is for 1 year only.The list price applies: $3.13 for 1 month.');
  });

  test('of a promotion that has gone from the content names its code', () => {
    quoted({ code: 'spring', state: 'ended', misfits: [], onePerPerson: false });
    expect(screen.getByRole('note').textContent).toContain('“spring” does not apply here.');
  });

  test.each([null, { code: 'festivals', state: 'applies' as const, misfits: [], onePerPerson: true }])(
    'says nothing for %j',
    (promotion) => {
      quoted(promotion);
      expect(screen.queryByRole('note')).toBeNull();
    },
  );
});
