import { describe, expect, test } from '@jest/globals';
import type { AssetSource } from 'sanity';
import type { Prepared } from '#studio/uploads/prepare-picture.ts';
import { tellingUploader } from '#studio/uploads/telling-uploader.ts';

type Uploader = InstanceType<NonNullable<AssetSource['Uploader']>>;
type Event = Parameters<Parameters<Uploader['subscribe']>[0]>[0];

/** Sanity's order of events: all-complete with the files that failed, then an error. */
class UploaderOfTest implements Uploader {
  static uploaded: string[] = [];
  #subscribers = new Set<(event: Event) => void>();
  upload(...[files]: Parameters<Uploader['upload']>): ReturnType<Uploader['upload']> {
    UploaderOfTest.uploaded.push(...files.map(({ name }) => name));
    const done = files.map((file) => ({
      id: file.name,
      file,
      progress: 1,
      ...(file.name.startsWith('bad') ? { status: 'error' as const, error: new Error('x') } : { status: 'complete' as const }),
    }));
    for (const subscriber of this.#subscribers) {
      subscriber({ type: 'all-complete', files: done });
      if (done.some(({ status }) => status === 'error')) subscriber({ type: 'error', files: [] });
    }
    return done;
  }
  subscribe(subscriber: (event: Event) => void): () => void {
    this.#subscribers.add(subscriber);
    return () => void this.#subscribers.delete(subscriber);
  }
  abort(): void {}
  getFiles(): ReturnType<Uploader['getFiles']> {
    return [];
  }
  updateFile(): void {}
  reset(): void {}
}

function start(prepare: (file: File) => Promise<Prepared> = async (file) => ({ kind: 'unchanged', file })) {
  UploaderOfTest.uploaded = [];
  const said: [string, boolean][] = [];
  const Uploader = tellingUploader(UploaderOfTest, { prepare, say: (words, isRefusal) => void said.push([words, isRefusal]) });
  const uploader = new Uploader();
  const events: string[] = [];
  uploader.subscribe(({ type }) => void events.push(type));
  return { uploader, events, said, settled: () => new Promise((resolve) => setTimeout(resolve, 0)) };
}

const fileOf = (name: string): File => new File(['x'], name);

describe('an upload', () => {
  test('that the lake refuses is said once in our words, without Sanity’s message, and the field is free again', async () => {
    const { uploader, events, said, settled } = start();
    uploader.upload([fileOf('bad.png')]);
    await settled();
    expect(events).toEqual(['all-complete']);
    expect(said).toEqual([[expect.stringMatching(/^bad.png was not uploaded/), true]]);
  });

  test('sends the file that was made smaller, and says so', async () => {
    const { uploader, said, settled } = start(async () => ({ kind: 'reduced', file: fileOf('small.webp'), words: 'smaller' }));
    uploader.upload([fileOf('large.png')]);
    await settled();
    expect(UploaderOfTest.uploaded).toEqual(['small.webp']);
    expect(said).toEqual([['smaller', false]]);
  });

  test('of a refused file sends nothing, says why, and the field is free again', async () => {
    const { uploader, events, said, settled } = start(async () => ({ kind: 'refused', words: 'too large' }));
    uploader.upload([fileOf('large.png')]);
    await settled();
    expect(UploaderOfTest.uploaded).toEqual([]);
    expect([events, said]).toEqual([['all-complete'], [['too large', true]]]);
  });

  test('goes on with the file as it is where it cannot be prepared', async () => {
    const { uploader, settled } = start(() => Promise.reject(new Error('no canvas')));
    uploader.upload([fileOf('ship.png')]);
    await settled();
    expect(UploaderOfTest.uploaded).toEqual(['ship.png']);
  });

  test('that was aborted meanwhile sends nothing', async () => {
    const { uploader, settled } = start();
    uploader.upload([fileOf('ship.png')]);
    uploader.abort();
    await settled();
    expect(UploaderOfTest.uploaded).toEqual([]);
  });
});
