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

  test('a region with a probe is measured from the chart on a press, and not before: the page’s policy allows it', async ({
    changed,
    page,
  }) => {
    const region = await lakeClient('editor').fetch<{ _id: string }>('*[_type == "region" && code == "JP-0"][0]{_id}');
    const probe = 'https://probe.marlow.example/ping';
    const asked: string[] = [];
    await page.route('https://probe.marlow.example/**', (route) => {
      asked.push(route.request().url());
      return route.fulfill({ status: 204 });
    });
    await changed.set(region._id, { probeUrl: probe });
    changed.afterwards(() => expect.poll(() => shows('/', probe)).toBe(false));
    await untilShows('/', probe);
    await expect
      .poll(async () => (await fetch(`${origin()}/`)).headers.get('content-security-policy'))
      .toContain('https://probe.marlow.example');
    await page.goto(`${origin()}/`);
    const place = page.locator(`[data-probe="${probe}"]`);
    await expect(async () => {
      expect(new Set(asked)).toEqual(new Set());
      await page.getByRole('button', { name: 'Measure from here' }).click();
      await expect(place).toContainText(/\d+ ms from here/, { timeout: 3_000 });
    }).toPass();
    expect(asked).toHaveLength(6);
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

interface LegalVersion extends Record<string, unknown> {
  readonly _id: string;
  readonly version: number;
  readonly title: string;
}

const newestVersion = (slug: string, language: string): Promise<LegalVersion> =>
  lakeClient('legal').fetch<LegalVersion>(
    '*[_type == "article" && slug.current == $slug && language == $language && !(_id in path("drafts.**"))] | order(version desc)[0]',
    { slug, language },
  );

/** A day in UTC, 2026-11-23. */
const dayFromNow = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Publishes the next version of a legal text, written by the legal editor and published by the administrator; returns its id. */
async function publishVersion(current: LegalVersion, changes: Readonly<Record<string, unknown>>): Promise<string> {
  const { _rev: _revision, _createdAt: _created, _updatedAt: _updated, ...fields } = current;
  const id = `article-${uniqueWord()}`;
  await lakeClient('legal').createOrReplace({ ...fields, ...changes, _id: `drafts.${id}`, _type: 'article', version: current.version + 1 });
  const publication = { actionType: 'sanity.action.document.publish', draftId: `drafts.${id}`, publishedId: id } as const;
  await expect(lakeClient('legal').action(publication)).rejects.toThrow(/another person/);
  await lakeClient('administrator').action(publication);
  return id;
}

test.describe('legal texts', () => {
  test('R-4.1 a new version takes the place of the old one, which answers at its address and can never be changed', async () => {
    const word = uniqueWord();
    const current = await newestVersion('refund', 'en');
    const next = current.version + 1;
    // a version that is published is final: it is not undone
    const id = await publishVersion(current, { title: `Refunds ${word}`, effectiveDate: dayFromNow(0), changeNote: 'Clearer words' });
    for (const role of ['legal', 'administrator'] as const) {
      await expect(lakeClient(role).patch(id).set({ title: 'Rewritten' }).commit()).rejects.toThrow(/stays as it is/);
      await expect(lakeClient(role).delete(current._id)).rejects.toThrow(/stays as it is/);
    }
    await untilShows('/doc/article/refund', `Refunds ${word}`);
    const old = `/doc/article/refund/versions/${current.version}`;
    await untilShows(old, `${current.title}</h1>`);
    expect(await shows(old, 'noindex')).toBe(true);
    expect(await shows(old, `Refunds ${word}</h1>`)).toBe(false);
    // the frame of every page links the text by its title
    expect(await shows('/', `Refunds ${word}`)).toBe(true);
    expect(await shows('/doc/article/refund', `Changed since version ${current.version}`)).toBe(true);
    expect((await fetch(`${origin()}/doc/article/refund/versions/${next + 7}`)).status).toBe(404);
  });

  test('R-4.1 a text that takes effect in two days is readable at its version and not in force', async () => {
    const word = uniqueWord();
    const current = await newestVersion('gdpr', 'ja');
    // not tomorrow, which may begin during the test
    const from = { effectiveDate: dayFromNow(2), effectiveTime: '09:00', effectiveZone: 'Asia/Tokyo' };
    await publishVersion(current, { ...from, title: `明日 ${word}`, changeNote: '用語の統一' });
    await untilShows(`/ja/doc/article/gdpr/versions/${current.version + 1}`, `明日 ${word}`);
    expect(await shows(`/ja/doc/article/gdpr/versions/${current.version + 1}`, '09:00 日本標準時')).toBe(true);
    expect(await shows('/ja/doc/article/gdpr', `明日 ${word}</h1>`)).toBe(false);
  });

  test('a missing translation answers at the same address in English with a notice, and is not indexed', async ({ changed }) => {
    const word = uniqueWord();
    await changed.create(
      {
        _id: `article-only-${word}`,
        _type: 'article',
        kind: 'help',
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
