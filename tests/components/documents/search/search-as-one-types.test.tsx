import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { recentSearches } from '#components/documents/search/use-recent-searches.ts';
import { address, draw, field, row, search, type } from './draw-search-page.tsx';

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

afterEach(() => {
  jest.useRealTimers();
  recentSearches.clear();
  window.history.replaceState(null, '', '/');
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

  test('a word whose results are read for a while, or one of which is opened, is counted once', async () => {
    jest.useFakeTimers();
    const { asked } = draw();
    await type('ssh');
    await asked[0]?.answer({ rows: [row('Connect with SSH')], total: 1 });
    await act(() => jest.advanceTimersByTimeAsync(3_500));
    await type('snap');
    await asked[2]?.answer({ rows: [row('Take a snapshot')], total: 1 });
    const link = screen.getByRole('link', { name: /Take a/ });
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    await act(() => jest.advanceTimersByTimeAsync(3_500));
    expect(asked.map(({ word, typing }) => [word, typing])).toEqual([
      ['ssh', true],
      ['ssh', false],
      ['snap', true],
      ['snap', false],
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
    expect(asked).toHaveLength(1);
    for (const { word } of asked) expect(word.length).toBeLessThanOrEqual(200);
    await asked[0]?.answer({ rows: [row(typed), row('b', { highlights: [typed] })], total: 2 });
    expect(within(screen.getByRole('list', { name: 'Results' })).getAllByRole('listitem')).toHaveLength(2);
    expect(window.location.pathname.startsWith('/doc/search')).toBe(true);
    expect(container.querySelector('script')).toBeNull();
  });
});
