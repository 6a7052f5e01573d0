import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { ArticleTable } from '#components/documents/article-table.tsx';
import { renderInSite } from '#tests/components/render-in-site.tsx';

const hint = 'Scroll sideways for the other columns';
const rows = [{ cells: ['Size', 'Los Angeles', 'Tokyo'] }, { cells: ['50 GiB', '$2.40', '$3.60'] }];

test('a table of three columns is reached by keys, named by its head, and says that it scrolls', () => {
  renderInSite(<ArticleTable rows={rows} name="Table" language="en" />);
  expect(screen.getByRole('group', { name: 'Size, Los Angeles, Tokyo' })).toHaveAttribute('tabindex', '0');
  expect(screen.getByText(hint)).toHaveAttribute('aria-hidden', 'true');
});

test('labels with commas of their own are told apart', () => {
  renderInSite(<ArticleTable rows={[{ cells: ['容量', 'SSD，洛杉矶一区', 'NVMe，洛杉矶一区'] }]} name="表格" language="zh" />, 'zh');
  expect(screen.getByRole('group', { name: '容量；SSD，洛杉矶一区；NVMe，洛杉矶一区' })).toBeInTheDocument();
});

test('a table of two columns fits a phone and says nothing', () => {
  renderInSite(<ArticleTable rows={rows.map(({ cells }) => ({ cells: cells.slice(0, 2) }))} name="Table" language="en" />);
  expect(screen.getAllByRole('columnheader')).toHaveLength(2);
  expect(screen.queryByText(hint)).toBeNull();
});

test('amounts end at their decimal points: a cell names what it lacks, which is no text of it', () => {
  const prices = [{ cells: ['Traffic', 'USD'] }, { cells: ['Outbound', '$0.010'] }, { cells: ['Inbound', '$0'] }];
  renderInSite(<ArticleTable rows={prices} name="Table" language="en" />);
  expect(screen.getByRole('columnheader', { name: 'USD' })).toHaveClass('amount');
  expect(screen.getByRole('cell', { name: '$0' })).toHaveAttribute('data-decimals', '.000');
  expect(screen.getByRole('cell', { name: '$0.010' })).toHaveAttribute('data-decimals', '');
  expect(screen.getByRole('cell', { name: 'Inbound' })).not.toHaveClass('amount');
});

test('short amounts in three currencies fit a phone beside their names; longer ones, and words, scroll', () => {
  const hintsOf = (...cells: string[]): number => {
    const table = [{ cells: ['Traffic', 'USD', 'HKD', 'JPY'] }, { cells: ['Outbound', ...cells] }];
    const { unmount } = renderInSite(<ArticleTable rows={table} name="Table" language="en" />);
    const found = screen.queryAllByText(hint).length;
    unmount();
    return found;
  };
  expect(hintsOf('$0.010', 'HK$0.08', '¥1.5')).toBe(0);
  expect(hintsOf('$0.010', 'HK$12,000.00', '¥1.5')).toBe(1);
  expect(hintsOf('$0.010', 'none', '¥1.5')).toBe(1);
});
