import '@testing-library/jest-dom/jest-globals';
import { TextDecoder, TextEncoder } from 'node:util';
import { afterEach, beforeEach, expect, jest } from '@jest/globals';
import { cleanup, configure } from '@testing-library/react';
import { mockMedia } from './mock-media.ts';

// every browser has these, jsdom does not
Object.assign(globalThis, { TextDecoder, TextEncoder });
mockMedia();
// the code of a part that is loaded when it is needed takes its time on a busy machine
configure({ asyncUtilTimeout: 10_000 });

// jsdom knows the element but not its methods
HTMLDialogElement.prototype.showModal = function showModal() {
  this.setAttribute('open', '');
};
HTMLDialogElement.prototype.show = function show() {
  this.setAttribute('open', '');
};
HTMLDialogElement.prototype.close = function close() {
  this.removeAttribute('open');
};

Element.prototype.scrollBy = () => undefined;

/** A lazily loaded part may arrive when a test has finished and is not unmounted yet. */
const isLatePart = ([message, ...about]: readonly unknown[]): boolean =>
  String(message).includes('not wrapped in act') && about.includes('ForwardRef(LoadableComponent)');

/** A stray console error is a failure: a test that expects one says so by mocking it. */
beforeEach(() => {
  expect.hasAssertions();
  jest.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    if (!isLatePart(words)) throw new Error(`unexpected console.error: ${words.map(String).join(' ')}`);
  });
});

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});
