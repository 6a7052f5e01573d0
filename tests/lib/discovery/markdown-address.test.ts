import { expect, test } from '@jest/globals';
import { pageOfMarkdown } from '#lib/discovery/markdown-address.ts';
import { markdownOfPage } from '#lib/discovery/markdown-of-page.ts';

test.each(['/', '/about', '/zh', '/ja/doc/announce/detail/first', '/doc/article/tos/versions/1'])(
  'the text of %s is at an address of its own',
  (page) => {
    expect(pageOfMarkdown(markdownOfPage(page))).toBe(page);
  },
);

test.each([
  ['/about', 'the page itself'],
  ['/fr/about.md', 'R-1.4: no language'],
  ['/readme.md', 'R-1.4: no section'],
  ['/.md', 'no page'],
  ['/api/catalogue.md', 'no page'],
  ['/ucenter/console.md', 'no page'],
  ['/en/about.md', 'another spelling'],
  ['/about/.md', 'another spelling'],
  ['/about.html.md', 'another spelling'],
  ['/zh/about%.md', 'malformed'],
  ['/about.md.md', 'a text'],
  ['/doc/article/tos.md.md.md', 'a text'],
  ['/doc/search/readme.md', 'what somebody searches'],
  ['/ja/doc/search/readme.md', 'what somebody searches'],
])('%s is the address of no text: %s', (path) => {
  expect(pageOfMarkdown(path)).toBeNull();
});
