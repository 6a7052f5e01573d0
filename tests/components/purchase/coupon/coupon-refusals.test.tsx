import { afterEach, describe, expect, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { CouponChoice } from '#components/purchase/coupon/coupon-choice.tsx';
import { sampleOffer } from '#components/purchase/coupon/coupon-samples.ts';
import { sampleCatalogue, sampleQuote, starterServer } from '#components/purchase/purchase-samples.ts';
import { pageOutcomes } from '#components/ui/calls/page-outcomes.ts';
import { pageShown } from '#components/ui/calls/page-shown.ts';
import { chooseCoupon, quoteCoupons } from '#lib/contracts/calls/coupon-use-calls.ts';
import type { ErrorKey } from '#lib/contracts/error-codes.ts';
import { languages, localizePath } from '#lib/language/languages.ts';
import { refusalWords, refusingService } from '#tests/components/refusing-service.ts';
import { renderInSite } from '#tests/components/render-in-site.tsx';

/** Where each refusal of the choice is shown; `by`: what the buyer did. */
const refusals: readonly { key: ErrorKey; by: 'coupon' | 'code'; shown: 'choice' | 'field' | 'prompt' | 'toast' }[] = [
  { key: 'loginRequired', by: 'coupon', shown: 'prompt' },
  { key: 'doesNotExist', by: 'coupon', shown: 'choice' },
  { key: 'quoteExpired', by: 'coupon', shown: 'choice' },
  { key: 'couponNotUsable', by: 'coupon', shown: 'choice' },
  { key: 'couponCodeRefused', by: 'code', shown: 'field' },
  { key: 'tooManyRequests', by: 'code', shown: 'toast' },
];

const values = { seconds: 30 };

afterEach(() => {
  cleanup();
  while (pageOutcomes.current().dialogs.length > 0) pageOutcomes.closeDialog();
  for (const { id } of pageOutcomes.current().toasts) pageOutcomes.closeToast(id);
  window.history.replaceState(null, '', '/');
});

test('R-6.5 every refusal of the contract has a row, and no other', () => {
  expect(refusals.map(({ key }) => key)).toEqual(chooseCoupon.refusals);
});

describe.each(languages)('R-6.5 a coupon or a code that is refused, in %s', (language) => {
  test.each(refusals)('$key: said where it was chosen, in the service’s words', async ({ key, by, shown }) => {
    window.history.replaceState(null, '', localizePath('/product/vps-buy/confirm', language));
    window.fetch = refusingService({ key, values, isShow: 0 }, { [quoteCoupons.path]: sampleOffer });
    renderInSite(
      <CouponChoice
        quote={sampleQuote}
        configuration={starterServer}
        catalogue={sampleCatalogue}
        language={language}
        onChosen={() => undefined}
      />,
      language,
    );
    const [coupon] = await screen.findAllByRole('radio');
    const code = screen.getByRole('textbox');
    if (by === 'coupon' && coupon) fireEvent.click(coupon);
    else {
      fireEvent.change(code, { target: { value: 'NOSUCH' } });
      await act(async () => void fireEvent.submit(code.closest('form') ?? code));
    }
    const text = refusalWords(key, language, values);
    if (shown === 'prompt') await waitFor(() => expect(pageShown.current().dialogs).toEqual([{ kind: 'login' }]));
    else if (shown === 'toast') await waitFor(() => expect(pageShown.current().toasts).toMatchObject([{ text }]));
    else if (shown === 'field') await waitFor(() => expect(code).toHaveAccessibleDescription(expect.stringContaining(text)));
    else await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text));
    expect(code.closest('[aria-busy]')).toBeNull();
  });
});
