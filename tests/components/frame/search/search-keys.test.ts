import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { fireEvent } from '@testing-library/react';
import { requestedOverlay } from '#components/frame/overlays/requested-overlay.ts';
import { followSearchKeys } from '#components/frame/search/search-keys.ts';

let stop = (): void => undefined;

beforeEach(() => {
  document.body.innerHTML = '<main><button>a</button><input><textarea></textarea><p contenteditable="true" tabindex="0"></p></main>';
  stop = followSearchKeys();
});

afterEach(() => {
  stop();
  requestedOverlay.close();
  window.localStorage.clear();
  Object.defineProperty(navigator, 'platform', { value: 'Linux x86_64', configurable: true });
});

const on = (selector: string): HTMLElement => {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`there is no ${selector}`);
  element.focus();
  return element;
};

/** Whether the key opened the search, and was taken from the browser. */
function press(element: Element, init: KeyboardEventInit): boolean {
  const isLeft = fireEvent.keyDown(element, { bubbles: true, cancelable: true, ...init });
  const isOpen = requestedOverlay.current() === 'search';
  expect(isLeft).toBe(!isOpen);
  requestedOverlay.close();
  return isOpen;
}

describe('R-3.6 the keys of the search', () => {
  test('/ opens it, on every keyboard', () => {
    expect(press(on('button'), { key: '/' })).toBe(true);
    expect(press(document.body, { key: '/', shiftKey: true })).toBe(true);
  });

  test.each(['input', 'textarea', 'p'])('/ is a character in a field: %s', (selector) => {
    expect(press(on(selector), { key: '/' })).toBe(false);
  });

  test('Control-K opens it, also from a field, and on a Mac Command-K instead', () => {
    expect(press(on('input'), { key: 'k', ctrlKey: true })).toBe(true);
    expect(press(on('input'), { key: 'K', ctrlKey: true })).toBe(true);
    expect(press(on('input'), { key: 'k', metaKey: true })).toBe(false);
    Object.defineProperty(navigator, 'platform', { value: 'MacIntel', configurable: true });
    expect(press(on('input'), { key: 'k', metaKey: true })).toBe(true);
    expect(press(on('input'), { key: 'k', ctrlKey: true })).toBe(false);
  });

  test.each([
    { key: 'k' },
    { key: 'k', ctrlKey: true, shiftKey: true },
    { key: 'k', ctrlKey: true, altKey: true },
    { key: '/', ctrlKey: true },
    { key: '/', altKey: true },
    { key: '/', repeat: true },
    { key: '/', isComposing: true },
    { key: '?' },
  ])('%j is not one of them', (init) => {
    expect(press(on('button'), init)).toBe(false);
  });

  test('/ can be switched off, Control-K stays', () => {
    window.localStorage.setItem('searchKeyOff', '1');
    expect(press(on('button'), { key: '/' })).toBe(false);
    expect(press(on('button'), { key: 'k', ctrlKey: true })).toBe(true);
  });

  test('nothing opens over a dialog', () => {
    document.body.insertAdjacentHTML('beforeend', '<dialog open><button>b</button></dialog>');
    expect(press(on('dialog button'), { key: '/' })).toBe(false);
    expect(press(on('dialog button'), { key: 'k', ctrlKey: true })).toBe(false);
  });
});
