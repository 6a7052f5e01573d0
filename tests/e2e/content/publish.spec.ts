import { pause } from '../setup/pause.ts';
import { htmlOf, lakeClient, origin, prefixes, shows, untilShows } from '../setup/stack.ts';
import { expect, test } from '../setup/test.ts';
import { uniqueWord } from '../setup/unique-word.ts';

/** The amounts of a currency in the order of the page, whatever region its language has. */
async function amountsOn(address: string, currency: string): Promise<string[]> {
  const [, main = ''] = (await htmlOf(address)).split('<main');
  const texts = main.split('data-amount="').map((text) => text.replaceAll(/<[^>]*>?/g, ''));
  return texts.flatMap((text) => (text.startsWith(`${currency}">`) ? (/[$¥][\d,.]+/.exec(text) ?? []) : []));
}

test.describe('R-4.1 what an editor publishes is on the site without a deploy', () => {
  test('a banner’s text changes in three languages', async ({ changed }) => {
    const word = uniqueWord();
    const banner = await lakeClient('editor').fetch<{ _id: string }>('*[_type == "banner"] | order(order asc)[0]{_id}');
    const words = { en: `Harbour ${word}`, zh: `港口 ${word}`, ja: `港 ${word}` };
    await changed.set(banner._id, { title: { _type: 'localeString', ...words } });
    changed.afterwards(() => expect.poll(() => shows('/ja', words.ja)).toBe(false));
    await untilShows('/', words.en);
    await untilShows('/zh', words.zh);
    await untilShows('/ja', words.ja);
  });

  test('R-4.3 a model’s unit price changes its plan card in that currency and region, and in no other', async ({ changed }) => {
    const model = await lakeClient('editor').fetch<{
      _id: string;
      regions: { _key: string; region: { _ref: string }; price: { USD: number } }[];
    }>(
      // a promoted one has struck prices too, which a dearer list price takes away
      `*[_type == "planCard" && region->code == "US-0" && !(model._ref in *[_type == "promotion"].models[]._ref)]
        | order(order asc)[0].model->{_id, regions}`,
    );
    const entry = model.regions.find((candidate) => candidate.region._ref.includes('us-0'));
    const untouched = (): Promise<string[][]> =>
      Promise.all(
        [
          ['/', 'HKD'],
          ['/', 'JPY'],
          ['/ja', 'USD'],
          ['/ja', 'JPY'],
        ].map(([address = '', currency = '']) => amountsOn(address, currency)),
      );
    const [before, others] = [await amountsOn('/', 'USD'), await untouched()];
    expect([before, ...others].map(({ length }) => length > 0)).toEqual([true, true, true, true, true]);
    await changed.set(model._id, { [`regions[_key=="${entry?._key}"].price.USD`]: (entry?.price.USD ?? 0) + 1 });
    changed.afterwards(() => expect.poll(() => amountsOn('/', 'USD')).toEqual(before));
    const cents = (amount: string): number => Math.round(Number(amount.slice(1)) * 100);
    const differences = async (): Promise<number[]> => {
      const after = await amountsOn('/', 'USD');
      return after.length === before.length ? after.map((amount, index) => cents(amount) - cents(before[index] ?? '')) : [];
    };
    await expect.poll(async () => [...new Set(await differences())].toSorted((one, other) => one - other)).toEqual([0, 100]);
    expect(await untouched()).toEqual(others);
  });

  test('a draft changes nothing until it is published, and then the first request has it', async ({ changed }) => {
    const word = uniqueWord();
    const client = lakeClient('editor');
    const card = await client.fetch<{ _id: string }>('*[_type == "planCard" && region->code == "US-0"] | order(order asc)[0]');
    await changed.keep(card._id);
    changed.afterwards(() => expect.poll(() => shows('/', word)).toBe(false));
    await client.createOrReplace({
      ...card,
      _id: `drafts.${card._id}`,
      _type: 'planCard',
      name: { _type: 'localeString', en: `Draft ${word}`, zh: 'x', ja: 'x' },
    });
    // a later publication has arrived, so the draft would have too
    await changed.set('homePage', { 'headline.en': `Beside ${word}` });
    await untilShows('/', `Beside ${word}`);
    expect(await shows('/', `Draft ${word}`)).toBe(false);
    await client.action({ actionType: 'sanity.action.document.publish', draftId: `drafts.${card._id}`, publishedId: card._id });
    await untilShows('/', `Draft ${word}`);
  });

  test('one malformed document leaves out one card, and the page answers', async ({ changed }) => {
    const cards = (html: string): number => html.split('<article').length - 1;
    const before = cards(await htmlOf('/'));
    expect(before).toBeGreaterThan(1);
    const card = await lakeClient('editor').fetch<{ _id: string }>(
      '*[_type == "planCard" && region->code == "US-0"] | order(order desc)[0]{_id}',
    );
    await changed.set(card._id, { disk: 'nonsense' }, 'administrator');
    await expect.poll(async () => cards(await htmlOf('/'))).toBe(before - 1);
    await changed.undo();
    await expect.poll(async () => cards(await htmlOf('/'))).toBe(before);
  });

  test('of three publications at once the last one arrives, and stays', async ({ changed }) => {
    const client = lakeClient('editor');
    const words = [uniqueWord(), uniqueWord(), uniqueWord()];
    await changed.keep('homePage');
    changed.afterwards(async () => {
      for (const word of words) await expect.poll(() => shows('/', word)).toBe(false);
    });
    await Promise.all(
      words.map((word) =>
        client
          .patch('homePage')
          .set({ 'headline.en': `Row ${word}` })
          .commit(),
      ),
    );
    const last = await client.fetch<string>('*[_id == "homePage"][0].headline.en');
    await untilShows('/', last);
    await pause(500);
    expect(await shows('/', last)).toBe(true);
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
    // a version that took effect is final: it is not undone
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

  test('a text that takes effect in two days is readable at its version and not in force', async ({ changed }) => {
    const word = uniqueWord();
    const client = lakeClient('legal');
    const current = await client.fetch<Record<string, unknown> & { _id: string; version: number }>(
      '*[_type == "article" && slug.current == "gdpr" && language == "ja"] | order(version desc)[0]',
    );
    const { _rev: _revision, _createdAt: _created, _updatedAt: _updated, ...fields } = current;
    // not tomorrow, which may begin during the test
    const inTwoDays = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
    const id = `article-gdpr-ja-${word}`;
    await changed.create(
      { ...fields, _id: id, _type: 'article', version: current.version + 1, effectiveDate: inTwoDays, title: `明日 ${word}` },
      'legal',
    );
    await untilShows(`/ja/doc/article/gdpr/versions/${current.version + 1}`, `明日 ${word}`);
    expect(await shows('/ja/doc/article/gdpr', `明日 ${word}</h1>`)).toBe(false);
    await changed.undo();
    await expect.poll(async () => (await fetch(`${origin()}/ja/doc/article/gdpr/versions/${current.version + 1}`)).status).toBe(404);
  });

  test('a missing translation answers at the same address in English with a notice, and is not indexed', async ({ changed }) => {
    const word = uniqueWord();
    await changed.create(
      {
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
      },
      'administrator',
    );
    await untilShows(`/doc/article/only-${word}`, `Only English ${word}`);
    const answer = await fetch(`${origin()}/ja/doc/article/only-${word}`);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect([/<html[^>]* lang="ja"/.test(html), html.includes('lang="en"'), html.includes('noindex')]).toEqual([true, true, true]);
    await changed.undo();
    for (const prefix of Object.values(prefixes)) {
      await expect.poll(async () => (await fetch(`${origin()}${prefix}/doc/article/only-${word}`)).status).toBe(404);
    }
  });
});

test.describe('redirects are content', () => {
  test('a redirect works at once, a live page wins, and a loop is refused', async ({ changed }) => {
    const word = uniqueWord();
    const from = `/doc/moved-${word}`;
    const status = async (path: string) => {
      const answer = await fetch(`${origin()}${path}`, { redirect: 'manual' });
      return [answer.status, answer.headers.get('location')];
    };
    expect((await status(from))[0]).toBe(404);
    await changed.create({ _id: `redirect-${word}`, _type: 'redirect', from, to: '/doc/article/tos', permanent: true });
    await expect.poll(() => status(from)).toEqual([308, '/doc/article/tos']);
    await changed.create({
      _id: `redirect-live-${word}`,
      _type: 'redirect',
      from: '/doc/article/tos',
      to: '/doc/article/privacy',
      permanent: true,
    });
    // one written after it works
    await changed.create({
      _id: `redirect-later-${word}`,
      _type: 'redirect',
      from: `${from}-later`,
      to: '/doc/article/privacy',
      permanent: true,
    });
    await expect.poll(() => status(`${from}-later`)).toEqual([308, '/doc/article/privacy']);
    expect((await status('/doc/article/tos'))[0]).toBe(200);
    await changed.set(`redirect-${word}`, { to: from });
    await expect.poll(async () => (await status(from))[0]).toBe(404);
  });
});
