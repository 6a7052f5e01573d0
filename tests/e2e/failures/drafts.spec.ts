import { lakeClient, origin, servicesOrigin, shows, untilShows } from '../setup/stack.ts';
import { expect, slow, test } from '../setup/test.ts';
import { uniqueWord } from '../setup/unique-word.ts';

test('leaving a preview hands nobody the key to every draft, and outside headers force no rendering', async () => {
  const left = await fetch(`${origin()}/api/preview/disable?to=/zh`, { redirect: 'manual' });
  expect(left.status).toBe(307);
  expect(left.headers.get('set-cookie')).toMatch(/^__prerender_bypass=; /);
  const forced = await fetch(`${origin()}/zh`, { headers: { 'x-prerender-revalidate': 'anything' } });
  expect(forced.headers.get('x-nextjs-cache')).not.toBe('REVALIDATED');
});

test('a help article cannot take the place of a legal text', async ({ changed }) => {
  const fields = {
    _type: 'article',
    kind: 'help',
    language: 'en',
    translationKey: 'tos',
    version: 99,
    effectiveDate: '2026-01-01',
    body: [],
  };
  await changed.create({ ...fields, _id: 'article-usurper', slug: { _type: 'slug', current: 'tos' }, title: 'Usurped terms' });
  await changed.create({
    ...fields,
    _id: 'article-hidden-kind',
    kind: 'legal\u200b',
    slug: { _type: 'slug', current: 'tos' },
    title: 'Usurped terms',
  });
  // before the legal text in the order of ids, and with its number
  await changed.create({ ...fields, _id: 'a-usurper', version: 2, slug: { _type: 'slug', current: 'tos' }, summary: 'Usurped words' });
  // a later publication is on the page, so they would be too
  const word = uniqueWord();
  await changed.set('siteSettings', { 'copyright.en': `© 2026 ${word}` }, 'administrator');
  changed.afterwards(() => expect.poll(() => shows('/doc/article/tos', word)).toBe(false));
  await untilShows('/doc/article/tos', word);
  for (const words of ['Usurped terms', 'Usurped words']) expect(await shows('/doc/article/tos', words)).toBe(false);
});

test('something that every page shows was published and then the CMS became unavailable: every cached page still answers with its last good text', async ({
  changed,
}) => {
  slow('pages are asked for whose renderings wait for a CMS that hangs');
  const pages = ['/', '/zh', '/ja', '/doc/article/tos'];
  for (const page of pages) expect((await fetch(`${origin()}${page}`, { headers: { 'accept-language': 'en' } })).status).toBe(200);
  await changed.set('siteSettings', { 'copyright.ja': '© 2026 Marlow 港' }, 'administrator');
  changed.afterwards(() => expect.poll(() => shows('/ja', 'Marlow 港')).toBe(false));
  await untilShows('/ja', 'Marlow 港');
  const { pid } = (await (await fetch(`${servicesOrigin()}/healthz`)).json()) as { pid: number };
  process.kill(pid, 'SIGSTOP');
  try {
    for (const page of pages) {
      const answer = await fetch(`${origin()}${page}`, { headers: { 'accept-language': 'en' } });
      expect([page, answer.status]).toEqual([page, 200]);
    }
  } finally {
    process.kill(pid, 'SIGCONT');
  }
});

test('R-4 an article that moved leaves a redirect at its old address, with the query kept', async ({ changed }) => {
  const ids = await lakeClient('viewer').fetch<string[]>('*[_type == "article" && slug.current == "wordpress"]._id');
  expect(ids).toContain('article-wordpress-en');
  changed.afterwards(() =>
    lakeClient('administrator').delete({ query: '*[_type == "redirect" && from in ["/doc/article/blogging", "/doc/article/wordpress"]]' }),
  );
  const move = (slug: string): Promise<void> => changed.set(ids, { 'slug.current': slug });
  await move('blogging');
  const follow = async (path: string): Promise<unknown[]> => {
    const answer = await fetch(`${origin()}${path}`, { redirect: 'manual' });
    return [answer.status, answer.headers.get('location')];
  };
  await expect.poll(() => follow('/doc/article/wordpress?u=1')).toEqual([308, '/doc/article/blogging?u=1']);
  await expect.poll(() => follow('/ja/doc/article/wordpress')).toEqual([308, '/ja/doc/article/blogging']);
  await move('wordpress');
  await expect.poll(async () => (await follow('/doc/article/wordpress'))[0]).toBe(200);
  await expect.poll(() => follow('/doc/article/blogging')).toEqual([308, '/doc/article/wordpress']);
});
