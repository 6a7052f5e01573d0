import { Readable } from 'node:stream';
import { describe, expect, test } from '@jest/globals';
import { createImageRenderer } from '#services/lake/assets/image-renderer.ts';
import { imageRequestOf, type ImageRequest } from '#services/lake/assets/image-request.ts';
import type { renderImage } from '#services/lake/assets/render-image.ts';

function requestOf(search: string): ImageRequest {
  const request = imageRequestOf(new URLSearchParams(search), 'png', '');
  if (!request) throw new Error(`${search} asks for no picture`);
  return request;
}

const files = {
  put: async () => undefined,
  get: async () => Buffer.from('picture'),
  find: async () => ({ size: 7, stream: () => Readable.from(['picture']) }),
};

/** A renderer whose renderings take until they are released. */
function slowRenderer(bytesEach = 1) {
  const held: (() => void)[] = [];
  let drawn = 0;
  const draw: typeof renderImage = async (_bytes, { format }) => {
    drawn += 1;
    await new Promise<void>((resolve) => held.push(resolve));
    return { bytes: Buffer.alloc(bytesEach), format };
  };
  const nothingKept = { get: async () => null, put: async () => undefined, bytes: async () => 0 };
  const render = createImageRenderer(files, nothingKept, draw);
  return {
    ask: (search: string, turn = {}) => render('a.png', requestOf(search), turn),
    drawn: () => drawn,
    letOneRoundGo: async () => {
      held.splice(0).forEach((go) => go());
      await settled();
    },
    letGo: async () => {
      while (held.length > 0) {
        held.splice(0).forEach((go) => go());
        await settled();
      }
    },
  };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

describe('the renderer of pictures', () => {
  test('draws one at once for an address, lets 31 more of it wait and refuses its next with 503', async () => {
    const renderer = slowRenderer();
    const asked = Array.from({ length: 32 }, (_, n) => renderer.ask(`rect=${n},0,9,9`, { share: 'one' }));
    await settled();
    expect(renderer.drawn()).toBe(1);
    await expect(renderer.ask('w=100', { share: 'one' })).rejects.toMatchObject({ status: 503 });
    expect(await renderer.ask('')).toMatchObject({ contentType: 'image/png' });
    await renderer.letGo();
    expect(await Promise.all(asked)).toHaveLength(32);
    expect(renderer.drawn()).toBe(32);
  });

  test('addresses take turns: another one’s picture does not wait behind thirty', async () => {
    const renderer = slowRenderer();
    const asked = Array.from({ length: 32 }, (_, n) => renderer.ask(`rect=${n},0,9,9`, { share: 'one' }));
    await settled();
    let answered = false;
    const other = renderer.ask('w=100', { share: 'other' }).then(() => (answered = true));
    await settled();
    expect(renderer.drawn()).toBe(2);
    await renderer.letOneRoundGo();
    expect([answered, renderer.drawn()]).toEqual([true, 3]);
    await renderer.letGo();
    await Promise.all([...asked, other]);
  });

  test('a few addresses that ask for as much as they may keep no other one out, nor what it asks for with them', async () => {
    const renderer = slowRenderer();
    const [outcomes, wanted]: [string[], string[]] = [[], ['w=100', 'rect=30,0,9,9']];
    const flood = Array.from({ length: 9 * 32 }, (_, n) =>
      renderer.ask(`rect=${n % 32},${Math.floor(n / 32)},9,9`, { share: `flood ${Math.floor(n / 32)}` }).then(
        () => outcomes.push('drawn'),
        () => outcomes.push('refused'),
      ),
    );
    await settled();
    const others = wanted.map((search) => renderer.ask(search, { share: 'other' }));
    // more addresses take the places of the one that asked for the same picture first
    const more = Array.from({ length: 40 }, (_, n) => renderer.ask(`rect=${n},50,9,9`, { share: `more ${n}` }));
    await settled();
    await renderer.letGo();
    expect(await Promise.all(others)).toHaveLength(2);
    expect(await Promise.all(more)).toHaveLength(40);
    await Promise.all(flood);
    expect(outcomes.filter((outcome) => outcome === 'refused').length).toBeGreaterThan(60);
  });

  test('sends originals and large renderings from the disk, and keeps no large one in memory', async () => {
    const large = { size: 600 * 1_024, stream: () => Readable.from([]) };
    const stored = new Map<string, Buffer | typeof large>();
    const cache = {
      get: async (key: string) => stored.get(key) ?? null,
      put: async (key: string, bytes: Buffer) => void stored.set(key, bytes.length > 9 ? large : bytes),
      bytes: async () => 0,
    };
    let length = 600 * 1_024;
    const render = createImageRenderer(files, cache, async (_bytes, { format }) => ({ bytes: Buffer.alloc(length), format }));
    const contentOf = async (name: string, search: string) => (await render(name, requestOf(search)))?.content;
    expect([await contentOf('a.png', 'w=32'), await contentOf('a.png', 'w=32')]).toEqual([large, large]);
    length = 9;
    expect(await contentOf('a.png', 'w=48')).toEqual(Buffer.alloc(9));
    stored.clear();
    length = 8;
    expect([await contentOf('a.png', 'w=48'), await contentOf('a.png', 'w=32')]).toEqual([Buffer.alloc(9), Buffer.alloc(8)]);
    expect(await contentOf('a.svg', 'w=48')).toMatchObject({ size: 7 });
  });

  test('does not begin what nobody waits for any more, and goes on with what somebody does', async () => {
    const renderer = slowRenderer();
    const first = [renderer.ask('w=32'), renderer.ask('w=48')];
    await settled();
    const [left, stays] = [new AbortController(), new AbortController()];
    const gone = renderer.ask('w=64', { signal: left.signal }).catch((error: unknown) => error);
    const shared = [renderer.ask('w=80', { signal: left.signal }), renderer.ask('w=80', { signal: stays.signal })];
    await settled();
    left.abort();
    expect(await gone).toMatchObject({ kind: 'caller-left' });
    await renderer.letGo();
    expect(await Promise.all([...first, ...shared])).toHaveLength(4);
    expect(renderer.drawn()).toBe(3);
  });

  test('draws nothing for a caller who left before asking, and hears the next one leave', async () => {
    const renderer = slowRenderer();
    await expect(renderer.ask('w=32', { signal: AbortSignal.abort() })).rejects.toMatchObject({ kind: 'caller-left' });
    const first = [renderer.ask('w=48'), renderer.ask('w=64')];
    await settled();
    const left = new AbortController();
    const shared = renderer.ask('w=80', { signal: left.signal }).catch((error: unknown) => error);
    await expect(renderer.ask('w=80', { signal: AbortSignal.abort() })).rejects.toMatchObject({ kind: 'caller-left' });
    left.abort();
    expect(await shared).toMatchObject({ kind: 'caller-left' });
    await renderer.letGo();
    await Promise.all(first);
    expect(renderer.drawn()).toBe(2);
  });

  test('draws what several ask for at the same time once, and keeps it', async () => {
    const renderer = slowRenderer();
    const asked = [renderer.ask('w=32'), renderer.ask('w=32'), renderer.ask('w=16&dpr=2'), renderer.ask('w=30')];
    await settled();
    await renderer.letGo();
    await Promise.all(asked);
    await renderer.ask('w=32');
    expect(renderer.drawn()).toBe(1);
  });

  test('keeps at most 64 MiB of what it has drawn', async () => {
    const renderer = slowRenderer(24 * 1024 * 1024);
    for (const search of ['w=32', 'w=48', 'w=64', 'w=64', 'w=32']) {
      const asked = renderer.ask(search);
      await settled();
      await renderer.letGo();
      await asked;
    }
    expect(renderer.drawn()).toBe(4);
  });
});
