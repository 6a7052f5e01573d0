import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import type { SearchLink } from '#lib/contracts/calls/reading-calls.ts';
import { recentSearches } from '#components/documents/search/use-recent-searches.ts';
import { address, draw, field, row, rowsOf, search, type } from './draw-search-page.tsx';

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
    expect(screen.getByRole('link', { name: '<img src=x onerror=alert(1)> snapshot' })).toBeTruthy();
  });

  test('says in which language a row is where that is another one', async () => {
    const { asked } = draw();
    search('快照');
    await asked[0]?.answer({ rows: [row('快照', { language: 'zh', link: '/zh/doc/article/snapshots' })], total: 1 });
    expect(screen.getByText('in Chinese')).toBeTruthy();
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

describe('R-8.2 results as somebody types', () => {
  test('come after a pause, one request for the last word, none for the same word with a space', async () => {
    jest.useFakeTimers();
    const { asked, words } = draw();
    for (const typed of ['s', 'ss', 'ssh']) await type(typed, 50);
    expect(words()).toEqual([]);
    await type('ssh ');
    await type('ssh');
    expect(asked.map(({ word, typing }) => [word, typing])).toEqual([['ssh', true]]);
    expect(address()).toBe('/doc/search/ssh');
  });

  test('keep what was found before until the next answer, and an emptied field has none', async () => {
    jest.useFakeTimers();
    const { asked } = draw();
    await type('ssh');
    await asked[0]?.answer({ rows: [row('Connect with SSH')], total: 1 });
    await type('sshd');
    expect(screen.getByText(/Connect with/)).toBeInTheDocument();
    await type('　');
    expect(screen.queryByText(/Connect with/)).toBeNull();
    expect(address()).toBe('/doc/search');
  });

  test('wait for an input method', async () => {
    jest.useFakeTimers();
    const { words } = draw();
    fireEvent.compositionStart(field());
    await type('kuai');
    expect(words()).toEqual([]);
    fireEvent.change(field(), { target: { value: '快照' } });
    fireEvent.compositionEnd(field());
    await act(() => jest.advanceTimersByTimeAsync(300));
    expect(words()).toEqual(['快照']);
  });

  test('a word without a result is counted once it has stood for a while, or is sent', async () => {
    jest.useFakeTimers();
    const { asked } = draw();
    await type('zep');
    await asked[0]?.answer({ rows: [], total: 0, lost: true });
    await type('zeppelin');
    await asked[1]?.answer({ rows: [], total: 0, lost: true });
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    search('zeppelin');
    expect(asked.map(({ word, typing }) => [word, typing])).toEqual([
      ['zep', true],
      ['zeppelin', true],
      ['zeppelin', false],
    ]);
  });

  test.each([
    ['a pattern', '(.*'],
    ['quotes', '"\''],
    ['markup', '<script>'],
    ['characters of several units', '😀👩‍💻'],
    ['marks of direction', '\u202eabc\u202c'],
    ['half a character', 'a\ud800'],
    ['escapes and dots', '%2F..'],
    ['two dots', '..'],
    ['a backslash', '\\'],
    ['ten thousand characters', 'x'.repeat(10_000)],
  ])('%s: no harm is done', async (_what, typed) => {
    jest.useFakeTimers();
    const { asked, container } = draw();
    await type(typed);
    for (const { word } of asked) expect(word.length).toBeLessThanOrEqual(200);
    await asked[0]?.answer({ rows: [row(typed), row('b', { highlights: [typed] })], total: 2 });
    expect(window.location.pathname.startsWith('/doc/search')).toBe(true);
    expect(container.querySelector('script')).toBeNull();
  });
});

describe('R-8.2 what a search tells of its words', () => {
  test('what occurs in no text, what was corrected, and what a row is without', async () => {
    const { asked } = draw();
    search('snapshto zeppelin restore');
    const corrected = [{ typed: 'snapshto', found: 'snapshot' }];
    const rows = [
      row('Take a snapshot', { corrected, missing: ['zeppelin', 'restore'] }),
      row('Another', { corrected, missing: ['zeppelin'] }),
    ];
    await asked[0]?.answer({ rows, total: 2, missing: ['zeppelin'] });
    expect(screen.getByText('Showing results for “snapshot” instead of “snapshto”.')).toBeInTheDocument();
    expect(screen.getByText('Not in our documentation: zeppelin')).toBeInTheDocument();
    expect(screen.getAllByText(/^Missing:/).map((text) => text.textContent)).toEqual(['Missing: restore']);
  });

  test('a product has its price in each currency, and whether it is sold out', async () => {
    const { asked } = draw();
    search('vps');
    const price = { perMonthMinor: { USD: 314, HKD: null, JPY: 478 } };
    await asked[0]?.answer({ rows: [row('Cloud servers', { type: 'product', price, state: 'soldOut' })], total: 1 });
    expect([...document.querySelectorAll('li [data-amount]')].map((one) => one.textContent)).toEqual([
      'from $3.14 a month',
      'not sold in this currency',
      'from ¥478 a month',
    ]);
    expect(screen.getByText('sold out')).toBeInTheDocument();
  });

  test('nothing found: words that are near, articles to read, a ticket and the contact', async () => {
    const { asked } = draw();
    search('snapfoot');
    await asked[0]?.answer({ rows: [], total: 0, missing: ['snapfoot'], nearest: ['snapshots'] });
    expect(screen.getByRole('link', { name: 'Connect with SSH' })).toHaveAttribute('href', '/doc/article/ssh');
    expect(screen.getByRole('heading', { name: 'New in the documentation' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open a ticket' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Contact and chat' })).toHaveAttribute('href', '/contact');
    fireEvent.click(screen.getByRole('link', { name: 'snapshots' }));
    expect(asked[1]).toMatchObject({ word: 'snapshots', typing: false });
  });
});

describe('R-8.2 the last searches', () => {
  test('are kept in the browser once a search is sent or its result opened, not while it is typed, and can be removed', async () => {
    jest.useFakeTimers();
    const { asked } = draw();
    const kept = (): unknown => JSON.parse(window.localStorage.getItem('recentSearches') ?? 'null');
    await type('ss');
    expect(kept()).toBeNull();
    search('ssh');
    await type('snapshot');
    await asked.at(-1)?.answer({ rows: [row('Take a snapshot')], total: 1 });
    expect(kept()).toEqual(['ssh']);
    const link = screen.getByRole('link', { name: 'Take a snapshot' });
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(kept()).toEqual(['snapshot', 'ssh']);
    await type('');
    fireEvent.click(await screen.findByRole('button', { name: 'Remove “snapshot”' }));
    expect(kept()).toEqual(['ssh']);
    fireEvent.click(screen.getByRole('button', { name: 'Remove all' }));
    expect(kept()).toBeNull();
    expect(screen.queryByRole('group', { name: 'Your last searches' })).toBeNull();
  });

  test('are searched for again by a press', async () => {
    recentSearches.note('vpc');
    const { words } = draw();
    fireEvent.click(await screen.findByRole('link', { name: 'vpc' }));
    expect([words(), address()]).toEqual([['vpc'], '/doc/search/vpc']);
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
