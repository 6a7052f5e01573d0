import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { recentSearches } from '#components/documents/search/use-recent-searches.ts';
import { address, draw, row, search, type } from './draw-search-page.tsx';

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

afterEach(() => {
  jest.useRealTimers();
  recentSearches.clear();
  window.history.replaceState(null, '', '/');
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
