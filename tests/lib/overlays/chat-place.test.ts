import { describe, expect, test } from '@jest/globals';
import { chatPlace } from '#lib/overlays/chat-place.ts';

describe('R-9.1 the place of the chat', () => {
  test('is a phone’s whole screen up to 960 px, a corner from 961, beside the page from 1360', () => {
    expect([320, 390, 960, 961, 1_280, 1_359, 1_360, 1_440].map((width) => chatPlace(width, false))).toEqual([
      'screen',
      'screen',
      'screen',
      'right',
      'right',
      'right',
      'beside',
      'beside',
    ]);
  });

  test('is never over the button of an order, which is on the right', () => {
    expect([390, 960, 961, 1_359, 1_360].map((width) => chatPlace(width, true))).toEqual(['screen', 'screen', 'left', 'left', 'beside']);
  });
});
