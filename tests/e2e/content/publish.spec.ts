import { expect, test } from '@playwright/test';
import { htmlOf, lakeClient, origin, prefixes, shows, untilShows } from '../setup/stack.ts';
import { uniqueWord } from '../setup/unique-word.ts';


test.describe('R-4.1 what an editor publishes is on the site without a deploy', () => {
  test('a banner’s text changes in three languages', async () => {
    const word = uniqueWord();
    const banner = await lakeClient().fetch<{ _id: string; title: object }>('*[_type == "banner"] | order(order asc)[0]{_id, title}');
    await lakeClient('editor')
      .patch(banner._id)
      .set({ title: { _type: 'localeString', en: `Harbour ${word}`, zh: `港口 ${word}`, ja: `港 ${word}` } })
      .commit();
    await untilShows('/', `Harbour ${word}`);
    await untilShows('/zh', `港口 ${word}`);
    await untilShows('/ja', `港 ${word}`);
    await lakeClient('editor').patch(banner._id).set({ title: banner.title }).commit();
    await expect.poll(() => shows('/ja', `港 ${word}`)).toBe(false);
  });

  test('R-4.3 a model’s unit price changes its plan card in each currency, and no other region’s', async () => {
    const client = lakeClient('editor');
    const model = await client.fetch<{ _id: string; regions: { _key: string; region: { _ref: string }; price: { USD: number } }[] }>(
      '*[_type == "planCard" && region->code == "US-0"] | order(order asc)[0].model->{_id, regions}',
    );
    const entry = model.regions.find((candidate) => candidate.region._ref.includes('us-0'));
    expect(await shows('/', '3.47')).toBe(true);
    const path = `regions[_key=="${entry?._key}"].price.USD`;
    await client.patch(model._id).set({ [path]: (entry?.price.USD ?? 0) + 1 }).commit();
    await untilShows('/', '4.47');
    expect(await shows('/', '27.15')).toBe(true);
    expect(await shows('/ja', '662')).toBe(true);
    await client.patch(model._id).set({ [path]: entry?.price.USD }).commit();
    await untilShows('/', '3.47');
  });

  test('a draft changes nothing until it is published, and then the first request has it', async () => {
    const word = uniqueWord();
    const client = lakeClient('editor');
    const card = await client.fetch<{ _id: string }>('*[_type == "planCard" && region->code == "US-0"] | order(order asc)[0]');
    await client.createOrReplace({ ...card, _id: `drafts.${card._id}`, _type: 'planCard', name: { _type: 'localeString', en: `Draft ${word}`, zh: 'x', ja: 'x' } });
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(await shows('/', `Draft ${word}`)).toBe(false);
    await client.action({ actionType: 'sanity.action.document.publish', draftId: `drafts.${card._id}`, publishedId: card._id });
    await untilShows('/', `Draft ${word}`);
    await client.createOrReplace({ ...card, _type: 'planCard' });
    await expect.poll(() => shows('/', `Draft ${word}`)).toBe(false);
  });

  test('one malformed document drops one card, and the page answers', async () => {
    const client = lakeClient('administrator');
    const cards = (html: string): number => html.split('<article').length - 1;
    const before = cards(await htmlOf('/'));
    expect(before).toBeGreaterThan(1);
    const card = await client.fetch<{ _id: string; disk: unknown }>('*[_type == "planCard" && region->code == "US-0"] | order(order desc)[0]{_id, disk}');
    await client.patch(card._id).set({ disk: 'nonsense' }).commit();
    await expect.poll(async () => cards(await htmlOf('/'))).toBe(before - 1);
    await client.patch(card._id).set({ disk: card.disk }).commit();
    await expect.poll(async () => cards(await htmlOf('/'))).toBe(before);
  });

  test('three publications in a row all arrive, the last one last', async () => {
    const client = lakeClient('editor');
    const page = await client.fetch<{ headline: Record<string, string> }>('*[_id == "homePage"][0]{headline}');
    const words = [uniqueWord(), uniqueWord(), uniqueWord()];
    await Promise.all(words.map((word) => client.patch('homePage').set({ 'headline.en': `Row ${word}` }).commit()));
    const last = await client.fetch<string>('*[_id == "homePage"][0].headline.en');
    await untilShows('/', last);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(await shows('/', last)).toBe(true);
    await client.patch('homePage').set({ headline: page.headline }).commit();
    await untilShows('/', String(page.headline.en));
  });
});

test.describe('legal texts', () => {
  test('a new version published over the old one takes its place, and the old one answers at its address', async () => {
    const word = uniqueWord();
    const client = lakeClient('legal');
    const current = await client.fetch<{ _id: string; version: number; title: string }>(
      '*[_type == "article" && slug.current == "refund" && language == "en"] | order(version desc)[0]{_id, version, title}',
    );
    const next = current.version + 1;
    await client
      .patch(current._id)
      .set({ version: next, title: `Refunds ${word}`, effectiveDate: new Date().toISOString().slice(0, 10), changeNote: 'Clearer words' })
      .commit();
    await untilShows('/doc/article/refund', `Refunds ${word}`);
    const old = `/doc/article/refund/versions/${current.version}`;
    await untilShows(old, `${current.title}</h1>`);
    expect(await shows(old, 'noindex')).toBe(true);
    expect(await shows(old, `Refunds ${word}</h1>`)).toBe(false);
    // the frame of every page links the text by its title
    expect(await shows('/', `Refunds ${word}`)).toBe(true);
    expect((await fetch(`${origin()}/doc/article/refund/versions/${next + 7}`)).status).toBe(404);
  });

  test('a text that takes effect in two days is readable at its version and not in force', async () => {
    const word = uniqueWord();
    const client = lakeClient('legal');
    const current = await client.fetch<Record<string, unknown> & { _id: string; version: number }>(
      '*[_type == "article" && slug.current == "gdpr" && language == "ja"] | order(version desc)[0]',
    );
    const { _rev: _revision, _createdAt: _created, _updatedAt: _updated, ...fields } = current;
    // not tomorrow, which may begin while this is looked at
    const inTwoDays = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
    const id = `article-gdpr-ja-${word}`;
    await client.create({ ...fields, _id: id, _type: 'article', version: current.version + 1, effectiveDate: inTwoDays, title: `明日 ${word}` });
    await untilShows(`/ja/doc/article/gdpr/versions/${current.version + 1}`, `明日 ${word}`);
    expect(await shows('/ja/doc/article/gdpr', `明日 ${word}</h1>`)).toBe(false);
    await client.delete(id);
    await expect.poll(async () => (await fetch(`${origin()}/ja/doc/article/gdpr/versions/${current.version + 1}`)).status).toBe(404);
  });

  test('a missing translation answers at the same address in English with a notice, and is not indexed', async () => {
    const client = lakeClient('administrator');
    const word = uniqueWord();
    await client.create({
      _id: `article-only-${word}`,
      _type: 'article',
      kind: 'legal',
      language: 'en',
      slug: { _type: 'slug', current: `only-${word}` },
      translationKey: `only-${word}`,
      title: `Only English ${word}`,
      version: 1,
      effectiveDate: '2026-01-01',
      order: 99,
      body: [],
    });
    await untilShows(`/doc/article/only-${word}`, `Only English ${word}`);
    const answer = await fetch(`${origin()}/ja/doc/article/only-${word}`);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect([/<html[^>]* lang="ja"/.test(html), html.includes('lang="en"'), html.includes('noindex')]).toEqual([true, true, true]);
    await client.delete(`article-only-${word}`);
    for (const prefix of Object.values(prefixes)) {
      await expect.poll(async () => (await fetch(`${origin()}${prefix}/doc/article/only-${word}`)).status).toBe(404);
    }
  });
});

test.describe('redirects are content', () => {
  test('a redirect works at once, a live page wins, and a loop is refused', async () => {
    const client = lakeClient('editor');
    const word = uniqueWord();
    const from = `/doc/moved-${word}`;
    const status = async (path: string) => {
      const answer = await fetch(`${origin()}${path}`, { redirect: 'manual' });
      return [answer.status, answer.headers.get('location')];
    };
    expect((await status(from))[0]).toBe(404);
    await client.create({ _id: `redirect-${word}`, _type: 'redirect', from, to: '/doc/article/tos', permanent: true });
    await expect.poll(() => status(from)).toEqual([308, '/doc/article/tos']);
    await client.create({ _id: `redirect-live-${word}`, _type: 'redirect', from: '/doc/article/tos', to: '/doc/article/privacy', permanent: true });
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect((await status('/doc/article/tos'))[0]).toBe(200);
    await client.patch(`redirect-${word}`).set({ to: from }).commit();
    await expect.poll(async () => (await status(from))[0]).toBe(404);
    await client.delete({ query: '*[_id in $ids]', params: { ids: [`redirect-${word}`, `redirect-live-${word}`] } });
  });
});

test.describe('timed banners', () => {
  test('a banner begins and ends at its instant, with no publication and no visitor', async () => {
    test.setTimeout(60_000);
    const client = lakeClient('editor');
    const word = uniqueWord();
    const banner = await client.fetch<Record<string, unknown>>('*[_type == "banner"] | order(order asc)[0]');
    const { _rev: _revision, _createdAt: _created, _updatedAt: _updated, ...fields } = banner;
    const undisturbedMs = 2_500;
    const startsAt = new Date(Date.now() + 6_000);
    const endsAt = new Date(startsAt.getTime() + 9_000);
    await client.create({
      ...fields,
      _id: `banner-${word}`,
      _type: 'banner',
      title: { _type: 'localeString', en: `Timed ${word}`, zh: `限时 ${word}`, ja: `期間 ${word}` },
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
    });
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect(await shows('/', `Timed ${word}`)).toBe(false);
    // nobody asks meanwhile: the first request has it, and the first one after the end has it no more
    await new Promise((resolve) => setTimeout(resolve, startsAt.getTime() + undisturbedMs - Date.now()));
    expect(await shows('/ja', `期間 ${word}`)).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, endsAt.getTime() + undisturbedMs - Date.now()));
    expect(await shows('/ja', `期間 ${word}`)).toBe(false);
    await client.delete(`banner-${word}`);
  });
});
