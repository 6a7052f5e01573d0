import { localizePath } from '#lib/language/languages.ts';
import { pause } from '../setup/pause.ts';
import { lakeClient, origin, shows, untilShows } from '../setup/stack.ts';
import { expect, slow, test } from '../setup/test.ts';
import { uniqueWord } from '../setup/unique-word.ts';

const span = (text: string) => [
  { _type: 'block', _key: 'a', style: 'normal', markDefs: [], children: [{ _type: 'span', _key: 's', text, marks: [] }] },
];
const statusOf = async (path: string): Promise<number> => (await fetch(`${origin()}${path}`, { redirect: 'manual' })).status;

/** From here on a change is due to its instant, not to its publication. */
const undisturbedMs = 2_500;
const aheadMs = 10_000;
const bannerLastsMs = 6_000;

const until = (instant: number, what: string): Promise<void> => pause(instant - Date.now(), what);

test('R-4 R-8.5 R-6.1 a banner, an announcement and a coupon come at their instant, and the banner goes at its own, with no publication and no visitor', async ({
  changed,
}) => {
  slow('real instants of the database’s clock pass');
  const word = uniqueWord();
  const startsAt = Date.now() + aheadMs;
  const endsAt = startsAt + undisturbedMs + bannerLastsMs;
  const [starts, ends] = [new Date(startsAt).toISOString(), new Date(endsAt).toISOString()];
  const words = { en: `Timed ${word}`, zh: `限时 ${word}`, ja: `期間 ${word}` };
  const announcement = `announcement-${word}`;
  const coupon = (state: string): string => `id="FRESH16" data-kind="new-purchase" data-state="${state}"`;

  const {
    _rev: _revision,
    _createdAt: _created,
    _updatedAt: _updated,
    ...banner
  } = await lakeClient('editor').fetch<Record<string, unknown>>('*[_type == "banner"] | order(order asc)[0]');
  await changed.create({
    ...banner,
    _id: `banner-${word}`,
    _type: 'banner',
    title: { _type: 'localeString', ...words },
    startsAt: starts,
    endsAt: ends,
  });
  await changed.create({
    _id: announcement,
    _type: 'announcement',
    kind: 'Activity',
    title: { _type: 'localeString', ...words },
    summary: { _type: 'localeText', ...words },
    body: { _type: 'localeBody', en: span(`Body ${word}`), zh: span(`Body ${word}`), ja: span(`Body ${word}`) },
    releaseTime: starts,
    pinned: false,
  });
  await changed.set('coupon-campaign-fresh16', { startsAt: starts });
  const lists = ['/doc/announce', '/doc/announce/activity', '/ja/doc/announce', '/doc', '/'];

  await test.step('before', async () => {
    await untilShows('/ac/coupon', coupon('not-started'));
    await pause(1_000, 'what was published has to arrive, and may not be seen');
    for (const path of lists) expect([path, await shows(path, word)]).toEqual([path, false]);
    for (const language of ['en', 'zh'] as const)
      expect(await statusOf(localizePath(`/doc/announce/detail/${announcement}`, language))).toBe(404);
    expect(Date.now()).toBeLessThan(startsAt);
  });

  await test.step('from its start on: the banner with the first request after it', async () => {
    await until(startsAt + undisturbedMs, 'nobody asks meanwhile');
    expect(await shows('/ja', words.ja)).toBe(true);
    await untilShows('/ac/coupon', coupon('open'), 15_000);
    await untilShows('/ja/doc/announce', words.ja, 10_000);
    for (const path of ['/doc/announce/activity', '/doc']) await untilShows(path, words.en);
    expect(await shows('/doc/announce/notice', word)).toBe(false);
    await untilShows(localizePath(`/doc/announce/detail/${announcement}`, 'zh'), `Body ${word}`);
  });

  await test.step('from its end on', async () => {
    await until(endsAt + undisturbedMs, 'nobody asks meanwhile');
    expect(await shows('/ja', words.ja)).toBe(false);
  });
});

test('R-8.5 an announcement changes with its next publication, and goes when it is deleted', async ({ changed }) => {
  const word = uniqueWord();
  const id = `announcement-${word}`;
  const title = { _type: 'localeString', en: `Now ${word}`, zh: `现在 ${word}`, ja: `今 ${word}` };
  await changed.create({
    _id: id,
    _type: 'announcement',
    kind: 'Activity',
    title,
    summary: { ...title, _type: 'localeText' },
    body: { _type: 'localeBody', en: span('Body'), zh: span('Body'), ja: span('Body') },
    releaseTime: '2026-01-01T00:00:00Z',
    pinned: false,
  });
  await untilShows('/ja/doc/announce', title.ja);
  await changed.set(id, { 'title.en': `Changed ${word}` });
  await untilShows('/doc/announce', `Changed ${word}`);
  await changed.remove(id);
  await expect.poll(() => statusOf(`/zh/doc/announce/detail/${id}`)).toBe(404);
  await expect.poll(() => shows('/ja/doc/announce', word)).toBe(false);
});
