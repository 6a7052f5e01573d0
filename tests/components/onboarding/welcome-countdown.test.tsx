import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { WelcomeCountdown } from '#components/onboarding/welcome-countdown.tsx';
import { renderInSite } from '#tests/components/render-in-site.tsx';

const leave = jest.fn<(target: string) => void>();

const visit = (search: string): void => window.history.replaceState(null, '', `/welcome-signup${search}`);

const pass = (ms: number): void => act(() => void jest.advanceTimersByTime(ms));

/** A closed laptop: the clock goes on, and no timer runs. */
const sleep = (ms: number): void => void jest.setSystemTime(Date.now() + ms);

beforeEach(() => {
  jest.useFakeTimers();
  leave.mockClear();
  visit('');
});

afterEach(() => {
  jest.useRealTimers();
});

describe('R-12.4 the welcome after signing up', () => {
  test('counts ten seconds down and then opens the console, once', () => {
    renderInSite(<WelcomeCountdown leave={leave} />);
    expect(screen.getByRole('timer')).toHaveTextContent('10 s');
    pass(3_000);
    expect(screen.getByRole('timer')).toHaveTextContent('7 s');
    pass(6_900);
    expect(leave).not.toHaveBeenCalled();
    pass(100);
    expect(leave.mock.calls).toEqual([['/ucenter/console']]);
    pass(60_000);
    expect(leave).toHaveBeenCalledTimes(1);
  });

  test('stops where it is and says so, stays for an hour, and goes on from there', () => {
    renderInSite(<WelcomeCountdown leave={leave} />);
    pass(4_000);
    fireEvent.click(screen.getByRole('button', { name: 'Stay here' }));
    expect(screen.getByRole('status')).toHaveTextContent('Countdown stopped. You stay on this page.');
    pass(3_600_000);
    expect(screen.getByRole('timer')).toHaveTextContent('6 s');
    fireEvent.click(screen.getByRole('button', { name: 'Resume countdown' }));
    expect(screen.getByRole('status')).toHaveTextContent('');
    pass(5_999);
    expect(leave).not.toHaveBeenCalled();
    pass(251);
    expect(leave).toHaveBeenCalledTimes(1);
  });

  test('a tab that slept past the end leaves as soon as it is seen', () => {
    renderInSite(<WelcomeCountdown leave={leave} />);
    pass(2_000);
    sleep(3_600_000);
    expect(leave).not.toHaveBeenCalled();
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(leave).toHaveBeenCalledTimes(1);
  });

  test('a tab that slept for a while shows what is really left', () => {
    renderInSite(<WelcomeCountdown leave={leave} />);
    sleep(6_500);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(screen.getByRole('timer')).toHaveTextContent('4 s');
  });

  test('leads to a page of the list, by the link and by itself', () => {
    visit('?url=%2Fja%2Fproduct%2Fvps-buy%3Farea%3DJP-0');
    renderInSite(<WelcomeCountdown leave={leave} />, 'ja');
    expect(screen.getByRole('link', { name: '今すぐ進む' })).toHaveAttribute('href', '/ja/product/vps-buy?area=JP-0');
    pass(10_000);
    expect(leave.mock.calls).toEqual([['/ja/product/vps-buy?area=JP-0']]);
  });

  test.each(['https://evil.example', '//evil.example', 'javascript:alert(1)'])('never leads to %s', (url) => {
    visit(`?url=${encodeURIComponent(url)}`);
    renderInSite(<WelcomeCountdown leave={leave} />);
    expect(screen.getByRole('link')).toHaveAttribute('href', '/ucenter/console');
    pass(10_000);
    expect(leave.mock.calls).toEqual([['/ucenter/console']]);
  });

  test('a page restored by the browser does not redirect again by itself', () => {
    renderInSite(<WelcomeCountdown leave={leave} />);
    pass(10_000);
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    pass(60_000);
    expect(leave).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: 'Resume countdown' })).toBeInTheDocument();
  });

  test('a page that is left before the end leads nowhere', () => {
    const { unmount } = renderInSite(<WelcomeCountdown leave={leave} />);
    unmount();
    pass(60_000);
    expect(leave).not.toHaveBeenCalled();
  });
});
