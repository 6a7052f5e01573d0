import { expect, test } from '@jest/globals';
import { aroundNumbers } from '#lib/format/reference-numbers.ts';

test.each([
  ['S-4NPY-5RQ5', ['', 'S-4NPY-5RQ5', '']],
  ['Renewal for order S-4NPY-5RQ5, then T-2222-3333.', ['Renewal for order ', 'S-4NPY-5RQ5', ', then ', 'T-2222-3333', '.']],
  ['订单S-4NPY-5RQ5尚未完成', ['订单', 'S-4NPY-5RQ5', '尚未完成']],
  ['Tokyo-1, 09:00–18:00', ['Tokyo-1, 09:00–18:00']],
  ['XS-4NPY-5RQ5 and S-4NPY-5RQ55', ['XS-4NPY-5RQ5 and S-4NPY-5RQ55']],
  ['', ['']],
])('the numbers of %j stand apart', (text, parts) => {
  expect(aroundNumbers(text)).toEqual(parts);
});
