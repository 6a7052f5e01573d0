import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';

let readyState: DocumentReadyState;

beforeEach(() => {
  jest.useFakeTimers();
  jest.resetModules();
  Object.defineProperty(document, 'readyState', { configurable: true, get: () => readyState });
});

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(document, 'readyState');
});

const loadWhenIdle = async () => (await import('#components/ui/runtime/when-idle.ts')).whenIdle;

test('later parts wait until the page has loaded and come to rest', async () => {
  readyState = 'interactive';
  const whenIdle = await loadWhenIdle();
  const part = jest.fn();
  whenIdle(part);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(part).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  await jest.advanceTimersByTimeAsync(400);
  expect(part).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(400);
  expect(part).toHaveBeenCalledTimes(1);
});

test('a page whose load hangs gets its later parts all the same', async () => {
  readyState = 'interactive';
  const whenIdle = await loadWhenIdle();
  const part = jest.fn();
  whenIdle(part);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(part).toHaveBeenCalledTimes(1);
});

test('a wish that was taken back is forgotten, before the page is at rest and after', async () => {
  readyState = 'interactive';
  const whenIdle = await loadWhenIdle();
  const [early, late] = [jest.fn(), jest.fn()];
  whenIdle(early)();
  window.dispatchEvent(new Event('load'));
  await jest.advanceTimersByTimeAsync(1_000);
  const takeBack = whenIdle(late);
  await jest.advanceTimersByTimeAsync(0);
  takeBack();
  await jest.advanceTimersByTimeAsync(10_000);
  expect([early, late].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});

test('on a page that has long been there nothing is waited for but an idle moment', async () => {
  readyState = 'complete';
  const whenIdle = await loadWhenIdle();
  const part = jest.fn();
  whenIdle(part);
  await jest.advanceTimersByTimeAsync(200);
  expect(part).toHaveBeenCalledTimes(1);
});
