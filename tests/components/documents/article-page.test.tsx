import { beforeAll, expect, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { sampleArticle } from '#components/documents/article-page.examples.tsx';
import { ArticleTable } from '#components/documents/article-table.tsx';
import { ArticlePage } from '#components/documents/article-page.tsx';
import { renderInSite } from '#tests/components/render-in-site.tsx';

// the body is loaded by the first test that shows one, and cached from then on
beforeAll(async () => {
  renderInSite(<ArticlePage article={sampleArticle} legalLinks={[]} language="en" />);
  await screen.findByRole('heading', { name: /Availability/ });
  cleanup();
});

test('headings are numbered and can be linked to', () => {
  renderInSite(<ArticlePage article={sampleArticle} legalLinks={[]} language="en" />);
  expect(screen.getByRole('heading', { name: /1\s*Availability/ })).toHaveAttribute('id', 'section-1');
  expect(screen.getByRole('heading', { name: /2\s*Credit/ })).toHaveAttribute('id', 'section-2');
});

test('a missing translation shows the English text as English, with a notice in the language of the page', () => {
  const { container } = renderInSite(<ArticlePage article={sampleArticle} legalLinks={[]} language="ja" />, 'ja');
  expect(screen.getByText('この文書の日本語版はまだありません。以下は英語の原文です。')).toBeInTheDocument();
  expect(screen.getByText('The share of minutes in a calendar month.').closest('[lang]')).toHaveAttribute('lang', 'en');
  expect(container.querySelector('article')).not.toHaveAttribute('lang');
  expect(screen.getByText('2026年10月1日')).toBeInTheDocument();
});

test('a former version says so and leads to the one in force', () => {
  const former = { ...sampleArticle, version: 1, standing: 'former' as const };
  renderInSite(<ArticlePage article={former} legalLinks={[]} language="zh" />, 'zh');
  expect(screen.getByText('此版本已失效。')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '阅读现行版本' })).toHaveAttribute('href', '/zh/doc/article/sla');
});

test('a picture has its words for those who cannot see it, and a caption below', () => {
  const picture = {
    _type: 'picture' as const,
    _key: 'p',
    src: '/images/a.png',
    widthPx: 680,
    heightPx: 383,
    alt: 'Two servers behind one',
    caption: 'Visitors see one.',
    full: null,
  };
  renderInSite(<ArticlePage article={{ ...sampleArticle, body: [picture] }} legalLinks={[]} language="en" />);
  expect(screen.getByRole('img', { name: 'Two servers behind one' })).toHaveAttribute('width', '680');
  expect(screen.getByText('Visitors see one.').tagName).toBe('FIGCAPTION');
});

test('the history links every version but the one that is shown', () => {
  renderInSite(<ArticlePage article={sampleArticle} legalLinks={[]} language="en" />);
  expect(screen.getByRole('link', { name: 'Read version 1' })).toHaveAttribute('href', '/doc/article/sla/versions/1');
  expect(screen.queryByRole('link', { name: 'Read version 2' })).toBeNull();
});

test('R-4.1 what changed since the version before can be read below its headings, and what is wrong stands beside the text', async () => {
  renderInSite(<ArticlePage article={sampleArticle} legalLinks={[]} language="zh" />, 'zh');
  const changes = (await screen.findByText('与第 1 版相比的变更')).closest('details');
  expect(changes?.querySelector('h3')).toHaveTextContent('Credit');
  expect(changes?.querySelector('p')).toHaveTextContent('You get back 删除： 5新增： 10 percent of the month.');
  expect([...(changes?.querySelectorAll('ins, del') ?? [])].map(({ tagName }) => tagName)).toEqual(['DEL', 'INS']);
  expect(changes?.querySelector('p')).toHaveAttribute('lang', 'en');
  expect(screen.getByRole('heading', { name: '更正' })).toBeInTheDocument();
  expect(screen.getByText('2026年10月12日')).toHaveAttribute('datetime', '2026-10-12');
});

test('R-4.1 a text that comes into force at a time of day says so with its zone', () => {
  const coming = {
    ...sampleArticle,
    effectiveDate: '2027-01-01',
    effectiveTime: '09:00',
    effectiveZone: 'Asia/Tokyo',
    standing: 'coming' as const,
  };
  renderInSite(<ArticlePage article={coming} legalLinks={[]} language="en" />);
  expect(screen.getByText('This version comes into force on 1 January 2027, 09:00 Japan Standard Time.')).toBeInTheDocument();
  expect(screen.getByText('1 January 2027, 09:00 Japan Standard Time')).toHaveAttribute('datetime', '2027-01-01T09:00');
});

test('R-4.1 the version in force says that another one is coming, from when, and leads to the next of them', () => {
  const [shown] = sampleArticle.history;
  if (!shown) throw new Error('the sample has a version');
  const coming = (version: number, effectiveDate: string) => ({
    ...shown,
    version,
    effectiveDate,
    standing: 'coming' as const,
    href: `/doc/article/terms/versions/${version}`,
  });
  const history = [coming(9, '2027-06-01'), coming(8, '2027-01-01'), { ...shown, standing: 'in-force' as const }];
  const article = { ...sampleArticle, legal: true, standing: 'in-force' as const, history };
  const { unmount } = renderInSite(<ArticlePage article={article} legalLinks={[]} language="en" />);
  const notice = screen.getByText(/^A new version comes into force on 1 January 2027\./);
  expect(within(notice).getByRole('link', { name: 'Read version 8' })).toHaveAttribute('href', '/doc/article/terms/versions/8');
  unmount();
  renderInSite(<ArticlePage article={{ ...article, history: history.slice(2) }} legalLinks={[]} language="en" />);
  expect(screen.queryByText(/^A new version comes into force/)).toBeNull();
});

test('a version that differs in its facts alone says that its text is the same', async () => {
  const same = { ...sampleArticle, changes: { since: 1, sections: [] }, errata: [] };
  renderInSite(<ArticlePage article={same} legalLinks={[]} language="en" />);
  expect(await screen.findByText('Nothing in the text changed.')).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Corrections' })).toBeNull();
});

test('the open text is marked among the legal texts', () => {
  const links = [
    { label: 'Terms', href: '/doc/article/tos' },
    { label: 'SLA', href: '/doc/article/sla' },
  ];
  renderInSite(<ArticlePage article={sampleArticle} legalLinks={links} language="en" />);
  expect(screen.getByRole('link', { name: 'SLA' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Terms' })).not.toHaveAttribute('aria-current');
});

test.each([
  ['en', 'Terminal'],
  ['zh', '终端'],
  ['ja', 'ターミナル'],
] as const)('in %s a block of code is named %s, scrolls by keyboard and is not translated', (language, name) => {
  renderInSite(<ArticlePage article={{ ...sampleArticle, language }} legalLinks={[]} language={language} />, language);
  const code = screen.getByRole('group', { name });
  expect(code).toHaveAttribute('tabindex', '0');
  expect(code).toHaveTextContent('date -u');
  expect(code.querySelector('code')?.closest('[translate=no]')).toHaveTextContent('date -u');
});

test('a table is named by its head, and an empty cell of the head is no heading', () => {
  const rows = [{ cells: ['Affected', ''] }, { cells: ['Region', 'Los Angeles-1'] }];
  renderInSite(<ArticleTable rows={rows} name="Table" language="en" />);
  expect(screen.getByRole('group', { name: 'Affected' })).toHaveAttribute('tabindex', '0');
  expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(['Affected']);
});

test('steps that a block of code interrupts are one list, which counts on', () => {
  const step = (key: string) => ({
    _type: 'block' as const,
    _key: key,
    style: 'normal' as const,
    listItem: 'number' as const,
    level: 1,
    markDefs: [],
    children: [{ _type: 'span' as const, text: `Step ${key}`, marks: [] }],
  });
  const body = [step('a'), step('b'), { _type: 'code' as const, _key: 'c', language: 'bash' as const, code: 'date' }, step('d')];
  renderInSite(<ArticlePage article={{ ...sampleArticle, body }} legalLinks={[]} language="en" />);
  expect(screen.getByText('Step a').closest('ol')).not.toHaveAttribute('start');
  expect(screen.getByText('Step d').closest('ol')).toHaveAttribute('start', '3');
});

test('a short command in a sentence stays on one line, a long path may break', () => {
  const span = (text: string, marks = ['code']) => ({ _type: 'span' as const, text, marks });
  const body = [
    {
      _type: 'block' as const,
      _key: 'a',
      style: 'normal' as const,
      markDefs: [],
      children: [span('xfs_growfs /'), span(', ', []), span('/etc/ssh/sshd_config.d/10-keys-only.conf')],
    },
  ];
  renderInSite(<ArticlePage article={{ ...sampleArticle, body }} legalLinks={[]} language="en" />);
  expect(screen.getByText('xfs_growfs /')).toHaveClass('short-code');
  expect(screen.getByText('/etc/ssh/sshd_config.d/10-keys-only.conf')).not.toHaveClass('short-code');
});

test('a legal text lists its sections beside it, as a text of rules is cited by section', () => {
  const { container } = renderInSite(<ArticlePage article={sampleArticle} legalLinks={[]} language="en" />);
  // one list beside the text and one above it, of which the width of the window shows one
  const lists = [...container.querySelectorAll('nav[aria-label="On this page"]')];
  const fragments = lists.map((list) => [...list.querySelectorAll('a')].map((link) => link.getAttribute('href')));
  expect(fragments).toEqual([
    ['#section-1', '#section-2'],
    ['#section-1', '#section-2'],
  ]);
});
