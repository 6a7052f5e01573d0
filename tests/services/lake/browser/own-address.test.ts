import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from '@jest/globals';

const script = readFileSync(new URL('../../../../services/lake/browser/lake-own-address.js', import.meta.url), 'utf8');

/** The addresses that a page asks for, in each of its ways, once the script has run there. */
async function askedFor(address: string): Promise<unknown[]> {
  const asked: unknown[] = [];
  const note = (input: unknown): void => void asked.push(input instanceof Request ? input.url : input);
  class Requests {
    open(_method: string, given: string): void {
      note(given);
    }
  }
  class Streams {
    constructor(given: string) {
      note(given);
    }
  }
  const native: typeof fetch = async (input) => {
    note(input);
    return new Response('');
  };
  const window = { fetch: native, XMLHttpRequest: Requests, EventSource: Streams };
  runInNewContext(script, { window, location: new URL('http://host.example:3000/studio'), URL, Request });
  await window.fetch(address);
  await window.fetch(new Request(new URL(address, 'http://host.example:3000')));
  new window.XMLHttpRequest().open('GET', address);
  new window.EventSource(address).toString();
  return asked;
}

test('what the form of a task asks the project’s host for is asked of this one', async () => {
  const path = '/lake/v2025-02-19/data/query/production-comments?query=*&a=b';
  const asked = await askedFor(`http://lake.host.example:3000${path}`);
  expect(asked).toEqual(Array.from({ length: 4 }, () => `http://host.example:3000${path}`));
});

test.each([
  'http://lake.host.example:3000/other',
  'https://lake.host.example:3000/lake/v1/ping',
  'http://lake.host.example/lake/v1/ping',
  'http://host.example:3000/lake/v1/ping',
  'http://elsewhere.example/lake/v1/ping',
])('%s is left as it is', async (address) => {
  expect(await askedFor(address)).toEqual(Array.from({ length: 4 }, () => address));
});
