import { expect, jest, test } from '@jest/globals';
import type { ReactNode } from 'react';
import type { PageHead } from '#lib/page/page-head.ts';
import type { Language } from '#lib/language/languages.ts';

jest.unstable_mockModule('next/head', () => ({
  default: ({ children }: { children: ReactNode }) => <div data-testid="head">{children}</div>,
}));
const { HeadTags } = await import('#components/frame/document/head-tags.tsx');
const { renderInSite } = await import('#tests/components/render-in-site.tsx');

const head: PageHead = {
  title: 'Terms',
  description: 'In short',
  published: { en: '/doc/article/tos', ja: '/doc/article/tos' },
  indexed: true,
};

function tags(changes: Partial<PageHead>, language: Language = 'ja', draft = false): string[] {
  renderInSite(
    <HeadTags head={{ ...head, ...changes }} language={language} brand="Marlow" siteUrl="https://marlow.example" draft={draft} />,
    language,
  );
  return [...document.querySelectorAll('link,meta[name=robots]')].map((tag) =>
    [tag.getAttribute('rel'), tag.getAttribute('hreflang'), tag.getAttribute('href') ?? tag.getAttribute('content')]
      .filter(Boolean)
      .join(' '),
  );
}

test('R-1 an indexed page names itself, its published languages, its text and the default, and no language that has no text', () => {
  expect(tags({})).toEqual([
    'canonical https://marlow.example/ja/doc/article/tos',
    'alternate en https://marlow.example/doc/article/tos',
    'alternate ja https://marlow.example/ja/doc/article/tos',
    'alternate /ja/doc/article/tos.md',
    'alternate x-default https://marlow.example/doc/article/tos',
  ]);
});

test('R-1 a page that is not indexed says so and offers no alternates; a missing translation points at the English one', () => {
  expect(tags({ indexed: false }, 'zh')).toEqual(['noindex', 'canonical https://marlow.example/doc/article/tos']);
});

test('R-1 a shared link names an article or an announcement as an article, and any other page as one of the site', () => {
  const kind = (): string | null | undefined => [...document.querySelectorAll('meta[property="og:type"]')].at(-1)?.getAttribute('content');
  tags({});
  expect(kind()).toBe('website');
  document.body.replaceChildren();
  tags({ isArticle: true });
  expect(kind()).toBe('article');
});

test('R-4 a draft is never indexed', () => {
  expect(tags({}, 'en', true)[0]).toBe('noindex');
});

test('the picture that editors chose for links is named by its whole address; without one none is', () => {
  const pictures = (): (string | null)[] =>
    [...document.querySelectorAll('meta[property^="og:image"],meta[name^=twitter]')].map((tag) => tag.getAttribute('content'));
  tags({});
  expect(pictures()).toEqual([]);
  document.body.replaceChildren();
  tags({ picture: { address: '/lake/images/a.jpg?w=1200', text: 'A harbour' } });
  expect(pictures()).toEqual(['https://marlow.example/lake/images/a.jpg?w=1200', '1200', '630', 'A harbour', 'summary_large_image']);
});
