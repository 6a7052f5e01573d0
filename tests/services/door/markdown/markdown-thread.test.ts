import { Worker } from 'node:worker_threads';
import { describe, expect, jest, test } from '@jest/globals';
import { openMarkdownThread } from '#services/door/markdown/markdown-thread.ts';

const html = (text: string): string =>
  `<!doctype html><head><link rel="canonical" href="https://www.marlow.example/about"></head><body><main><h1>${text}</h1></main></body>`;

const written = (text: string) => ({ markdown: `# ${text}\n`, canonical: 'https://www.marlow.example/about' });

/** A worker that does what its code says with each page. */
const workerThat = (code: string): Worker =>
  new Worker(`const { parentPort } = require('node:worker_threads'); parentPort.on('message', (page) => { ${code} });`, { eval: true });

const answering = "parentPort.postMessage({ markdown: page, canonical: 'x' });";

const ended = (worker: Worker | undefined): Promise<void> => new Promise((resolve) => void worker?.once('exit', () => resolve()));

describe('the thread that writes Markdown', () => {
  test('writes one page after the other', async () => {
    const thread = openMarkdownThread();
    for (const text of ['First', 'Second', 'Third']) expect(await thread.convert(html(text))).toEqual(written(text));
  });

  test.each([
    ['process.exit(3);', 'ended with 3'],
    ["throw new Error('no such element');", 'no such element'],
    ['while (true);', 'took longer than 200 ms'],
    ['', 'took longer than 200 ms'],
  ])('fails with the page that ends it, and writes the next: %j', async (code, message) => {
    const workers = [workerThat(`if (page === 'bad') { ${code} } else { ${answering} }`), workerThat(answering)];
    const start = jest.fn(() => workers[start.mock.calls.length - 1] ?? workerThat(''));
    const thread = openMarkdownThread({ start, convertWithinMs: 200 });
    // a worker takes a moment to begin
    await new Promise((resolve) => void workers[1]?.once('online', resolve));
    expect(await thread.convert('good')).toEqual({ markdown: 'good', canonical: 'x' });
    await expect(thread.convert('bad')).rejects.toThrow(message);
    expect(await thread.convert('good')).toEqual({ markdown: 'good', canonical: 'x' });
    expect(start).toHaveBeenCalledTimes(2);
  });

  test('does not end the process when it dies between two pages', async () => {
    const dying = workerThat(`${answering} setTimeout(() => { throw new Error('out of memory'); }, 20);`);
    const start = jest.fn(() => (start.mock.calls.length === 1 ? dying : workerThat(answering)));
    const thread = openMarkdownThread({ start });
    await thread.convert('first');
    await ended(dying);
    expect(await thread.convert('second')).toEqual({ markdown: 'second', canonical: 'x' });
  });

  test('has a bounded memory', async () => {
    const hungry = 'const all = []; while (true) all.push(new Array(1e5).fill(page + all.length));';
    const start = jest.fn(
      () =>
        new Worker(`require('node:worker_threads').parentPort.on('message', (page) => { ${hungry} })`, {
          eval: true,
          resourceLimits: { maxOldGenerationSizeMb: 16 },
        }),
    );
    await expect(openMarkdownThread({ start }).convert('page')).rejects.toMatchObject({ code: 'ERR_WORKER_OUT_OF_MEMORY' });
  });

  test('ends when no page came for a while, and begins again', async () => {
    const workers: Worker[] = [];
    const start = (): Worker => {
      const worker = workerThat(answering);
      workers.push(worker);
      return worker;
    };
    const thread = openMarkdownThread({ start, idleMs: 10 });
    await thread.convert('first');
    await ended(workers[0]);
    expect(await thread.convert('second')).toEqual({ markdown: 'second', canonical: 'x' });
    expect(workers).toHaveLength(2);
  });
});
