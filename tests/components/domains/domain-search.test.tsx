import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { answerTo, asked, draw, field, found, rows, search, texts } from './search-under-test.tsx';

afterEach(async () => {
  jest.restoreAllMocks();
  window.history.replaceState(null, '', '/');
  await act(async () => document.documentElement.removeAttribute('data-currency'));
});

describe('R-5.14 the search for a domain', () => {
  test('starts with the general suffixes chosen, and shows each answer with its prices', async () => {
    draw();
    await search('https://www.saltmarsh.com/');
    expect(asked).toEqual([{ names: ['saltmarsh.com', 'saltmarsh.net'], again: false }]);
    expect(texts().map((row) => row.slice(0, 18))).toEqual(['✓saltmarsh.comFree', '✓saltmarsh.netFree']);
    for (const text of ['$11.20', 'then $13.60 a year', 'Transfer $13.60', 'Restore after expiry $92.00'])
      expect(texts()[0]).toContain(text);
  });

  test('a premium name has its own prices, and none of the suffix', async () => {
    draw();
    await search('premium-reed');
    expect(texts()[0]).toContain('Premium');
    expect(texts()[0]).toContain('$2,400.00');
    expect(texts()[0]).toContain('then $480.00 a year');
    expect(texts()[0]).not.toContain('$11.20');
  });

  test('a premium name that is not sold in the currency of the page has its prices in the others, and a way there', async () => {
    document.documentElement.setAttribute('data-currency', 'JPY');
    draw();
    await search('premium-reed');
    expect(texts()[0]?.split('Not sold in this currency')).toHaveLength(2);
    expect(texts()[0]).toContain('In USD: $2,400.00 for the first year, then $480.00 a year');
    expect(screen.queryByRole('link', { name: 'Register premium-reed.com' })).toBeNull();
    const [toDollars] = screen.getAllByRole('button', { name: 'Show prices in USD' });
    await act(async () => void fireEvent.click(toDollars ?? document.body));
    expect(texts()[0]).toContain('$2,400.00 first year');
    expect(screen.getByRole('link', { name: 'Register premium-reed.com' })).toBeInTheDocument();
  });

  test('a taken name has the usual prices, and others are offered; one that is chosen is beside it and has the focus', async () => {
    draw();
    await search('taken-reed.com');
    expect(texts()[0]).toContain('Taken');
    expect(texts()[0]).toContain(
      'Usual prices under .com:First year $11.20Renewal, per year $13.60Transfer $13.60Restore after expiry $92.00',
    );
    expect(screen.queryByRole('link', { name: /^Register/ })).toBeNull();
    await act(async () => void fireEvent.click(within(rows()[0] ?? document.body).getByRole('button', { name: 'taken-reed.jp' })));
    expect(asked.at(-1)).toEqual({ names: ['taken-reed.jp'], again: false });
    expect(rows().map((row) => row.querySelector('b')?.textContent)).toEqual(['taken-reed.com', 'taken-reed.jp', 'taken-reed.net']);
    expect(rows()[1]).toHaveFocus();
    expect(field()).toHaveValue('taken-reed.com');
  });

  test('of several taken names with one label the first alone offers others', async () => {
    draw();
    await search('taken-reed');
    expect(rows().map((row) => within(row).queryAllByRole('button').length > 0)).toEqual([true, false]);
  });

  test('an unknown name says why, has the usual prices, and is looked up anew on request', async () => {
    draw();
    await search('unknown-reed');
    expect(texts()[0]).toContain('Unknown');
    expect(texts()[0]).toContain('No answer came in time.');
    expect(texts()[0]).not.toContain('Free');
    expect(texts()[0]).toContain('Usual prices under .com:First year $11.20');
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try again: unknown-reed.com' })));
    expect(asked.at(-1)).toEqual({ names: ['unknown-reed.com'], again: true });
    expect(rows().map((row) => row.dataset.state)).toEqual(['free', 'unknown']);
  });

  test('answers come one by one: a slow name does not hold a quick one', async () => {
    let answerSlow: () => void = () => undefined;
    draw(async (names) => {
      const [first = '', ...rest] = names;
      if (rest.length > 0) return found({ answers: [answerTo(first)], pending: rest, example: false });
      return new Promise((resolve) => (answerSlow = () => resolve(found({ answers: [answerTo(first)], pending: [], example: false }))));
    });
    await search('reed');
    expect(rows().map((row) => row.dataset.state)).toEqual(['free', 'asking']);
    expect(screen.getByText('1 of 2 names answered')).toBeInTheDocument();
    await act(async () => answerSlow());
    expect(rows().map((row) => row.dataset.state)).toEqual(['free', 'free']);
    expect(screen.getAllByRole('status')[0]?.textContent).toBe('2 of 2 names answered');
  });

  test('a call that fails leaves its names unknown', async () => {
    draw(async () => ({ ok: false, kind: 'busy', reason: 'network', status: null, text: null }));
    await search('reed');
    expect(rows().map((row) => row.dataset.state)).toEqual(['unknown', 'unknown']);
  });

  test('answers of a sandbox are called examples, those of a registrar are not', async () => {
    const { unmount } = draw(async (names) => found({ answers: names.map((name) => answerTo(name)), pending: [], example: true }));
    await search('reed');
    const notice = screen.getByText('These answers are examples');
    expect(notice.compareDocumentPosition(rows()[0] ?? document.body)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    unmount();
    draw();
    await search('reed');
    expect(screen.queryByText('These answers are examples')).toBeNull();
  });

  test('what the registry asks of a buyer is beside the price', async () => {
    draw();
    await search('reed.jp');
    const row = texts().find((text) => text.includes('reed.jp'));
    expect(row).toContain('Local presence');
    expect(row).toContain('.jp: For people and organisations with a postal address in Japan.');
  });

  test('a name in another script shows both forms, its warning, and its other Chinese form', async () => {
    draw();
    await search('аррӏе.com 盐湖.com');
    expect(texts()[0]).toContain('Looked up as xn--80ak6aa92e.com');
    expect(texts()[0]).toContain('Looks like “apple” in Latin letters.');
    expect(screen.getAllByRole('button', { name: '鹽湖.com' }).length).toBeGreaterThan(0);
  });

  test('an older answer says its age', async () => {
    draw();
    await search('old-reed');
    expect(texts()[0]).toContain('2 min ago');
  });

  test('an answer grows old on the page', async () => {
    jest.useFakeTimers();
    draw();
    await search('reed');
    expect(texts()[0]).not.toContain('ago');
    await act(async () => jest.advanceTimersByTimeAsync(70_000));
    expect(texts()[0]).toContain('1 min ago');
    jest.useRealTimers();
  });

  test('names that can be registered can be shown alone', async () => {
    draw();
    await search('reed tide taken-mud');
    expect(rows()).toHaveLength(6);
    await act(async () => void fireEvent.click(screen.getByRole('checkbox', { name: 'Only names that can be registered' })));
    expect(rows().map((row) => row.dataset.state)).toEqual(['free', 'free', 'free', 'free']);
  });

  test('that none of them can be registered is said in a status that was there before', async () => {
    draw();
    await search('taken-reed taken-tide taken-mud');
    const status = document.querySelector('p[role=status]');
    expect(status).toBeEmptyDOMElement();
    await act(async () => void fireEvent.click(screen.getByRole('checkbox', { name: 'Only names that can be registered' })));
    expect(status).toHaveTextContent('None of the names answered so far can be registered.');
  });
});
