import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { noteSearchedFor, readSearchedFor } from '#components/documents/readers/searched-for.ts';
import { recentSearches } from '#components/documents/search/use-recent-searches.ts';
import { requestedOverlay } from '#components/frame/overlays/requested-overlay.ts';
import { sampleFrame } from '#components/frame/sample-frame.ts';
import { SearchDialog } from '#components/frame/search/search-dialog.tsx';
import { leavePage } from '#components/ui/runtime/leave-page.ts';
import { themeAttribute } from '#components/ui/theme/theme-attribute.ts';
import { pageOutcomes } from '#components/ui/calls/page-outcomes.ts';
import type { AskDocuments } from '#lib/documents/search/search-session.ts';
import { renderInSite } from '#tests/components/render-in-site.tsx';
import { mockCalls } from '../mock-calls.ts';

const row = { type: 'article' as const, id: 'ssh', title: 'Connect with SSH', link: '/doc/article/ssh', language: 'en' as const };
const ask = jest.fn<AskDocuments>();
const paths = { en: '/doc/article/ssh', zh: '/doc/article/ssh', ja: '/doc/article/ssh-ja' };

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
  jest.useFakeTimers();
  ask.mockReset().mockResolvedValue({ rows: [row], total: 1 });
  requestedOverlay.ask('search');
});
afterEach(() => {
  noteSearchedFor('');
  requestedOverlay.close();
  recentSearches.clear();
  window.localStorage.clear();
  jest.useRealTimers();
});

const field = (): HTMLElement => screen.getByRole('combobox', { hidden: true });
const type = async (value: string): Promise<void> => {
  fireEvent.change(field(), { target: { value } });
  await act(() => jest.advanceTimersByTimeAsync(300));
};
const chosen = (): string | null | undefined =>
  document.querySelector(`[id="${field().getAttribute('aria-activedescendant') ?? ''}"] b`)?.textContent;
const press = (key: string): void => void fireEvent.keyDown(field(), { key });
const waitForPopular = async (): Promise<void> => {
  // the code of the call is loaded first
  for (let turn = 0; turn < 50 && !screen.queryByText('Popular searches'); turn += 1) await act(() => jest.advanceTimersByTimeAsync(20));
  expect(screen.getByText('Popular searches')).toBeInTheDocument();
};
const status = (): string | null => screen.getByRole('status', { hidden: true }).textContent;

describe('R-3.6 the search over a page', () => {
  test('an emptied field shows no results of the word before, and says where the whole search is', async () => {
    renderInSite(<SearchDialog frame={sampleFrame} language="en" paths={paths} ask={ask} />);
    expect(screen.getByText('Open the search page')).toHaveAttribute('href', '/doc/search');
    await type('ssh');
    expect([status(), screen.getByText('Show all results').getAttribute('href')]).toEqual(['Results for “ssh”: 1', '/doc/search/ssh']);
    await type(' ');
    expect(status()).toMatch(/^Search articles and products/);
    expect(document.querySelector('[role=listbox]')).toBeNull();
    expect(screen.getByText('Open the search page')).toHaveAttribute('href', '/doc/search');
  });

  test('popular searches are offered while nothing is typed, and one that is pressed is searched for', async () => {
    mockCalls({ 'doc/helpDoc/hotTerms': { message: { words: ['snapshot', 'refund'] } } });
    renderInSite(<SearchDialog frame={sampleFrame} language="en" paths={paths} ask={ask} />);
    await waitForPopular();
    fireEvent.click(screen.getByText('refund'));
    await act(() => jest.advanceTimersByTimeAsync(300));
    expect(ask.mock.calls.map(([{ word }]) => word)).toEqual(['refund']);
    expect([field(), screen.queryByText('Popular searches')]).toEqual([expect.objectContaining({ value: 'refund' }), null]);
  });

  test('Escape in the field closes it at once, whatever is typed there', async () => {
    renderInSite(<SearchDialog frame={sampleFrame} language="en" paths={paths} ask={ask} />);
    await type('ssh');
    expect(fireEvent.keyDown(field(), { key: 'Escape' })).toBe(false);
    expect(requestedOverlay.current()).toBeNull();
  });

  test('while an input method is at work nothing is searched for, and its keys stay its own', async () => {
    renderInSite(<SearchDialog frame={sampleFrame} language="en" paths={paths} ask={ask} />);
    await type('ssh');
    fireEvent.compositionStart(field());
    await type('kuai');
    expect(ask).toHaveBeenCalledTimes(1);
    field().focus();
    fireEvent.keyDown(field(), { key: 'ArrowDown', isComposing: true });
    fireEvent.keyDown(field(), { key: 'Escape', isComposing: true });
    expect(field()).toHaveFocus();
    expect(requestedOverlay.current()).toBe('search');
    fireEvent.change(field(), { target: { value: '快照' } });
    fireEvent.compositionEnd(field());
    await act(() => jest.advanceTimersByTimeAsync(300));
    expect(ask.mock.calls.map(([{ word }]) => word)).toEqual(['ssh', '快照']);
    fireEvent.keyDown(field(), { key: 'ArrowDown' });
    expect(chosen()).toBe('Connect with SSH');
    expect(field()).toHaveFocus();
  });

  test('the arrow keys choose among the results while the focus stays in the field, and Enter opens the chosen one', async () => {
    const other = { ...row, id: 'vpc', title: 'Private networks', link: '/doc/article/vpc' };
    ask.mockResolvedValue({ rows: [row, other], total: 2 });
    renderInSite(<SearchDialog frame={sampleFrame} language="en" paths={paths} ask={ask} />);
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    await type('ssh');
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    const options = screen.getAllByRole('option', { hidden: true });
    expect(field().getAttribute('aria-controls')).toBe(options[0]?.closest('[role=listbox]')?.id);
    press('ArrowUp');
    expect(chosen()).toBe('Private networks');
    press('ArrowDown');
    expect(chosen()).toBeUndefined();
    press('ArrowDown');
    expect(chosen()).toBe('Connect with SSH');
    expect(options.map((option) => option.getAttribute('aria-selected'))).toEqual(['true', 'false']);
    const opened = jest.fn((event: Event) => event.preventDefault());
    options[0]?.addEventListener('click', opened);
    fireEvent.submit(field());
    expect(opened).toHaveBeenCalledTimes(1);
    expect(requestedOverlay.current()).toBeNull();
    expect(window.localStorage.getItem('recentSearches')).toBe('["ssh"]');
  });

  test('a result that is opened here closes it and has its search noted for a rating; one that opens in another tab does neither', async () => {
    renderInSite(<SearchDialog frame={sampleFrame} language="en" paths={paths} ask={ask} />);
    await type('ssh');
    const option = screen.getByRole('option', { hidden: true });
    option.addEventListener('click', (event) => event.preventDefault());
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey']) fireEvent.click(option, { [key]: true });
    expect([requestedOverlay.current(), readSearchedFor()]).toEqual(['search', '']);
    fireEvent.click(option);
    expect([requestedOverlay.current(), readSearchedFor()]).toEqual([null, 'ssh']);
  });

  test('R-8.2 a row tells the question that it answers and the words that it lacks, but not those of no text', async () => {
    const question = { text: 'Can I log in by key', marks: [[16, 19] as [number, number]] };
    const found = { ...row, question, missing: ['zeppelin', 'key'] };
    ask.mockResolvedValue({ rows: [found], total: 1, missing: ['zeppelin'] });
    renderInSite(<SearchDialog frame={sampleFrame} language="en" paths={paths} ask={ask} />);
    await type('log key zeppelin');
    const option = screen.getByRole('option', { hidden: true });
    expect(option).toHaveTextContent('Answers the question: Can I log in by key');
    expect([...option.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['key']);
    expect(option).toHaveTextContent('Missing: key');
    expect(option).not.toHaveTextContent('zeppelin');
  });

  test('what was chosen is forgotten with the next results', async () => {
    renderInSite(<SearchDialog frame={sampleFrame} language="en" paths={paths} ask={ask} />);
    await type('ssh');
    press('ArrowDown');
    await type('sshd');
    expect(chosen()).toBeUndefined();
  });

  test('what was chosen is forgotten as soon as one types on, before there are other results', async () => {
    renderInSite(<SearchDialog frame={sampleFrame} language="en" paths={paths} ask={ask} />);
    await type('ssh');
    press('ArrowDown');
    expect(chosen()).toBe('Connect with SSH');
    fireEvent.change(field(), { target: { value: 'sshd' } });
    expect(chosen()).toBeUndefined();
  });

  test('before anything is typed the last searches are offered, and words that are near where nothing was found', async () => {
    recentSearches.note('vpc');
    renderInSite(<SearchDialog frame={sampleFrame} language="en" paths={paths} ask={ask} />);
    press('ArrowDown');
    ask.mockResolvedValue({ rows: [], total: 0, nearest: ['snapshot'] });
    await act(async () => {
      fireEvent.submit(field());
      await jest.advanceTimersByTimeAsync(300);
    });
    expect(field()).toHaveValue('vpc');
    expect(status()).toBe('Nothing found for “vpc”. Try another word, or fewer words.');
    expect(screen.getAllByRole('option', { hidden: true }).map((option) => option.textContent)).toEqual([
      'Private network (VPC)Page',
      'snapshot',
    ]);
  });

  test('a word that finds no answer is counted once it has stood for a while', async () => {
    ask.mockResolvedValue({ rows: [row], total: 1, lost: true });
    renderInSite(<SearchDialog frame={sampleFrame} language="en" paths={paths} ask={ask} />);
    await type('zep');
    await type('zeppelin');
    await act(() => jest.advanceTimersByTimeAsync(3_000));
    expect(ask.mock.calls.map(([{ word }, { typing }]) => [word, typing])).toEqual([
      ['zep', true],
      ['zeppelin', true],
      ['zeppelin', false],
    ]);
  });

  test('the key of one character can be switched off, and on again', () => {
    renderInSite(<SearchDialog frame={sampleFrame} language="en" paths={paths} ask={ask} />);
    const key = screen.getByRole('checkbox', { hidden: true });
    expect(key).toBeChecked();
    fireEvent.click(key);
    expect(window.localStorage.getItem('searchKeyOff')).toBe('1');
    fireEvent.click(key);
    expect(window.localStorage.getItem('searchKeyOff')).toBeNull();
  });

  test('R-10.4 an unavailable service is reported here, not by a toast that the dialog would cover', async () => {
    jest.useRealTimers();
    mockCalls({});
    renderInSite(<SearchDialog frame={sampleFrame} language="en" paths={paths} />);
    fireEvent.change(field(), { target: { value: 'ssh' } });
    expect(await screen.findByText('The search cannot be reached. Try again in a moment.')).toBeInTheDocument();
    expect(pageOutcomes.current().toasts).toEqual([]);
  });

  test('a page of the menus comes first when its name is typed, before anything is found, and Enter on it goes there', async () => {
    renderInSite(<SearchDialog frame={sampleFrame} language="en" paths={paths} ask={ask} />);
    fireEvent.change(field(), { target: { value: 'object' } });
    expect(screen.getAllByRole('option', { hidden: true }).map((each) => each.textContent)).toEqual(['Object storagePage']);
    await act(() => jest.advanceTimersByTimeAsync(300));
    expect(screen.getAllByRole('option', { hidden: true }).map((each) => each.querySelector('b')?.textContent)).toEqual([
      'Object storage',
      'Connect with SSH',
    ]);
    press('ArrowDown');
    expect(chosen()).toBe('Object storage');
    expect(screen.getAllByRole('option', { hidden: true })[0]).toHaveAttribute('href', '/product/oss');
  });

  test('a currency that is typed is chosen for every page, whatever is found', async () => {
    ask.mockResolvedValue({ rows: [], total: 0, nearest: [] });
    const reload = jest.spyOn(leavePage, 'reload').mockReturnValue(undefined);
    renderInSite(<SearchDialog frame={sampleFrame} language="en" paths={paths} ask={ask} />);
    await type('港币');
    expect(screen.queryByText('Did you mean')).toBeNull();
    press('ArrowDown');
    fireEvent.submit(screen.getByRole('search', { hidden: true }));
    expect(window.localStorage.getItem('currency')).toContain('HKD');
    expect([reload.mock.calls.length, requestedOverlay.current()]).toEqual([1, null]);
    reload.mockRestore();
  });

  test('another language leads to this page in it', async () => {
    renderInSite(<SearchDialog frame={sampleFrame} language="en" paths={paths} ask={ask} />);
    await type('japanese');
    expect(screen.getByText('日本語').closest('a')).toHaveAttribute('href', '/ja/doc/article/ssh-ja');
  });

  test('the look of the site changes as it is chosen, and the search closes', async () => {
    renderInSite(<SearchDialog frame={sampleFrame} language="en" paths={paths} ask={ask} />);
    await type('dark');
    fireEvent.click(screen.getByText('Dark'));
    expect([document.documentElement.getAttribute(themeAttribute), requestedOverlay.current()]).toEqual(['dark', null]);
    document.documentElement.removeAttribute(themeAttribute);
  });
});
