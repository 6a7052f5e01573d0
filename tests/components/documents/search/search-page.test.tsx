import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import type { SearchLink } from '#lib/contracts/calls/search-call.ts';
import { recentSearches } from '#components/documents/search/use-recent-searches.ts';
import { draw, field, row, rowsOf, search } from './draw-search-page.tsx';

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

afterEach(() => {
  jest.useRealTimers();
  recentSearches.clear();
  window.history.replaceState(null, '', '/');
});

describe('R-8.2 the search page', () => {
  test.each(['', '   ', '　'])('asks nothing for %j', (word) => {
    const { ask } = draw();
    search(word);
    expect(ask).not.toHaveBeenCalled();
    expect(window.location.pathname).toBe('/');
  });

  test('asks once however often the form is sent while it waits', () => {
    const { ask } = draw();
    for (let time = 0; time < 5; time += 1) search('ssh');
    expect(ask).toHaveBeenCalledTimes(1);
  });

  test('shows the last word typed, though an earlier one answers later', async () => {
    const { asked } = draw();
    search('ssh');
    search('snapshot');
    await asked[1]?.answer({ rows: [row('Take a snapshot')], total: 1 });
    await asked[0]?.answer({ rows: [row('Connect with SSH')], total: 1 });
    expect(screen.getByRole('status').textContent).toBe('Results for “snapshot”: 1');
    expect(screen.queryByText(/Connect with/)).toBeNull();
  });

  test('draws the place of the results while the first of them are awaited, and no longer', async () => {
    const { asked, container } = draw();
    const places = (): number => container.querySelectorAll('section[aria-busy=true] > [aria-hidden] > i').length;
    search('ssh');
    expect(places()).toBe(3);
    await asked[0]?.answer({ rows: [row('Connect with SSH')], total: 1 });
    search('snapshot');
    expect(places()).toBe(0);
  });

  test('carries the word in its address, the percent sign escaped', () => {
    draw({ language: 'zh' });
    search('100%');
    expect(window.location.pathname).toBe('/zh/doc/search/100%25');
  });

  test('looks for the word of its address at once', () => {
    window.history.replaceState(null, '', '/doc/search/ssh');
    const { ask } = draw({ word: 'ssh' });
    expect(ask.mock.calls.map(([{ word, page }, { typing }]) => [word, page, typing])).toEqual([['ssh', 1, false]]);
    expect(field()).toHaveValue('ssh');
  });

  test('marks what the service tells was found, which may be another form of the word', async () => {
    const { asked, container } = draw();
    search('pricing');
    const marks: SearchLink['marks'] = {
      title: [[0, 6]],
      highlights: [
        [
          [7, 12],
          [16, 99],
        ],
      ],
    };
    await asked[0]?.answer({ rows: [row('Prices <b>', { highlights: ['At the price of <i>'], marks })], total: 1 });
    expect([...container.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['Prices', 'price', '<i>']);
    expect(container.querySelectorAll('li b, li i')).toHaveLength(0);
  });

  test('marks the words and lets no markup of a title become elements', async () => {
    const { asked, container } = draw();
    search('snapshot');
    await asked[0]?.answer({ rows: [row('<img src=x onerror=alert(1)> snapshot', { highlights: ['A <b>snapshot</b> of it'] })], total: 1 });
    expect([...container.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['snapshot', 'snapshot']);
    expect(container.querySelector('main img, li img, li b')).toBeNull();
    expect(screen.getByRole('link', { name: '<img src=x onerror=alert(1)> snapshot' })).toBeInTheDocument();
  });

  test('says in which language a row is where that is another one', async () => {
    const { asked } = draw();
    search('快照');
    await asked[0]?.answer({ rows: [row('快照', { language: 'zh', link: '/zh/doc/article/snapshots' })], total: 1 });
    expect(screen.getByText('in Chinese')).toBeInTheDocument();
    const link = screen.getByRole('link', { name: '快照' });
    expect(link.getAttribute('href')).toBe('/zh/doc/article/snapshots');
    expect(link.closest('[lang]')?.getAttribute('lang')).toBe('zh-CN');
  });

  test('says that nothing was found, and that no answer came, and asks again', async () => {
    const { asked } = draw();
    search('zzz');
    await asked[0]?.answer({ rows: [], total: 0 });
    expect(screen.getByRole('status').textContent).toBe('Nothing found for “zzz”');
    search('ssh');
    await asked[1]?.answer(null);
    fireEvent.click(screen.getByRole('button', { name: 'Search again' }));
    expect(asked[2]).toMatchObject({ word: 'ssh', page: 1 });
  });

  test('says in its direction what was found for a word with marks of another', async () => {
    const { asked } = draw();
    search('\u202eabc');
    await asked[0]?.answer({ rows: [row('b')], total: 1 });
    expect(screen.getByRole('status').textContent).toBe('Results for “\u2068\u202eabc\u2069”: 1');
  });

  test('takes a popular word without leaving the page', () => {
    const { ask } = draw();
    fireEvent.click(screen.getByRole('link', { name: 'refund' }));
    expect(ask.mock.calls[0]?.[0]).toEqual({ word: 'refund', page: 1 });
    expect(window.location.pathname).toBe('/doc/search/refund');
  });
});

test('R-8.2 the arrow keys walk from the field through the results and back, and Escape returns to the field', async () => {
  const { asked } = draw();
  search('ssh');
  await asked[0]?.answer({ rows: rowsOf(2), total: 2 });
  field().focus();
  const press = (key: string): void => void fireEvent.keyDown(document.activeElement ?? field(), { key });
  const link = (name: string): HTMLElement => screen.getByRole('link', { name });
  press('ArrowUp');
  expect(field()).toHaveFocus();
  press('ArrowDown');
  expect(link('a0')).toHaveFocus();
  press('ArrowDown');
  press('ArrowDown');
  expect(link('a1')).toHaveFocus();
  press('ArrowUp');
  press('ArrowUp');
  expect(field()).toHaveFocus();
  press('ArrowDown');
  press('Escape');
  expect(field()).toHaveFocus();
});
