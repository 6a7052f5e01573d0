import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { act, createEvent, fireEvent, screen, within } from '@testing-library/react';
import { sampleSuffixes } from '#components/domains/domain-page.examples.tsx';
import { DomainSearch } from '#components/domains/domain-search.tsx';
import { searchRules } from '#lib/domains/search-rules.ts';
import { renderInSite } from '#tests/components/render-in-site.tsx';
import { answerAll, asked, draw, field, rows, search, texts } from './search-under-test.tsx';

afterEach(async () => {
  jest.restoreAllMocks();
  window.history.replaceState(null, '', '/');
  await act(async () => document.documentElement.removeAttribute('data-currency'));
});

describe('R-5.14 the names that are looked up', () => {
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
