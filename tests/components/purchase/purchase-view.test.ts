import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

const script = readFileSync('public/purchase-view.js', 'utf8');

test.each([
  ['?view=calculator&server1=a', 'calculator'],
  ['?area=US-0', 'chosen'],
  ['?', undefined],
  ['', undefined],
])('before the first paint, %s marks the view as %s', (search, view) => {
  window.history.replaceState(null, '', `/product/vps-buy${search}`);
  document.documentElement.dataset.view = 'calculator';
  window.eval(script);
  expect(document.documentElement.dataset.view).toBe(view);
});
