import { describe, expect, jest, test } from '@jest/globals';
import { createMarkdownWriter } from '#services/door/markdown/markdown-writer.ts';
import type { PageMarkdown } from '#services/door/markdown/page-markdown.ts';

const text = (html: string): PageMarkdown => ({ markdown: html, canonical: 'https://www.marlow.example/about' });

/** A thread that is at work until it may finish. */
function busyThread() {
  let finish = (): void => undefined;
  const first = new Promise<void>((resolve) => (finish = resolve));
  const convert = jest.fn(async (html: string) => {
    await first;
    return text(html);
  });
  return { convert, finish };
}

const pages = (count: number): string[] => Array.from({ length: count }, (_, number) => `page ${number}`);

describe('the texts of pages', () => {
  test('are written once for each rendering, for all who ask at once and later', async () => {
    const convert = jest.fn(async (html: string) => text(html));
    const writer = createMarkdownWriter({ convert });
    const [one, two] = await Promise.all([writer.write('first'), writer.write('first')]);
    expect(one).toBe(two);
    expect(await writer.write('second')).toEqual(text('second'));
    expect(await writer.write('first')).toBe(one);
    expect(convert.mock.calls).toEqual([['first'], ['second']]);
  });

  test('that a page does not have are kept too', async () => {
    const convert = jest.fn(async () => null);
    const writer = createMarkdownWriter({ convert });
    expect([await writer.write('order'), await writer.write('order')]).toEqual([null, null]);
    expect(convert).toHaveBeenCalledTimes(1);
  });

  test('that failed are tried again a minute later', async () => {
    let nowMs = 0;
    const convert = jest.fn(async (html: string) => {
      if (convert.mock.calls.length === 1) throw new Error('too long');
      return text(html);
    });
    const writer = createMarkdownWriter({ convert }, () => nowMs);
    await expect(writer.write('page')).rejects.toThrow('too long');
    await expect(writer.write('page')).rejects.toThrow('too long');
    expect(convert).toHaveBeenCalledTimes(1);
    nowMs = 60_000;
    expect(await writer.write('page')).toEqual(text('page'));
  });

  test('are forgotten when there are too many, or too long ones', async () => {
    const convert = jest.fn(async (html: string) => text(html.repeat(1_000_000)));
    const writer = createMarkdownWriter({ convert });
    for (const page of pages(4)) await writer.write(page);
    await writer.write('page 0');
    expect(convert).toHaveBeenCalledTimes(5);
  });

  test('are written one after the other; who comes when many wait is refused', async () => {
    const { convert, finish } = busyThread();
    const writer = createMarkdownWriter({ convert });
    const waiting = pages(61).map((page, number) => writer.write(page, { share: String(number % 6) }));
    await expect(writer.write('late', { share: '1' })).rejects.toMatchObject({ kind: 'queue-full' });
    expect(convert).toHaveBeenCalledTimes(1);
    finish();
    expect(await Promise.all(waiting)).toHaveLength(61);
  });

  test('make room for a newcomer when many wait: one of the reader who has most, which others who wait for it ask for again', async () => {
    const { convert, finish } = busyThread();
    const writer = createMarkdownWriter({ convert });
    const waiting = pages(61).map((page, number) => writer.write(page, { share: number % 4 === 0 ? 'greedy' : String(number) }));
    const joined = writer.write('page 60', { share: 'joined' });
    const outcomes = Promise.allSettled(waiting);
    const other = writer.write('other', { share: 'other' });
    finish();
    expect([await other, await joined]).toEqual([text('other'), text('page 60')]);
    expect((await outcomes).flatMap(({ status }, number) => (status === 'rejected' ? [number] : []))).toContain(60);
  });

  test('of one reader do not take the place of others', async () => {
    const { convert, finish } = busyThread();
    const writer = createMarkdownWriter({ convert });
    const greedy = pages(20).map((page) => writer.write(page, { share: 'greedy' }));
    await expect(writer.write('more', { share: 'greedy' })).rejects.toMatchObject({ kind: 'queue-full' });
    const other = writer.write('other', { share: 'other' });
    finish();
    await other;
    expect(convert.mock.calls.findIndex(([html]) => html === 'other')).toBeLessThanOrEqual(2);
    await Promise.all(greedy);
  });

  test('whose readers have all left are not written', async () => {
    const { convert, finish } = busyThread();
    const writer = createMarkdownWriter({ convert });
    const first = writer.write('first');
    const [one, two] = [new AbortController(), new AbortController()];
    const left = [writer.write('left', { signal: one.signal }), writer.write('left', { signal: two.signal })];
    const half = [writer.write('half', { signal: one.signal }), writer.write('half')];
    one.abort();
    two.abort();
    const outcomes = await Promise.allSettled(left);
    expect(outcomes.map((outcome) => 'reason' in outcome && outcome.reason)).toEqual([
      expect.objectContaining({ kind: 'caller-left' }),
      expect.objectContaining({ kind: 'caller-left' }),
    ]);
    await expect(writer.write('gone', { signal: one.signal })).rejects.toMatchObject({ kind: 'caller-left' });
    finish();
    await Promise.all([first, ...half]);
    expect(convert.mock.calls).toEqual([['first'], ['half']]);
    expect(await writer.write('left')).toEqual(text('left'));
  });
});
