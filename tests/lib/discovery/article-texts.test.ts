import { describe, expect, jest, test } from '@jest/globals';
import { ContentUnavailableError } from '#lib/content/content-unavailable.ts';
import { createArticleTexts, type ArticleTextDeps } from '#lib/discovery/article-texts.ts';

const address = { slug: 'snapshots', version: null, language: 'en' } as const;

/** The texts of a site whose publications, clock and content a test decides. */
function site(freshSeconds = 86_400) {
  const state = { count: 1 as number | null, nowMs: 0, text: 'first' as string | null, away: false };
  const make = jest.fn<ArticleTextDeps['make']>(async () => {
    if (state.away) throw new ContentUnavailableError(new Error('refused'));
    return { text: state.text === null ? null : { kind: 'text', text: state.text, page: 'p' }, freshSeconds };
  });
  const texts = createArticleTexts({ make, changeCount: async () => state.count, nowMs: () => state.nowMs });
  const read = async () => {
    const found = await texts.read(address);
    return found?.kind === 'text' ? found.text : found;
  };
  return { state, make, read };
}

describe('the text of an article', () => {
  test('is made once, and again with the first request after a publication', async () => {
    const { state, make, read } = site();
    await read();
    state.text = 'second';
    expect([await read(), make.mock.calls.length]).toEqual(['first', 1]);
    state.count = 2;
    expect(await read()).toBe('second');
  });

  test('is made again at the next instant that changes it', async () => {
    const { state, read } = site(60);
    await read();
    Object.assign(state, { text: 'second', nowMs: 59_999 });
    expect(await read()).toBe('first');
    state.nowMs = 60_000;
    expect(await read()).toBe('second');
  });

  test('is made once for a burst', async () => {
    const { make, read } = site();
    await Promise.all([read(), read(), read()]);
    expect(make).toHaveBeenCalledTimes(1);
  });

  test('is the last one while the content is unavailable, and an outage without one is told', async () => {
    const { state, read } = site();
    await read();
    Object.assign(state, { count: 2, away: true });
    expect(await read()).toBe('first');
    const other = site();
    other.state.away = true;
    await expect(other.read()).rejects.toThrow(ContentUnavailableError);
  });

  test('that does not exist is asked for each time, and one that was withdrawn does not return', async () => {
    const { state, make, read } = site();
    await read();
    Object.assign(state, { count: 2, text: null });
    expect([await read(), await read(), make.mock.calls.length]).toEqual([null, null, 3]);
    state.away = true;
    await expect(read()).rejects.toThrow(ContentUnavailableError);
  });

  test('is not kept where publications are not counted', async () => {
    const { state, make, read } = site();
    state.count = null;
    await read();
    await read();
    expect(make).toHaveBeenCalledTimes(2);
  });
});
