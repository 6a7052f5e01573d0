import { describe, expect, test } from '@jest/globals';
import { createImageRenderer } from '#services/lake/assets/image-renderer.ts';
import { imageRequestOf, type ImageRequest } from '#services/lake/assets/image-request.ts';
import type { renderImage } from '#services/lake/assets/render-image.ts';

function requestOf(search: string): ImageRequest {
  const request = imageRequestOf(new URLSearchParams(search), 'png', '');
  if (!request) throw new Error(`${search} asks for no picture`);
  return request;
}

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
  const render = createImageRenderer({ put: async () => undefined, get: async () => Buffer.from('picture') }, nothingKept, draw);
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
  test('draws two at once, lets 30 more of one address wait and refuses its next with 503', async () => {
    const renderer = slowRenderer();
    const asked = Array.from({ length: 32 }, (_, n) => renderer.ask(`rect=${n},0,9,9`, { share: 'one' }));
    await settled();
    expect(renderer.drawn()).toBe(2);
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
    await renderer.letOneRoundGo();
    await renderer.letOneRoundGo();
    expect([answered, renderer.drawn()]).toEqual([true, 6]);
    await renderer.letGo();
    await Promise.all([...asked, other]);
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
