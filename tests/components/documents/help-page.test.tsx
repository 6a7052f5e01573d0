import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { sampleHelp, sampleSurroundings } from '#components/documents/help-page.examples.tsx';
import { HelpPage } from '#components/documents/help-page.tsx';
import { renderInSite } from '#tests/components/render-in-site.tsx';

test('R-8.1 a help article shows title, update time, version, and its surroundings', () => {
  renderInSite(<HelpPage article={sampleHelp} help={sampleSurroundings} language="zh" />, 'zh');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Connect with SSH');
  expect(screen.getByText('更新于 2026年11月12日')).toHaveAttribute('datetime', '2026-11-12');
  expect(screen.getByText('版本 1')).toBeInTheDocument();
  const trail = within(screen.getByRole('navigation', { name: '当前位置' }));
  expect(trail.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/zh',
    '/zh/doc',
    '/zh/doc#servers',
    '/zh/doc#connecting',
  ]);
  expect(within(screen.getByRole('navigation', { name: '相关文章' })).getByRole('link', { current: 'page' })).toHaveTextContent(
    'Connect with SSH',
  );
  const beside = within(screen.getByRole('navigation', { name: '上一篇和下一篇' }));
  expect(beside.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/zh/doc/article/getting-started',
    '/zh/doc/article/rdp',
  ]);
});

test('the sections are listed as links to their headings, which carry no number', async () => {
  const { container } = renderInSite(<HelpPage article={sampleHelp} help={sampleSurroundings} language="en" />);
  const [list] = screen.getAllByRole('navigation', { name: 'On this page' });
  const targets = [...(list?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href') ?? '');
  expect(targets).toEqual(['#section-1', '#section-2']);
  await screen.findByRole('heading', { name: 'Credit' });
  expect(targets.map((target) => container.querySelector(target)?.textContent)).toEqual(['Availability', 'Credit']);
});

test('one version has no history, several have', () => {
  const { unmount } = renderInSite(<HelpPage article={sampleHelp} help={sampleSurroundings} language="en" />);
  expect(screen.queryByRole('heading', { name: 'History' })).toBeNull();
  unmount();
  const versions = [1, 2].map((version) => ({
    version,
    effectiveDate: '2026-01-01',
    changeNote: null,
    standing: 'former' as const,
    href: '/doc',
  }));
  renderInSite(<HelpPage article={{ ...sampleHelp, history: versions }} help={sampleSurroundings} language="en" />);
  expect(screen.getByRole('heading', { name: 'History' })).toBeInTheDocument();
});
