import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import type { NextRouter } from 'next/router.js';
import { recentSearches } from '#components/documents/search/use-recent-searches.ts';
import { address, back, draw, facets, field, rowsOf, search, type } from './draw-search-page.tsx';

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

afterEach(() => {
  jest.useRealTimers();
  recentSearches.clear();
  window.history.replaceState(null, '', '/');
});

/** A router whose events a test emits, and which asks the page whether a step in the history is its own. */
function routerUnderTest() {
  const listeners = new Set<readonly [event: string, then: (path: string) => void]>();
  let isRouters: Parameters<NextRouter['beforePopState']>[0] = () => true;
  const events = {
    on: (event: string, then: (path: string) => void) => void listeners.add([event, then]),
    off: (event: string, then: (path: string) => void) =>
      listeners.forEach((each) => each[0] === event && each[1] === then && listeners.delete(each)),
    emit: () => undefined,
  };
  const beforePopState: NextRouter['beforePopState'] = (ask) => void (isRouters = ask);
  return {
    router: { events, beforePopState } as Partial<NextRouter> as NextRouter,
    emit: (event: string, path = ''): void => act(() => listeners.forEach(([of, then]) => of === event && then(path))),
    isRouters: () => isRouters({ url: '', as: '', options: {} }),
    listening: () => listeners.size,
  };
}

describe('R-8.2 the address of the results', () => {
  test('is the router’s again while another page opens: who goes back then finds the results, not that page over them', () => {
    window.history.replaceState(null, '', '/doc/search/ssh');
    const { router, emit, isRouters, listening } = routerUnderTest();
    const { unmount } = draw({ word: 'ssh', router });
    expect(isRouters()).toBe(false);
    emit('routeChangeStart', '/doc/article/a1');
    expect(isRouters()).toBe(true);
    emit('routeChangeStart', '/doc/search/ssh');
    expect(isRouters()).toBe(false);
    emit('routeChangeStart', '/doc/article/a1');
    emit('routeChangeComplete', '/doc/article/a1');
    expect(isRouters()).toBe(true);
    emit('routeChangeComplete', '/doc/search/ssh');
    expect(isRouters()).toBe(false);
    unmount();
    expect([isRouters(), listening()]).toEqual([true, 0]);
  });

  test('has the page, and back and forward show what it says', async () => {
    window.history.replaceState(null, '', '/doc/search/ssh');
    const { asked } = draw({ word: 'ssh' });
    await asked[0]?.answer({ rows: rowsOf(8), total: 20 });
    const pages = screen.getByRole('navigation', { name: 'Pages of results' });
    expect([...pages.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      '/doc/search/ssh?page=2',
      '/doc/search/ssh?page=3',
      '/doc/search/ssh?page=2',
    ]);
    fireEvent.click(screen.getByRole('link', { name: 'Next' }));
    expect([address(), asked[1]?.page]).toEqual(['/doc/search/ssh?page=2', 2]);
    await asked[1]?.answer({ rows: rowsOf(8), total: 20 });
    expect(screen.getByRole('heading', { name: 'ssh: page 2 of 3' })).toHaveFocus();
    search('vpc');
    expect([address(), asked[2]?.page]).toEqual(['/doc/search/vpc', 1]);
    await back();
    expect([address(), asked[3]?.word, asked[3]?.page]).toEqual(['/doc/search/ssh?page=2', 'ssh', 2]);
    expect(field()).toHaveValue('ssh');
    await back();
    expect([address(), asked[4]?.page]).toEqual(['/doc/search/ssh', 1]);
  });

  test('the focus goes to a page that was turned to, and stays in the field where another word is typed on', async () => {
    jest.useFakeTimers();
    window.history.replaceState(null, '', '/doc/search/ssh?page=2');
    const { asked } = draw({ word: 'ssh' });
    await asked[0]?.answer({ rows: rowsOf(8), total: 20 });
    field().focus();
    await type('sshd');
    await type('ssh');
    await asked[2]?.answer({ rows: rowsOf(8), total: 20 });
    expect(field()).toHaveFocus();
    await type('sshd');
    await asked[3]?.answer({ rows: rowsOf(8), total: 20 });
    expect(field()).toHaveFocus();
    fireEvent.click(screen.getByRole('link', { name: 'Next' }));
    await asked[4]?.answer({ rows: rowsOf(8), total: 20 });
    expect(screen.getByRole('heading', { name: 'sshd: page 2 of 3' })).toHaveFocus();
  });

  test('and the results agree after a navigation to the path with which the page was requested', async () => {
    jest.useFakeTimers();
    window.history.replaceState(null, '', '/doc/search/ssh');
    const { router, emit } = routerUnderTest();
    const shown: (string | null)[] = [];
    const { words } = draw({ word: 'ssh', router, onShown: (word) => shown.push(word) });
    const complete = (): void => emit('routeChangeComplete');
    complete();
    await type('vpc');
    expect([address(), words()]).toEqual(['/doc/search/vpc', ['ssh', 'vpc']]);
    window.history.pushState(null, '', '/doc/search/ssh');
    complete();
    expect(words()).toEqual(['ssh', 'vpc', 'ssh']);
    expect(field()).toHaveValue('ssh');
    window.history.pushState(null, '', '/doc/search');
    complete();
    expect([field().getAttribute('value'), screen.queryByRole('status')]).toEqual(['', null]);
    expect(shown.filter((word, at) => word !== shown[at - 1])).toEqual(['ssh', 'vpc', 'ssh', null]);
  });

  test('of an emptied field has no results, whichever way one comes back to it', async () => {
    jest.useFakeTimers();
    window.history.replaceState(null, '', '/doc/search/ssh');
    draw({ word: 'ssh' });
    await type('');
    expect(address()).toBe('/doc/search');
    await act(() => fireEvent.popState(window));
    expect([field().getAttribute('value'), screen.queryByRole('status')]).toEqual(['', null]);
  });

  test('of a page that is not there leads to the first', async () => {
    window.history.replaceState(null, '', '/doc/search/ssh?page=9');
    const { asked } = draw({ word: 'ssh' });
    await asked[0]?.answer({ rows: [], total: 20 });
    fireEvent.click(screen.getByRole('button', { name: 'Back to the first page' }));
    expect([address(), asked[1]?.page]).toEqual(['/doc/search/ssh', 1]);
  });

  test('has what the results are narrowed down to, by buttons with their counts', async () => {
    const { asked } = draw();
    search('ssh');
    await asked[0]?.answer({ rows: rowsOf(8), total: 20, facets });
    const button = (name: string): HTMLElement => screen.getByRole('button', { name });
    expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(2);
    expect(screen.queryByRole('button', { name: /Chinese/ })).toBeNull();
    fireEvent.click(button('Japanese 3'));
    expect([address(), asked[1]?.asked.textLanguage]).toEqual(['/doc/search/ssh?text=ja', 'ja']);
    await asked[1]?.answer({ rows: rowsOf(3), total: 3, facets });
    expect(button('Japanese 3')).toHaveAttribute('aria-pressed', 'true');
    fireEvent.click(button('Products 2'));
    expect(address()).toBe('/doc/search/ssh?type=product&text=ja');
    await asked[2]?.answer({ rows: [], total: 0, facets: { ...facets, types: { article: 3, product: 0 } } });
    expect(screen.getByRole('status').textContent).toBe('No results with these filters');
    fireEvent.click(button('Show all results'));
    expect(address()).toBe('/doc/search/ssh');
    expect(asked[3]?.asked).toMatchObject({ word: 'ssh', type: undefined, textLanguage: undefined });
  });
});
