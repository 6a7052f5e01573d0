import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { useState } from 'react';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { sampleOffer } from '#components/frame/overlays/overlays.examples.tsx';
import { PageOverlays } from '#components/frame/overlays/page-overlays.tsx';
import { signUpPlaceId } from '#components/frame/overlays/sign-up-place.ts';
import { sampleFrame } from '#components/frame/sample-frame.ts';
import { StoreStateProvider } from '#components/ui/store-state/store-state.tsx';
import { renderInSite } from '#tests/components/render-in-site.tsx';

const visitorMs = Date.parse('2026-11-21T12:00:00Z');
const dayMs = 86_400_000;
const serverMs = visitorMs - dayMs;
const today = { startsAt: serverMs - dayMs / 2, endsAt: serverMs + dayMs / 2 };

beforeEach(() => {
  jest.useFakeTimers({ now: visitorMs });
  window.fetch = async () =>
    ({ status: 200, text: async () => JSON.stringify({ code: 2000, message: { nowMs: serverMs + Date.now() - visitorMs } }) }) as Response;
});

afterEach(() => {
  jest.useRealTimers();
});

/** Passes time, and lets code that is loaded on demand come. */
const pass = (ms: number): Promise<void> =>
  act(async () => {
    await jest.advanceTimersByTimeAsync(ms);
    for (let turn = 0; turn < 50; turn += 1) await yieldToEventLoop();
  });

const frame = { ...sampleFrame, offers: [{ ...sampleOffer, ...today }], signUpCoupon: { discountPercent: 10, ...today } };

/** A page, with a way to the next one. */
function Visit() {
  const [page, setPage] = useState(1);
  const path = `/doc/article/page-${page}`;
  return (
    <StoreStateProvider settings={null} language="en">
      <PageOverlays frame={frame} language="en" path={path} paths={{ en: path, zh: path, ja: path }} draft={false} />
      <div id={signUpPlaceId} />
      <button onClick={() => setPage(page + 1)}>Next page</button>
    </StoreStateProvider>
  );
}

test('R-3.7 R-3.8 for a visitor whose clock is a day ahead, offer and coupon show while they run by the server’s clock', async () => {
  renderInSite(<Visit />);
  fireEvent.click(screen.getByRole('button', { name: 'Only necessary' }));
  await pass(1_000);
  expect(screen.getByText(/New here/)).toBeInTheDocument();
  await pass(30_000);
  expect(screen.getByRole('dialog').querySelector('h2')?.textContent).toBe('Harbour Week');
  // a moment before their end they are still there, on the next page after it they are gone
  await pass(dayMs / 2 - 60_000);
  fireEvent.click(screen.getByText('Next page'));
  expect(screen.getByRole('dialog').querySelector('h2')?.textContent).toBe('Harbour Week');
  await pass(60_000);
  fireEvent.click(screen.getByText('Next page'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByText(/New here/)).toBeNull();
});
