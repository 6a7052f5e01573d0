import { describe, expect, test } from '@jest/globals';
import { createImageRenderer } from '#services/lake/assets/image-renderer.ts';
import { imageRequestOf } from '#services/lake/assets/image-request.ts';
import type { renderImage } from '#services/lake/assets/render-image.ts';

/** A renderer whose drawings take until they are let go. */
function slowRenderer(bytesEach = 1) {
  const held: (() => void)[] = [];
  let drawn = 0;
  const draw: typeof renderImage = async (_bytes, { format }) => {
    drawn += 1;
    await new Promise<void>((resolve) => held.push(resolve));
    return { bytes: Buffer.alloc(bytesEach), format };
  };
  const render = createImageRenderer({ put: async () => undefined, get: async () => Buffer.from('picture') }, draw);
  return {
    ask: (search: string) => render('a.png', imageRequestOf(new URLSearchParams(search), 'png', '')),
    drawn: () => drawn,
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
  test('draws two at once, lets 32 wait and refuses the next with 503', async () => {
    const renderer = slowRenderer();
    const asked = Array.from({ length: 34 }, (_, n) => renderer.ask(`w=${n + 1}`));
    await settled();
    expect(renderer.drawn()).toBe(2);
    await expect(renderer.ask('w=100')).rejects.toMatchObject({ status: 503 });
    expect(await renderer.ask('')).toMatchObject({ contentType: 'image/png' });
    await renderer.letGo();
    expect(await Promise.all(asked)).toHaveLength(34);
    expect(renderer.drawn()).toBe(34);
  });

  test('draws what several ask for at the same time once, and keeps it', async () => {
    const renderer = slowRenderer();
    const asked = [renderer.ask('w=10'), renderer.ask('w=10'), renderer.ask('w=5&dpr=2')];
    await settled();
    await renderer.letGo();
    await Promise.all(asked);
    await renderer.ask('w=10');
    expect(renderer.drawn()).toBe(1);
  });

  test('keeps at most 64 MiB of what it has drawn', async () => {
    const renderer = slowRenderer(24 * 1024 * 1024);
    for (const search of ['w=1', 'w=2', 'w=3', 'w=3', 'w=1']) {
      const asked = renderer.ask(search);
      await settled();
      await renderer.letGo();
      await asked;
    }
    expect(renderer.drawn()).toBe(4);
  });
});
