import { expect, test } from '@jest/globals';
import { isPlainClick } from '#components/ui/runtime/is-plain-click.ts';

test('a click is plain with the main button and no modifier key', () => {
  expect(isPlainClick(new MouseEvent('click'))).toBe(true);
});

test.each([{ button: 1 }, { button: 2 }, { ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])(
  'a click with %j is the browser’s',
  (pressed) => {
    expect(isPlainClick(new MouseEvent('click', pressed))).toBe(false);
  },
);
