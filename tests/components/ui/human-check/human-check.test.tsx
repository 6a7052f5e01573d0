import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import type { AskHuman, HumanAnswer } from '#components/ui/human-check/ask-human.ts';
import { HumanCheck } from '#components/ui/human-check/human-check.tsx';
import type { TakeProof } from '#components/ui/human-check/use-human-check.ts';
import { renderInSite } from '#tests/components/render-in-site.tsx';

const onProof = jest.fn<TakeProof>();
let answer: (answer: HumanAnswer) => void;
let fail: (error: Error) => void;
const ask = jest.fn<AskHuman>();

beforeEach(() => {
  jest.useFakeTimers();
  onProof.mockReset();
  ask.mockReset();
  ask.mockImplementation(() => new Promise((resolve, reject) => ([answer, fail] = [resolve, reject])));
});

afterEach(() => {
  jest.useRealTimers();
});

const show = () => renderInSite(<HumanCheck action="contact" onProof={onProof} ask={ask} />);
const button = (): HTMLElement => screen.getByRole('button', { name: 'Verify' });
const says = (): string => screen.getByRole('status').textContent;
const press = (): void => {
  button().focus();
  fireEvent.click(button());
};
const proof: HumanAnswer = { ok: true, proof: 'a-proof', expiresInMs: 600_000 };

describe('R-5.7 the human check', () => {
  test('asks nothing before it is pressed; then works, says so, and hands the proof on with focus where it was', async () => {
    show();
    expect([ask.mock.calls.length, says()]).toEqual([0, 'Please confirm that you are human.']);
    press();
    expect(says()).toBe('Checking, this takes a moment …');
    await act(async () => answer(proof));
    expect([says(), onProof.mock.calls]).toEqual(['Verified', [['a-proof', Date.now() + 585_000]]]);
    expect(button()).toHaveFocus();
    expect(button()).toHaveAttribute('aria-disabled', 'true');
  });

  test('pressed many times it asks once', async () => {
    show();
    for (let turn = 0; turn < 5; turn += 1) press();
    await act(async () => answer(proof));
    press();
    expect(ask).toHaveBeenCalledTimes(1);
  });

  test('a proof is given up 15 s before the service forgets it, and can be asked for again', async () => {
    show();
    press();
    await act(async () => answer(proof));
    act(() => void jest.advanceTimersByTime(584_999));
    expect(onProof).toHaveBeenCalledTimes(1);
    act(() => void jest.advanceTimersByTime(1));
    expect([says(), onProof.mock.lastCall]).toEqual(['The verification has expired. Please verify again.', [null, 0]]);
    press();
    expect(ask).toHaveBeenCalledTimes(2);
  });

  test.each([
    ['failed', 'Verification failed. Please try again.'],
    ['no-cryptography', 'Verification needs a secure connection (https). Please open the page by https.'],
  ] as const)('%s is said in words, with another try', async (because, words) => {
    show();
    press();
    await act(async () => answer({ ok: false, because }));
    expect([says(), onProof.mock.calls.length]).toEqual([words, 0]);
    press();
    expect(ask).toHaveBeenCalledTimes(2);
  });

  test('what breaks on the way counts as failed', async () => {
    show();
    press();
    await act(async () => fail(new Error('chunk')));
    expect(says()).toBe('Verification failed. Please try again.');
  });

  test('R-10.4 offline is called offline, and nothing is said against another try once the network is back', async () => {
    const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    show();
    press();
    await act(async () => answer({ ok: false, because: 'failed' }));
    expect(says()).toBe('You are offline. Please verify once you are connected again.');
    network.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(says()).toBe('Please confirm that you are human.');
  });

  test('a proof that was given before is a check that is passed, for as long as it counts', async () => {
    renderInSite(<HumanCheck action="order" onProof={onProof} ask={ask} givenUntilMs={Date.now() + 60_000} />);
    expect(says()).toBe('Verified');
    press();
    expect(ask).not.toHaveBeenCalled();
    act(() => void jest.advanceTimersByTime(60_000));
    expect([says(), onProof.mock.calls]).toEqual(['The verification has expired. Please verify again.', [[null, 0]]]);
  });

  test('a visitor who leaves calls the work off and hears no more of it', async () => {
    const { unmount } = show();
    press();
    unmount();
    expect(ask.mock.calls[0]?.[2].signal.aborted).toBe(true);
    await act(async () => answer(proof));
    expect(onProof).not.toHaveBeenCalled();
  });
});
