import { expect, test } from '@jest/globals';
import { readOrderReference, shownReference } from '#lib/orders/order-reference.ts';

const id = '8d0d3f53-2b7e-4a5c-9f11-6b0c5a7e2d14';

test.each(['S-4NPY-5RQ5', 's-4npy-5rq5', ' #S-4NPY-5RQ5 ', 'S4NPY5RQ5', 'S 4NPY 5RQ5', 'Ｓ－４ＮＰＹ－５ＲＱ５', 'S–4NPY–5RQ5'])(
  'R-6.7 %s is the number of an order, however it was typed',
  (typed) => {
    expect(readOrderReference(typed)).toEqual({ number: 'S-4NPY-5RQ5' });
  },
);

test.each([id, id.toUpperCase(), ` ${id} `])('R-6.7 %s is the id of an order or of its quote', (typed) => {
  expect(readOrderReference(typed)).toEqual({ id });
});

test.each(['', 'my server', 'S-4NPY-5RQ', 'S-4NPY-5RQ55', 'T-4NPY-5RQ5', 'XS-4NPY-5RQ5', `${id}0`, `a${id}`, id.replace('-4a5c', '-0a5c')])(
  '“%s” names no order',
  (typed) => {
    expect(readOrderReference(typed)).toBeNull();
  },
);

test('a number is shown as the site writes it, anything else as it was typed', () => {
  expect(['s-4npy-5rq5', '#S4NPY5RQ5', 'my server', id].map(shownReference)).toEqual(['S-4NPY-5RQ5', 'S-4NPY-5RQ5', 'my server', id]);
});
