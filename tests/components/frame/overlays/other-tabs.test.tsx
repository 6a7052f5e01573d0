import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { pageConsent, watchConsent } from '#components/frame/consent/page-consent.ts';
import { useLanguageOffer } from '#components/frame/overlays/use-language-offer.ts';

const startMs = Date.parse('2026-11-21T12:00:00Z');

/** A write in another tab reaches this one as an event, after the value itself. */
function elsewhere(key: string, newValue: string | null): void {
  if (newValue === null) window.localStorage.removeItem(key);
  else window.localStorage.setItem(key, newValue);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue })));
}

beforeEach(() => {
  jest.useFakeTimers({ now: startMs });
  window.localStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('R-3.9 an answer about cookies in another tab', () => {
  test('is no withdrawal while it is written: the old confirmation goes first and the new one comes last', () => {
    pageConsent.confirm({ statistics: true, marketing: false });
    const states: string[] = [];
    const forget = pageConsent.subscribe(() => states.push(pageConsent.current().consent.kind));
    const end = watchConsent();
    elsewhere('cookieConfirm', null);
    elsewhere('cookieSelect3', '1');
    elsewhere('cookieConfirm', JSON.stringify({ version: 1, at: startMs + 1 }));
    jest.advanceTimersByTime(5_000);
    expect(states).toEqual(['given']);
    expect(pageConsent.current().consent).toMatchObject({ statistics: true, marketing: true });
    elsewhere('cookieConfirm', null);
    jest.advanceTimersByTime(1_000);
    expect(pageConsent.current().consent).toEqual({ kind: 'unasked' });
    end();
    forget();
  });
});

describe('R-2.4 the question about languages', () => {
  const paths = { en: '/doc', zh: '/doc', ja: '/doc' };
  let lateShown: () => void = () => undefined;
  const Asked = () => {
    const offer = useLanguageOffer('en', paths);
    if (offer) lateShown = offer.shown;
    return offer ? (
      <button type="button" onClick={offer.shown}>
        {offer.words.title}
      </button>
    ) : null;
  };
  const seen = (state: 'visible' | 'hidden'): void => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };
  const settle = (): Promise<void> => act(() => jest.advanceTimersByTimeAsync(100));

  test('waits for a tab to be opened, is shown in the one that asked last, and is answered in all by one answer', async () => {
    jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['ja-JP']);
    seen('hidden');
    render(<Asked />);
    await settle();
    expect(screen.queryByRole('button')).toBeNull();
    seen('visible');
    await settle();
    fireEvent.click(screen.getByRole('button', { name: '日本語で続けますか？' }));
    expect(window.localStorage.getItem('userSelectLangTime')).toBe(String(startMs + 200));
    elsewhere('userSelectLangTime', String(startMs + 100));
    expect(screen.queryByRole('button')).not.toBeNull();
    elsewhere('userSelectLangTime', String(startMs + 300));
    expect(screen.queryByRole('button')).toBeNull();
    // a dialog that is just being rendered does not close the one of the other tab
    act(lateShown);
    expect(window.localStorage.getItem('userSelectLangTime')).toBe(String(startMs + 300));
  });
});
