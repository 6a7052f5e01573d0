import { describe, expect, jest, test } from '@jest/globals';
import { generatedFileCall } from '#lib/discovery/generated-files.ts';
import { cachedValue } from '#lib/discovery/cached-value.ts';
import { entityTag } from '#lib/discovery/entity-tag.ts';
import { llmsText } from '#lib/discovery/llms.ts';
import { sendText } from '#lib/discovery/send-text.ts';
import { xmlText } from '#lib/discovery/xml.ts';
import { ContentUnavailableError } from '#lib/content/content-unavailable.ts';

const siteUrl = 'https://www.marlow.example';

test('a text for XML escapes its marks and leaves out what XML cannot hold', () => {
  expect(xmlText(`a<b>&"'\u0000\u000bc`)).toBe('a&lt;b&gt;&amp;&quot;&#39;c');
});

test('language models get pages with their titles', () => {
  const text = llmsText([{ title: 'Snapshots [new]', published: { en: '/doc/article/snapshots' }, editedAtMs: null }], {
    siteUrl,
    brand: 'Marlow',
    tagline: 'Two harbours',
  });
  expect(text).toContain('# Marlow\n\n> Two harbours');
  expect(text).toContain('- [Snapshots  new ](https://www.marlow.example/doc/article/snapshots.md)');
  expect(text).toContain('- [Model Context Protocol endpoint, read-only](https://www.marlow.example/api/mcp)');
  expect(text).toContain('- [简体中文](https://www.marlow.example/zh.md)');
  expect(text).not.toContain('Campaigns');
  const own = { title: 'Move to us', published: { en: '/activity/move-to-us' }, editedAtMs: null };
  expect(llmsText([own], { siteUrl, brand: 'Marlow', tagline: null })).toContain(
    '## Campaigns and guides\n\n- [Move to us](https://www.marlow.example/activity/move-to-us.md)\n\n## Documentation',
  );
});

test.each([
  ['/robots.txt', '/api/robots'],
  ['/sitemap.xml', '/api/sitemap'],
  ['/sitemap-2.xml', '/api/sitemap?part=2'],
  ['/feed.xml', '/api/feed?language=en&filter=all'],
  ['/zh/feed.xml', '/api/feed?language=zh&filter=all'],
  ['/doc/announce/notice/feed.xml', '/api/feed?language=en&filter=notice'],
  ['/ja/doc/announce/activity/feed.xml', '/api/feed?language=ja&filter=activity'],
  ['/zh/doc/article/feed.xml', '/api/feed?language=zh&filter=legal'],
  ['/doc/article/tos/feed.xml', null],
  ['/doc/announce/all/feed.xml', null],
  ['/doc/article/tos.md', '/api/article-markdown?language=en&slug=tos'],
  ['/ja/doc/article/tos/versions/2.md', '/api/article-markdown?language=ja&slug=tos&version=2'],
  ['/doc/article/tos/versions/0.md', null],
  ['/doc/article/a%26b.md', null],
  ['/doc/article/.md', null],
  ['/doc/announce/detail/a.md', null],
  ['/sitemap-0.xml', null],
  ['/sitemap-1000.xml', null],
  ['/constructor', null],
  ['/other.txt', null],
  ['/fr/feed.xml', null],
  ['/en/feed.xml', null],
])('%s is made of content by %s', (path, call) => {
  expect(generatedFileCall(path)).toBe(call);
});

describe('a cached value', () => {
  test('is computed once for a burst and again a minute later', async () => {
    let nowMs = 0;
    const make = jest.fn(async () => nowMs);
    const kept = cachedValue(make, { now: () => nowMs });
    await Promise.all([kept.read(), kept.read()]);
    nowMs = 59_999;
    expect(await kept.read()).toBe(0);
    nowMs = 60_000;
    expect(await kept.read()).toBe(60_000);
    expect(make).toHaveBeenCalledTimes(2);
  });

  test('serves the last one while it cannot be made, and throws where there never was one', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    let nowMs = 0;
    const answers = [async () => 'first', async () => Promise.reject(new Error('away'))];
    const kept = cachedValue(() => (answers.shift() ?? (async () => 'never'))(), { now: () => nowMs });
    expect(await kept.read()).toBe('first');
    nowMs = 60_000;
    expect(await kept.read()).toBe('first');
    await expect(cachedValue(async () => Promise.reject(new Error('away'))).read()).rejects.toThrow('away');
  });
});

describe('a text that is sent', () => {
  const answer = (ifNoneMatch?: string) => ({
    req: { headers: { 'if-none-match': ifNoneMatch } },
    setHeader: jest.fn(),
    writeHead: jest.fn(),
    end: jest.fn(),
  });

  test('is 503 with retry-after while the content is unavailable', async () => {
    const response = answer();
    await sendText(response, 'xml', () => Promise.reject(new ContentUnavailableError(new Error('refused'))));
    expect(response.writeHead).toHaveBeenCalledWith(503);
    expect(response.setHeader).toHaveBeenCalledWith('Retry-After', '60');
  });

  test('of a page names that page, and is as fresh as one', async () => {
    const response = answer();
    await sendText(response, 'markdown', async () => ({ kind: 'text', text: '# A', page: 'https://www.marlow.example/a' }));
    expect(response.setHeader.mock.calls).toEqual([
      ['Content-Type', 'text/markdown; charset=utf-8'],
      ['Cache-Control', 's-maxage=1, stale-while-revalidate=1'],
      ['Link', '<https://www.marlow.example/a>; rel="canonical"'],
      ['ETag', entityTag('# A')],
    ]);
    expect(response.end).toHaveBeenCalledWith('# A');
  });

  test('is not sent again to who has it', async () => {
    const response = answer(`"other", ${entityTag('# A')}`);
    await sendText(response, 'plain', async () => '# A');
    expect([response.writeHead.mock.calls, response.end.mock.calls]).toEqual([[[304]], [['']]]);
    const changed = answer(entityTag('# A'));
    await sendText(changed, 'plain', async () => '# B');
    expect([changed.writeHead.mock.calls, changed.end.mock.calls]).toEqual([[[200]], [['# B']]]);
  });

  test.each([
    [true, 308],
    [false, 307],
  ])('that moved (for good: %s) redirects with %i', async (permanent, status) => {
    const response = answer();
    await sendText(response, 'markdown', async () => ({ kind: 'redirect', to: '/doc/article/new.md', permanent }));
    expect(response.setHeader).toHaveBeenCalledWith('Location', '/doc/article/new.md');
    expect(response.writeHead).toHaveBeenCalledWith(status);
  });

  test('is 404 where there is none, and an internal fault is not hidden', async () => {
    const response = answer();
    await sendText(response, 'xml', async () => null);
    expect(response.writeHead).toHaveBeenCalledWith(404);
    await expect(sendText(answer(), 'xml', () => Promise.reject(new Error('bug')))).rejects.toThrow('bug');
  });
});
