import { afterEach, describe, expect, test } from '@jest/globals';
import { act, createEvent, fireEvent, screen, within } from '@testing-library/react';
import { sampleSuffixes } from '#components/domains/domain-page.examples.tsx';
import { DomainSearch } from '#components/domains/domain-search.tsx';
import type { DomainAnswer } from '#lib/contracts/calls/domain-calls.ts';
import type { AskDomains, DomainFindings } from '#lib/domains/domain-answers.ts';
import { renderInSite } from '#tests/components/render-in-site.tsx';

afterEach(async () => {
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
  return renderInSite(<DomainSearch groups={sampleSuffixes} language="en" ask={ask} />);
};
const field = (): HTMLElement => screen.getByRole('searchbox', { name: 'Names to look up' });
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

  test('a premium name that is not sold in the currency of the page says so once, and has no price', async () => {
    document.documentElement.setAttribute('data-currency', 'JPY');
    draw();
    await search('premium-reed');
    expect(texts()[0]?.split('Not sold in this currency')).toHaveLength(2);
    expect(texts()[0]).not.toMatch(/[$¥]/);
  });

  test('a taken name has no price, and others are offered; one that is chosen is looked up beside it', async () => {
    draw();
    await search('taken-reed.com');
    expect(texts()[0]).toContain('Taken');
    expect(texts()[0]).not.toContain('$');
    await act(async () => void fireEvent.click(within(rows()[0] ?? document.body).getByRole('button', { name: 'taken-reed.jp' })));
    expect(asked.at(-1)).toEqual({ names: ['taken-reed.jp'], again: false });
    expect(rows()).toHaveLength(3);
  });

  test('an unknown name says why, has no price, and is looked up anew on request', async () => {
    draw();
    await search('unknown-reed');
    expect(texts()[0]).toContain('Unknown');
    expect(texts()[0]).toContain('No answer came in time.');
    expect(texts()[0]).not.toMatch(/Free|\$/);
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
    expect(screen.getByRole('status').textContent).toBe('2 of 2 names answered');
  });

  test('a call that fails leaves its names unknown', async () => {
    draw(async () => ({ ok: false, kind: 'busy', because: 'network', status: null, text: null }));
    await search('reed');
    expect(rows().map((row) => row.dataset.state)).toEqual(['unknown', 'unknown']);
  });

  test('answers of a sandbox are called examples, those of a registrar are not', async () => {
    const { unmount } = draw(async (names) => found({ answers: names.map((name) => answerTo(name)), pending: [], example: true }));
    await search('reed');
    expect(screen.getByText('These answers are examples')).toBeInTheDocument();
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
    expect(texts()[0]).toContain('Looks like “appie” in Latin letters.');
    expect(screen.getAllByRole('button', { name: '鹽湖.com' }).length).toBeGreaterThan(0);
  });

  test('an older answer says its age', async () => {
    draw();
    await search('old-reed');
    expect(texts()[0]).toContain('2 minutes ago');
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
    expect(field().getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id);
    expect(asked).toEqual([]);
  });

  test('pasted lines become several names', () => {
    draw();
    const paste = createEvent.paste(field(), { clipboardData: { getData: () => 'reed.com\r\ntide.com\n' } });
    fireEvent(field(), paste);
    expect(field()).toHaveValue('reed.com tide.com');
    expect(paste.defaultPrevented).toBe(true);
  });

  test('takes a name from its address', async () => {
    window.history.replaceState(null, '', '/product/domain?name=saltmarsh');
    await act(async () => void draw());
    expect(rows()).toHaveLength(2);
  });
});
