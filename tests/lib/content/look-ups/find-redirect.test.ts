import { describe, expect, jest, test } from '@jest/globals';
import { byPath, findRedirect, resolveRedirect as resolve } from '#lib/content/look-ups/find-redirect.ts';
import type { Language } from '#lib/language/languages.ts';
import { askOver } from '../ask-over.ts';
import { redirect } from '../sample-documents.ts';

const resolveRedirect = (rules: Parameters<typeof byPath>[0], path: string, language: Language) =>
  resolve(byPath(rules), path, language, async () => false);
const rule = (from: string, to: string, permanent = false) => ({ from, to, permanent });

describe('R-4 redirects of the content', () => {
  test('a rule for a path holds in every language', async () => {
    const rules = [rule('/doc/tos', '/doc/article/tos', true)];
    expect(await resolveRedirect(rules, '/doc/tos', 'en')).toEqual({ to: '/doc/article/tos', permanent: true });
    expect(await resolveRedirect(rules, '/doc/tos', 'zh')).toEqual({ to: '/zh/doc/article/tos', permanent: true });
  });

  test('a rule for one language’s address wins there and holds nowhere else', async () => {
    const rules = [rule('/doc/a', '/doc/b'), rule('/ja/doc/a', '/ja/doc/c')];
    expect((await resolveRedirect(rules, '/doc/a', 'ja'))?.to).toBe('/ja/doc/c');
    expect((await resolveRedirect(rules, '/doc/a', 'zh'))?.to).toBe('/zh/doc/b');
  });

  test('a target with a language, and that of a rule for one language, is taken as it is written', async () => {
    const rules = [rule('/a', '/zh'), rule('/b', '/en/c'), rule('/c', '/d'), rule('/ja/e', '/f')];
    const found = await Promise.all([
      resolveRedirect(rules, '/a', 'ja'),
      resolveRedirect(rules, '/b', 'en'),
      resolveRedirect(rules, '/e', 'ja'),
    ]);
    expect(found.map((each) => each?.to)).toEqual(['/zh', '/en/c', '/f']);
    expect((await resolveRedirect([rule('/a', '/zh'), rule('/', '/b')], '/a', 'ja'))?.to).toBe('/zh/b');
  });

  test('a chain collapses into one step, permanent only when each of its steps is', async () => {
    const rules = [rule('/a', '/b', true), rule('/b', '/c?x=1', false), rule('/d', '/b', true)];
    expect(await resolveRedirect(rules, '/a', 'en')).toEqual({ to: '/c?x=1', permanent: false });
  });

  test('a loop is refused, also one through a language', async () => {
    expect(await resolveRedirect([rule('/a', '/b'), rule('/b', '/a')], '/a', 'en')).toBeNull();
    expect(await resolveRedirect([rule('/a', '/a')], '/a', 'ja')).toBeNull();
    expect(await resolveRedirect([rule('/a', '/ja/b'), rule('/b', '/a')], '/a', 'ja')).toBeNull();
  });

  test('a chain of more than ten is refused', async () => {
    const rules = Array.from({ length: 12 }, (_, index) => rule(`/${index}`, `/${index + 1}`));
    expect(await resolveRedirect(rules, '/1', 'en')).toBeNull();
    expect((await resolveRedirect(rules, '/2', 'en'))?.to).toBe('/12');
  });

  test('another origin over https is a target; every other scheme and a protocol-relative address leave their rule out', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    const targets = ['https://other.example/x', 'http://other.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'];
    const ask = askOver(targets.map((to, index) => redirect(`r${index}`, `/r${index}`, to)));
    const found = await Promise.all(targets.map((_, index) => findRedirect(ask, `/r${index}`, 'en')));
    expect(found.map((each) => each?.to ?? null)).toEqual(['https://other.example/x', null, null, null, null]);
    expect(warn).toHaveBeenCalled();
  });

  test('a chain ends at an article or an own page that exists, and goes on where there is none', async () => {
    const rules = [
      redirect('a', '/doc/old', '/activity/spring'),
      redirect('b', '/activity/spring', '/activity/summer'),
      redirect('c', '/activity/summer', '/activity/promotion'),
    ];
    const own = (slug: string) => ({ _id: slug, _type: 'activityPage', slug: { current: slug } });
    const leadsTo = async (...pages: ReturnType<typeof own>[]) => (await findRedirect(askOver([...rules, ...pages]), '/doc/old', 'zh'))?.to;
    expect([await leadsTo(), await leadsTo(own('spring')), await leadsTo(own('summer')), await leadsTo(own('other'))]).toEqual([
      '/zh/activity/promotion',
      '/zh/activity/spring',
      '/zh/activity/summer',
      '/zh/activity/promotion',
    ]);
  });

  test('a chain ends at an article that exists', async () => {
    const article = { _id: 'article', _type: 'article', kind: 'help', language: 'en', slug: { current: 'x' }, title: 'T', version: 1 };
    const documents = [
      redirect('a', '/doc/old', '/doc/article/x'),
      redirect('b', '/doc/article/x', '/about'),
      { ...article, effectiveDate: '2026-01-01' },
    ];
    expect((await findRedirect(askOver(documents), '/doc/old', 'en'))?.to).toBe('/doc/article/x');
    expect((await findRedirect(askOver(documents.slice(0, 2)), '/doc/old', 'en'))?.to).toBe('/about');
  });

  test('asks for no page where an address has none', async () => {
    const ask = jest.fn(askOver([redirect('a', '/doc/old', '/doc/older'), redirect('b', '/doc/older', '/about')]));
    await findRedirect(ask, '/doc/old', 'en');
    expect(ask).toHaveBeenCalledTimes(1);
  });
});
