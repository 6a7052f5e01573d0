import { describe, expect, jest, test } from '@jest/globals';
import type { Embed } from '#services/mydoc/search/meaning/embeddings.ts';
import { createMeaningIndex } from '#services/mydoc/search/meaning/meaning-index.ts';
import type { SearchedDocument } from '#services/mydoc/search/searched-document.ts';
import { createLog } from '#services/platform/log.ts';

const log = createLog({ name: 'test', level: 'silent' });

const documentOf = (id: string, language: 'en' | 'ja', ...texts: string[]): SearchedDocument => ({
  type: 'article',
  group: id,
  language,
  id,
  title: id,
  link: `/doc/article/${id}`,
  passages: texts.map((text, index) => ({ fragment: index === 0 ? null : `section-${index}`, heading: '', lines: [text] })),
});

/** Texts near each other speak of the same thing: money, or machines. */
const direction = (text: string): Float32Array => {
  const [money, machine] = [/refund|back|返金/.test(text) ? 1 : 0.1, /server|reboot/.test(text) ? 1 : 0.1];
  const length = Math.hypot(money, machine);
  return Float32Array.from([money / length, machine / length]);
};

const documents = [
  documentOf('rules', 'en', 'opening', 'how a refund works'),
  documentOf('start', 'en', 'reboot a server'),
  documentOf('henkin', 'ja', '返金'),
];

function site() {
  const state = { nowMs: 0, away: false };
  const embed = jest.fn<Embed>(async (texts) => {
    if (state.away) throw new Error('away');
    return texts.map(direction);
  });
  const index = createMeaningIndex({ embed, log, now: () => state.nowMs });
  const fill = async (all: readonly SearchedDocument[] = documents) => {
    index.update(all);
    await index.idle();
  };
  const near = async (search = 'my money back', language: 'en' | 'ja' = 'en') =>
    (await index.nearest(search, language)).map(({ document, passage }) => [document.id, passage.fragment]);
  return { state, embed, fill, near };
}

describe('texts by their meaning', () => {
  test('are found by their nearest passage, in the language asked for', async () => {
    const { fill, near } = site();
    await fill();
    expect((await near())[0]).toEqual(['rules', 'section-1']);
    expect(await near('money back', 'ja')).toEqual([['henkin', null]]);
  });

  test('a text is asked for once, a changed one again, and a search once', async () => {
    const { embed, fill, near } = site();
    await fill();
    await fill();
    await fill([...documents.slice(1), documentOf('rules', 'en', 'opening', 'a refund')]);
    expect(embed.mock.calls.map(([texts]) => texts.length)).toEqual([4, 1]);
    await near();
    await near();
    expect(embed).toHaveBeenCalledTimes(3);
  });

  test('without the service there are none, and it is left alone for half a minute', async () => {
    const { state, embed, fill, near } = site();
    await fill();
    state.away = true;
    expect(await near()).toEqual([]);
    expect(await near('another')).toEqual([]);
    expect(embed).toHaveBeenCalledTimes(2);
    Object.assign(state, { away: false, nowMs: 30_000 });
    expect((await near()).length).toBeGreaterThan(0);
  });

  test('what was missed while it was away is asked for afterwards', async () => {
    const { state, fill, near } = site();
    state.away = true;
    await fill();
    Object.assign(state, { away: false, nowMs: 30_000 });
    await fill();
    expect((await near())[0]?.[0]).toBe('rules');
  });
});
