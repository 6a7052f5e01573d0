import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { FailedPage } from '#components/errors/failed-page.tsx';
import { NotFoundPage } from '#components/errors/not-found-page.tsx';
import { renderInSite } from '#tests/components/render-in-site.tsx';

test('R-1.5 R-1.6 the 404 page says what happened, the three causes, and links home', () => {
  renderInSite(<NotFoundPage language="en" />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This page could not be found');
  const causes = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(causes).toEqual([
    expect.stringMatching(/wrong address/i),
    expect.stringMatching(/invalid address/i),
    expect.stringMatching(/illegally submitted data/i),
  ]);
  expect(screen.getByRole('link', { name: 'Back to the home page' })).toHaveAttribute('href', '/');
});

test.each([
  ['zh', '页面不存在', '/zh'],
  ['ja', 'ページが見つかりません', '/ja'],
] as const)('the 404 page speaks %s under its prefix, and leads home and to the search', (language, title, home) => {
  renderInSite(<NotFoundPage language={language} />, language);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([home, `${home}/doc/search`]);
});

test('the page of a failure renders without loaded translations', () => {
  renderInSite(<FailedPage language="ja" />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('サーバー側で問題が発生しました');
});

describe('R-8.6 an article that cannot be opened', () => {
  afterEach(() => window.history.replaceState(null, '', '/'));

  test.each([
    ['en', '/doc/article/tos'],
    ['zh', '/zh/doc/article/wordpress'],
    ['ja', '/ja/doc/article/tos/versions/2'],
  ] as const)('says so in %s at %s, and offers to try again', (language, path) => {
    window.history.replaceState(null, '', path);
    renderInSite(<FailedPage language={language} />, language);
    const refusals: unknown = JSON.parse(readFileSync(`locales/${language}/errors-mydoc.json`, 'utf8'));
    const said = screen.getByRole('heading', { level: 1 }).textContent;
    expect(said).not.toBe('');
    expect(refusals).toMatchObject({ articleFetchFailed: expect.stringContaining(said) });
    expect(screen.getByRole('button')).toBeInTheDocument();
  });

  test('is not said of other pages, nor of the list', () => {
    window.history.replaceState(null, '', '/doc/article');
    renderInSite(<FailedPage language="en" />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Something went wrong on our side');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
