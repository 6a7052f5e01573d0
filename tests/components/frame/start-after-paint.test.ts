import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';

const script = readFileSync('public/start-after-paint.js', 'utf8');
const sources = ['/_next/static/chunks/a.js', '/_next/static/chunks/b.js'];

let notifyPaint: (() => void) | undefined;
let frames: (() => void)[];
let visibility: DocumentVisibilityState;

class PaintObserver {
  constructor(notify: (paints: unknown, observer: PaintObserver) => void) {
    notifyPaint = () => notify([], this);
  }

  observe(): void {}

  disconnect(): void {
    notifyPaint = undefined;
  }
}

class FrameObserver {
  readonly notify: () => void;

  constructor(notify: (entries: unknown, observer: FrameObserver) => void) {
    this.notify = () => notify([], this);
  }

  observe(): void {
    frames.push(this.notify);
  }

  disconnect(): void {}
}

const drawFrame = (): void => frames.splice(0).forEach((notify) => notify());

/** Runs the script as in the page's head, where `before-paint.js` has added a frame. */
function run(): void {
  const element = document.createElement('script');
  element.dataset.scripts = sources.join(' ');
  Object.defineProperty(document, 'currentScript', { configurable: true, value: element });
  window.eval(script);
}

const started = () => [...document.head.querySelectorAll('script')].map((each) => [each.getAttribute('src'), each.async, each.defer]);
/** In order, and known to the script that reloads a page whose scripts fail. */
const all = sources.map((source) => [source, false, true]);

beforeEach(() => {
  jest.useFakeTimers();
  notifyPaint = undefined;
  frames = [];
  visibility = 'visible';
  Object.assign(window, { PerformanceObserver: PaintObserver, IntersectionObserver: FrameObserver });
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
});

afterEach(() => {
  jest.useRealTimers();
  document.head.replaceChildren();
  for (const name of ['currentScript', 'visibilityState']) Reflect.deleteProperty(document, name);
  for (const name of ['PerformanceObserver', 'IntersectionObserver']) Reflect.deleteProperty(window, name);
});

test('scripts start after the first paint and two frames more, once and in their order', () => {
  run();
  drawFrame();
  expect(started()).toEqual([]);
  notifyPaint?.();
  drawFrame();
  expect(started()).toEqual([]);
  drawFrame();
  expect(started()).toEqual(all.slice(0, 1));
  jest.runAllTimers();
  expect(started()).toEqual(all);
});

test('a tab that is left while its scripts start gets the others at once', () => {
  run();
  jest.advanceTimersByTime(1_000);
  visibility = 'hidden';
  jest.advanceTimersToNextTimer();
  expect(started()).toEqual(all);
});

test('a page that nobody sees starts at once', () => {
  visibility = 'hidden';
  run();
  expect(started()).toEqual(all);
});

test('a page that is never painted starts all the same', () => {
  run();
  jest.advanceTimersByTime(1_000);
  jest.runAllTimers();
  expect(started()).toEqual(all);
});

test('a browser that does not report paints is not waited for', () => {
  Reflect.deleteProperty(window, 'PerformanceObserver');
  run();
  jest.advanceTimersByTime(10);
  expect(started()).toEqual(all);
});
