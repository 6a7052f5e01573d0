import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { sampleSuffixes } from '#components/domains/domain-page.examples.tsx';
import { DomainSearch } from '#components/domains/domain-search.tsx';
import type { DomainAnswer } from '#lib/contracts/calls/domain-calls.ts';
import { searchRules } from '#lib/domains/search-rules.ts';
import type { AskDomains, DomainFindings } from '#lib/domains/domain-answers.ts';
import { renderInSite } from '#tests/components/render-in-site.tsx';

afterEach(async () => {
  jest.restoreAllMocks();
  window.history.replaceState(null, '', '/');
  await act(async () => document.documentElement.removeAttribute('data-currency'));
});

const premium = { firstYearMinor: 240_000, renewalMinor: 48_000, transferMinor: 48_000, restoreMinor: 12_000 };
const asked: { names: readonly string[]; again: boolean }[] = [];

/** The answer that a name asks for by its beginning; free for any other. */
function answerTo(name: string, again = false): DomainAnswer {
  const base = { name, ageSeconds: name.startsWith('old') ? 125 : 0, variants: name.startsWith('xn--') ? ['鹽湖.com'] : [] };
  if (name.startsWith('taken')) return { ...base, state: 'taken' };
  if (name.startsWith('premium')) return { ...base, state: 'premium', prices: { USD: premium, HKD: premium, JPY: null } };
  if (name.startsWith('unknown') && !again) return { ...base, state: 'unknown', reason: 'timeout' };
  return { ...base, state: 'free' };
}

const found = (message: DomainFindings) => ({ ok: true as const, message });
const answerAll: AskDomains = async (names, again) => {
  asked.push({ names, again });
  return found({ answers: names.map((name) => answerTo(name, again)), pending: [], example: false });
};
const draw = (ask: AskDomains = answerAll) => {
  asked.splice(0);
  return renderInSite(<DomainSearch groups={sampleSuffixes} language="en" ask={ask} load={() => searchRules} />);
};
const field = (): HTMLElement => screen.getByRole('textbox', { name: 'Names to look up' });
const search = async (name: string): Promise<void> => {
  fireEvent.change(field(), { target: { value: name } });
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Search' })));
};
const rows = (): readonly HTMLElement[] => screen.getAllByRole('listitem').filter((row) => row.hasAttribute('data-state'));
const texts = (): readonly string[] => rows().map((row) => row.textContent ?? '');

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
    draw(async () => ({ ok: false, kind: 'busy', because: 'network', status: null, text: null }));
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

  test('an address below an ending that is not sold is named, and its label is looked up', async () => {
    draw();
    await search('https://www.bbc.co.uk/news');
    expect(texts().map((text) => text.slice(1, 8))).toEqual(['bbc.com', 'bbc.net']);
    expect(screen.getByText(/bbc\.co\.uk\/news – \.co\.uk is not sold here\. “bbc” is looked up/)).toBeInTheDocument();
  });

  test('a search whose rules do not load says so, and the next one tries again', async () => {
    let fails = true;
    renderInSite(
      <DomainSearch
        groups={sampleSuffixes}
        language="en"
        ask={answerAll}
        load={async () => {
          if (fails) throw new Error('offline');
          return searchRules;
        }}
      />,
    );
    await search('reed');
    expect(screen.getByRole('alert').textContent).toContain('The search could not be loaded.');
    fails = false;
    await search('reed');
    expect(rows()).toHaveLength(2);
  });

  test('one that cannot be looked up is listed with its reason beside the others', async () => {
    draw();
    await search('reed salt_marsh');
    expect(rows()).toHaveLength(2);
    expect(screen.getByText(/salt_marsh – Use letters/)).toBeInTheDocument();
  });

  test('follows the suffixes that are ticked, and says when none is left', async () => {
    draw();
    await search('saltmarsh');
    await act(async () => void fireEvent.click(screen.getByRole('checkbox', { name: '.jp' })));
    expect(rows()).toHaveLength(3);
    expect(asked.at(-1)).toEqual({ names: ['saltmarsh.jp'], again: false });
    for (const name of ['.com', '.net', '.jp']) fireEvent.click(screen.getByRole('checkbox', { name }));
    expect(screen.getByRole('alert').textContent).toBe('Choose at least one suffix.');
    expect(field().getAttribute('aria-invalid')).toBe('false');
  });

  test('says what is wrong beside the field, keeps what was typed and puts the focus there', async () => {
    draw();
    await search('salt_marsh!');
    expect(screen.getByRole('alert').textContent).toContain('letters, digits and hyphens');
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue('salt_marsh!');
    expect(field()).toHaveAccessibleDescription(/letters, digits and hyphens only.*Enter searches/);
    expect(asked).toEqual([]);
  });

  test('Enter searches, and Shift and Enter, an input method and a paste make lines, which stay', async () => {
    draw();
    const paste = createEvent.paste(field(), { clipboardData: { getData: () => 'reed.com\r\ntide.com\n' } });
    fireEvent(field(), paste);
    expect(paste.defaultPrevented).toBe(false);
    expect(field()).toHaveAttribute('rows', '1');
    fireEvent.change(field(), { target: { value: 'reed.com\ntide.com' } });
    expect(field()).toHaveAttribute('rows', '2');
    for (const key of [{ shiftKey: true }, { isComposing: true }, { keyCode: 229 }]) fireEvent.keyDown(field(), { key: 'Enter', ...key });
    expect(asked).toEqual([]);
    await act(async () => void fireEvent.keyDown(field(), { key: 'Enter' }));
    expect(asked.map(({ names }) => names)).toEqual([['reed.com', 'reed.net', 'tide.com', 'tide.net']]);
    expect(field()).toHaveValue('reed.com\ntide.com');
    fireEvent.change(field(), { target: { value: 'a\nb\nc\nd\ne\nf\ng' } });
    expect(field()).toHaveAttribute('rows', '5');
  });

  test('of several names each has its answers under it, with one that was chosen among those offered', async () => {
    draw();
    await search('taken-reed\ntide\nmarsh');
    const under = (name: string) => within(screen.getByRole('region', { name })).getAllByRole('listitem');
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['taken-reed', 'tide']),
    );
    const nameOf = (row: HTMLElement): string | null | undefined => row.querySelector('b')?.textContent;
    expect(under('tide').map(nameOf)).toEqual(['tide.com', 'tide.net']);
    const [offered] = within(under('taken-reed')[0] ?? document.body).getAllByRole('button');
    await act(async () => void fireEvent.click(offered ?? document.body));
    expect(under('taken-reed')).toHaveLength(3);
    await act(async () => void fireEvent.click(screen.getByRole('checkbox', { name: 'Only names that can be registered' })));
    expect(under('tide')).toHaveLength(2);
  });

  test('names with one answer each, and the answers to one name, are one list', async () => {
    draw();
    await search('reed');
    expect(screen.queryByRole('region', { name: 'reed' })).toBeNull();
  });

  test('takes a name from its address', async () => {
    window.history.replaceState(null, '', '/product/domain?name=saltmarsh');
    await act(async () => void draw());
    expect(rows()).toHaveLength(2);
  });
});

describe('R-5.14 results that are below the window', () => {
  const scrolled = jest.fn();
  const below = (bottom: number): void => {
    scrolled.mockReset();
    Element.prototype.scrollIntoView = scrolled;
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ ...new DOMRect(), bottom });
  };
  const loaded = (): Promise<unknown> => act(() => import('#components/domains/bring-into-view.ts'));
  const results = (): HTMLElement => screen.getByRole('heading', { name: 'Results' });

  test('come into view after each search with the focus, and where they are in view nothing moves', async () => {
    below(window.innerHeight + 200);
    draw();
    await search('reed');
    await waitFor(() => expect(scrolled).toHaveBeenCalledTimes(1));
    expect(results()).toHaveFocus();
    await search('reed');
    await waitFor(() => expect(scrolled).toHaveBeenCalledTimes(2));
    below(window.innerHeight / 2);
    field().focus();
    await search('tide');
    await loaded();
    expect(scrolled).not.toHaveBeenCalled();
    expect(field()).toHaveFocus();
  });

  test('do so for a name of the address too, without the focus, and not by a suffix that is chosen', async () => {
    below(window.innerHeight + 200);
    window.history.replaceState(null, '', '/product/domain?name=saltmarsh');
    await act(async () => void draw());
    await waitFor(() => expect(scrolled).toHaveBeenCalledTimes(1));
    expect(results()).not.toHaveFocus();
    await act(async () => void fireEvent.click(screen.getByRole('checkbox', { name: '.jp' })));
    await loaded();
    expect(scrolled).toHaveBeenCalledTimes(1);
  });

  test('stay where they are while there are none', async () => {
    below(window.innerHeight + 200);
    draw();
    await search('salt_marsh!');
    await act(async () => void fireEvent.change(field(), { target: { value: 'saltmarsh' } }));
    await loaded();
    expect(scrolled).not.toHaveBeenCalled();
    expect(field()).toHaveFocus();
  });
});
