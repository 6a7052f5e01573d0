import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { useState } from 'react';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { purchaseQuery } from '#lib/catalogue/purchase-address.ts';
import type { PurchaseConfiguration } from '#lib/catalogue/configuration.ts';
import { sampleCatalogue, starterServer } from '#components/purchase/purchase-samples.ts';
import type { SavedChoicePorts } from '#components/purchase/saved/saved-choice-ports.ts';
import { StoreStateProvider } from '#components/ui/store-state/store-state.tsx';
import { logInByCookies, logOutByCookies } from '#tests/components/group-buy/draw-group-pages.tsx';
import { renderInSite } from '#tests/components/render-in-site.tsx';

const push = jest.fn(async (_path: string) => true);
const router = { asPath: '/product/vps-buy', push };
jest.unstable_mockModule('next/compat/router', () => ({ useRouter: () => router }));
const { SavedChoiceOffer } = await import('#components/purchase/saved/saved-choice-offer.tsx');
const { useSavedChoice } = await import('#components/purchase/saved/use-saved-choice.ts');

const find = jest.fn<SavedChoicePorts['find']>();
const save = jest.fn<SavedChoicePorts['save']>();
const dismiss = jest.fn<SavedChoicePorts['dismiss']>();
const load = async (): Promise<SavedChoicePorts> => ({ find, save, dismiss });

const queryOf = (change: Partial<PurchaseConfiguration> = {}): string => purchaseQuery({ ...starterServer, ...change }, sampleCatalogue);
const last = { query: queryOf({ period: '1y', disk: { type: 'ssd_cloud_disk', sizeGib: 60 } }), savedAt: '2026-11-26T08:00:00.000Z' };

function Form() {
  const [query, setQuery] = useState(queryOf());
  const saved = useSavedChoice(query, load);
  return (
    <>
      <button type="button" onClick={saved.keep}>
        next
      </button>
      {['1m', '3m', '1y'].map((period) => (
        <button key={period} type="button" onClick={() => setQuery(queryOf({ period }))}>
          {period}
        </button>
      ))}
      {saved.offer ? (
        <SavedChoiceOffer offer={saved.offer} catalogue={sampleCatalogue} language="en" onClose={saved.close} onDismiss={saved.dismiss} />
      ) : null}
    </>
  );
}

async function open(search = ''): Promise<void> {
  window.history.replaceState(null, '', `/product/vps-buy${search}`);
  await act(async () => {
    renderInSite(
      <StoreStateProvider settings={null} language="en">
        <Form />
      </StoreStateProvider>,
    );
    await jest.advanceTimersByTimeAsync(50);
  });
}

const press = async (name: string): Promise<void> => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const offered = () => screen.queryByText(/^Your last configuration/);
const rest = (ms = 3_000): Promise<void> => act(async () => void (await jest.advanceTimersByTimeAsync(ms)));

beforeEach(() => {
  jest.useFakeTimers();
  for (const port of [find, save, dismiss, push]) port.mockReset();
  find.mockResolvedValue(last);
  save.mockResolvedValue(true);
  dismiss.mockResolvedValue();
  logInByCookies();
});

afterEach(() => {
  cleanup();
  jest.useRealTimers();
  logOutByCookies();
});

describe('R-5.2 the last configuration of an account', () => {
  test('is offered where the address has no choice, and gone on with by one press', async () => {
    await open('?utm_source=letter');
    expect(offered()).toHaveTextContent(/c1m1 · .+ · 60 GiB · .+ · 1 year$/);
    await press('Continue with your last configuration');
    expect(push.mock.lastCall?.[0]).toBe(`/product/vps-buy?${last.query}`);
    expect(offered()).toBeNull();
    expect(dismiss).not.toHaveBeenCalled();
  });

  test('R-6.1 is gone on with by the coupon with which the visitor came', async () => {
    await open('?coupon=FIRST20');
    await press('Continue with your last configuration');
    expect(push.mock.lastCall?.[0]).toBe(`/product/vps-buy?${last.query}&coupon=FIRST20`);
  });

  test('says how many servers it is for', async () => {
    find.mockResolvedValue({ ...last, query: queryOf({ quantity: 3 }) });
    await open();
    expect(offered()).toHaveTextContent(/3 × .*c1m1 · /);
  });

  test('is forgotten on request, and not spoken of again', async () => {
    await open();
    await press('Discard it');
    expect(dismiss).toHaveBeenCalledTimes(1);
    expect(offered()).toBeNull();
  });

  test('never stands beside an address with a choice, and is not offered as what is shown anyway', async () => {
    await open('?period=1y');
    expect(offered()).toBeNull();
    cleanup();
    find.mockClear().mockResolvedValue({ ...last, query: queryOf() });
    await open();
    expect(find).toHaveBeenCalledTimes(1);
    expect(offered()).toBeNull();
  });

  test('is kept once a choice has been rested on, the last of several, and each once', async () => {
    find.mockResolvedValue(null);
    await open();
    await rest(10_000);
    expect(save).not.toHaveBeenCalled();
    await press('3m');
    await rest(2_000);
    await press('1y');
    await rest();
    await press('next');
    expect(save.mock.calls).toEqual([[queryOf({ period: '1y' })]]);
    await press('1m');
    await rest();
    expect(save).toHaveBeenLastCalledWith(queryOf());
  });

  test('is kept at once on the way to the quote, also as it was found', async () => {
    await open('?period=1m');
    await press('next');
    expect(save.mock.calls).toEqual([[queryOf()]]);
  });

  test('that the address brings is kept for an account that has none, and a link takes the place of no other', async () => {
    find.mockResolvedValue(null);
    await open('?period=1m');
    await rest();
    expect(save.mock.calls).toEqual([[queryOf()]]);
    cleanup();
    save.mockClear();
    find.mockResolvedValue(last);
    await open('?period=1m');
    await rest();
    expect(save).not.toHaveBeenCalled();
  });

  test('that comes back from a log-in is kept, whatever the account had', async () => {
    const referrer = jest.spyOn(document, 'referrer', 'get').mockReturnValue(`${window.location.origin}/ucenter/?ope=login`);
    await open('?period=1m');
    await rest();
    expect(save.mock.calls).toEqual([[queryOf()]]);
    referrer.mockRestore();
  });

  test('is not written over before the offer is answered', async () => {
    await open();
    await press('1y');
    await rest(10_000);
    expect(save).not.toHaveBeenCalled();
    await press('Discard it');
    await rest();
    expect(save.mock.calls).toEqual([[queryOf({ period: '1y' })]]);
  });

  test('is of nobody who is not logged in, and its failure is worth no word', async () => {
    logOutByCookies();
    await open();
    await press('1y');
    await rest();
    await press('next');
    expect([find.mock.calls, save.mock.calls]).toEqual([[], []]);
    cleanup();
    logInByCookies();
    find.mockRejectedValue(new Error('away'));
    save.mockRejectedValue(new Error('away'));
    await open();
    await press('1y');
    await rest();
    expect(offered()).toBeNull();
    expect(save).toHaveBeenCalledTimes(1);
  });

  test('that could not be kept is sent again by the way on', async () => {
    find.mockResolvedValue(null);
    save.mockResolvedValueOnce(false);
    await open();
    await press('1y');
    await rest();
    await press('next');
    await press('next');
    expect(save.mock.calls).toEqual([[queryOf({ period: '1y' })], [queryOf({ period: '1y' })]]);
  });
});
