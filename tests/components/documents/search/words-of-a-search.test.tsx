import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { recentSearches } from '#components/documents/search/use-recent-searches.ts';
import { draw, row, search } from './draw-search-page.tsx';

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

afterEach(() => {
  jest.useRealTimers();
  recentSearches.clear();
  window.history.replaceState(null, '', '/');
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

  test('the question of readers that a row answers is a line of its own, with its words marked and its own language', async () => {
    const { asked } = draw();
    search('money back');
    const question = { text: 'お金を返してほしい <b>', marks: [[0, 2] as [number, number]] };
    await asked[0]?.answer({ rows: [row('返金', { language: 'ja', question }), row('Refunds')], total: 2 });
    const line = screen.getByText(/^Answers the question:/);
    expect(line).toHaveTextContent('Answers the question: お金を返してほしい <b>');
    expect(line.closest('[lang]')).toHaveAttribute('lang', 'en');
    expect(line.querySelector('mark')).toHaveTextContent('お金');
    expect(line.querySelector('mark')?.closest('[lang]')).toHaveAttribute('lang', 'ja');
    expect(screen.getAllByText(/^Answers the question:/)).toHaveLength(1);
  });

  test('a word that one text has is no typing error, whatever another language’s text has instead', async () => {
    const { asked } = draw();
    search('photo');
    const rows = [row('A picture of it'), row('写真', { corrected: [{ typed: 'photo', found: 'proto' }] })];
    await asked[0]?.answer({ rows, total: 2 });
    expect(screen.getByRole('link', { name: 'A picture of it' })).toBeInTheDocument();
    expect(screen.queryByText(/Showing results for/)).toBeNull();
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
