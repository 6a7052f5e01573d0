import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { useState } from 'react';
import { act, fireEvent, screen } from '@testing-library/react';
import { requestedOverlay } from '#components/frame/overlays/requested-overlay.ts';
import { sampleOffer } from '#components/frame/overlays/overlays.examples.tsx';
import { PageOverlays } from '#components/frame/overlays/page-overlays.tsx';
import { signUpPlaceId } from '#components/frame/overlays/sign-up-place.ts';
import { sampleFrame } from '#components/frame/sample-frame.ts';
import { pageOutcomes } from '#components/ui/calls/page-outcomes.ts';
import { StoreStateProvider } from '#components/ui/store-state/store-state.tsx';
import { renderInSite } from '#tests/components/render-in-site.tsx';

const startMs = Date.parse('2026-11-21T12:00:00Z');
const paths = { en: '/doc', zh: '/doc', ja: '/doc' };
const frame = { ...sampleFrame, offers: [sampleOffer], signUpCoupon: { discountPercent: 10, startsAt: null, endsAt: null } };
const fetched = jest.fn<typeof fetch>();

beforeEach(() => {
  jest.useFakeTimers({ now: startMs });
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['ja-JP']);
  window.fetch = fetched;
});

afterEach(() => {
  jest.useRealTimers();
});

const pass = (ms: number): Promise<void> => act(() => jest.advanceTimersByTimeAsync(ms));
const dialog = (): string | null => screen.queryByRole('dialog')?.querySelector('h2')?.textContent ?? null;
const press = (name: string): boolean => fireEvent.click(screen.getByRole('button', { name }));

/** A site of two pages. */
function Site() {
  const [path, setPath] = useState('/doc');
  return (
    <StoreStateProvider settings={null} language="en">
      <PageOverlays frame={frame} language="en" path={path} paths={paths} draft={false} />
      <button type="button" onClick={() => setPath('/activity/festivals')}>
        Festivals
      </button>
      <button type="button" onClick={() => setPath('/doc')}>
        Documents
      </button>
      <div id={signUpPlaceId} />
    </StoreStateProvider>
  );
}

describe('a first visit, from its beginning', () => {
  test('consent, then the language, then the promotion after 30 seconds; one at a time, and an error before them all', async () => {
    renderInSite(<Site />);
    await pass(1_000);
    expect(dialog()).toBe('Cookies on this site');
    expect(screen.queryByText(/New here/)).toBeNull();

    act(() => pageOutcomes.show({ kind: 'login' }));
    expect(dialog()).toBeNull();
    act(() => pageOutcomes.closeDialog());
    expect(dialog()).toBe('Cookies on this site');

    press('Only necessary');
    expect(window.localStorage.getItem('cookieConfirm')).toBe(`{"version":1,"at":${startMs + 1_000}}`);
    expect([1, 2, 3].map((place) => window.localStorage.getItem(`cookieSelect${place}`))).toEqual(['1', '0', '0']);
    expect(dialog()).toBe('日本語で続けますか？');
    expect(window.localStorage.getItem('userSelectLangTime')).toBe(String(startMs + 1_000));

    await pass(60_000);
    expect(dialog()).toBe('日本語で続けますか？');
    press('Stay in English');
    expect(window.localStorage.getItem('userSelectLangTime')).toBe(String(startMs + 61_000));
    expect(dialog()).toBe('Harbour Week');

    press('Festivals');
    expect(dialog()).toBeNull();
    press('Documents');
    press('Close');
    expect([dialog(), window.localStorage.getItem('activeImg')]).toEqual([null, String(startMs + 61_000)]);
    expect(screen.getByText(/New here/).closest(`#${signUpPlaceId}`)).not.toBeNull();
    await pass(24 * 3_600_000 + 60_000);
    expect(dialog()).toBeNull();

    act(() => requestedOverlay.ask('cookie-settings'));
    expect(dialog()).toBe('Cookie settings');
    expect(screen.getAllByRole<HTMLInputElement>('switch').map(({ checked }) => checked)).toEqual([true, true, false, false]);
    press('Cancel');
    expect(dialog()).toBeNull();
    // the currencies once a tab, the instant at which the offer ends by the server's clock, and nothing else
    expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/myDoc/order-server/pay/getMoneyType', '/myDoc/site/clock']);
  });
});
