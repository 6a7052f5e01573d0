import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { z } from 'zod';
import { CouponCentre } from '#components/coupons/coupon-centre.tsx';
import { sampleCoupon, sampleNowMs } from '#components/coupons/coupon-samples.ts';
import { pageOutcomes } from '#components/ui/calls/page-outcomes.ts';
import { pageShown } from '#components/ui/calls/page-shown.ts';
import { StoreStateProvider } from '#components/ui/store-state/store-state.tsx';
import { claimCoupon, couponState, myCoupons } from '#lib/contracts/calls/coupon-calls.ts';
import type { ErrorKey } from '#lib/contracts/error-codes.ts';
import { couponCentrePath } from '#lib/coupons/coupon-view.ts';
import { languages, localizePath, type Language } from '#lib/language/languages.ts';
import { refusalWords, refusingService } from '#tests/components/refusing-service.ts';
import { claimRefusals } from '#tests/fixtures/claim-refusals.ts';
import { renderInSite } from '#tests/components/render-in-site.tsx';

const words = z.object({ action: z.object({ claim: z.string() }) });
const wordsOf = (language: Language): z.output<typeof words> =>
  words.parse(JSON.parse(readFileSync(`locales/${language}/coupons.json`, 'utf8')));
const open = { ...sampleCoupon, window: { startsAtMs: 0, endsAtMs: Date.now() + 3_600_000 } };
const rows = Object.entries(claimRefusals);

const now = new Date().toISOString();
const answers = {
  [couponState.path]: { now, realName: 'verified', newcomer: true, campaigns: [{ code: sampleCoupon.code, mine: 0, exhausted: false }] },
  [myCoupons.path]: { now, grants: [] },
};

beforeEach(() => {
  document.cookie = 'token=1; path=/';
  document.cookie = 'username=harbour; path=/';
});

afterEach(() => {
  cleanup();
  while (pageOutcomes.current().dialogs.length > 0) pageOutcomes.closeDialog();
  for (const name of ['token', 'username']) document.cookie = `${name}=; max-age=0; path=/`;
  window.history.replaceState(null, '', '/');
});

test('R-6.3 every refusal of the contract has a row, and no other; each of them is seen on the page and in a browser', () => {
  expect(Object.keys(claimRefusals)).toEqual(claimCoupon.refusals);
  expect(rows.filter(([, { shown }]) => shown === 'card')).toHaveLength(claimCoupon.refusals.length - 1);
});

describe.each(languages)('R-6.2 R-6.3 a claim that is refused, in %s', (language) => {
  test.each(rows)('%s: said by the coupon centre in the service’s words, with what helps', async (name, { shown, wayOut }) => {
    const key = name as ErrorKey;
    window.history.replaceState(null, '', localizePath(couponCentrePath, language));
    window.fetch = refusingService({ key }, answers);
    renderInSite(
      <StoreStateProvider settings={null} language={language}>
        <CouponCentre
          content={{ madeAtMs: sampleNowMs, coupons: [open], given: [] }}
          language={language}
          askClock={() => new Promise<null>(() => {})}
        />
      </StoreStateProvider>,
      language,
    );
    const { action } = wordsOf(language);
    const claim = await screen.findByRole('button', { name: new RegExp(action.claim) });
    const card = within(claim.closest('article') ?? document.body);
    fireEvent.click(claim);
    if (shown === 'prompt') {
      await waitFor(() => expect(pageShown.current().dialogs).toEqual([{ kind: 'login' }]));
      expect(card.queryByRole('alert')?.textContent ?? '').toBe('');
      return;
    }
    await waitFor(() => expect(card.getByRole('alert')).toHaveTextContent(refusalWords(key, language)));
    const links = within(card.getByRole('alert')).queryAllByRole('link');
    if (wayOut !== null) expect(links.map((link) => link.getAttribute('href'))).toEqual([localizePath(wayOut, language)]);
    // the coupon can be asked for again
    expect(card.getByRole('button')).not.toHaveAttribute('aria-busy');
    expect(pageShown.current()).toMatchObject({ dialogs: [], toasts: [] });
  });
});
