import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from '@jest/globals';

const script = readFileSync(new URL('../../../../services/lake/browser/lake-own-host.js', import.meta.url), 'utf8');

/** The page's `fetch` after the script has run, and the addresses that it let through to the network. */
function openPage(): { readonly fetch: typeof fetch; readonly asked: unknown[] } {
  const asked: unknown[] = [];
  const native: typeof fetch = async (input) => {
    asked.push(input);
    return new Response('from the network');
  };
  const window = { fetch: native };
  runInNewContext(script, { window, location: new URL('https://host.example/studio'), URL, Response, Promise });
  return { fetch: window.fetch, asked };
}

test.each([
  ['https://sanity-cdn.com/v1/modules/sanity/latest/%5E6.0.0/t1', 200],
  ['https://api.sanity.io/vX/intake/feedback', 503],
  ['https://sentry.sanity.io/envelope', 503],
  ['https://sanity.io/', 503],
])('a call to %s is answered with %s by the page itself', async (address, status) => {
  const page = openPage();
  const answers = [await page.fetch(address), await page.fetch(new URL(address)), await page.fetch(new Request(address))];
  expect(answers.map((answer) => answer.status)).toEqual([status, status, status]);
  expect(await answers[0]?.json()).toEqual({});
  expect(page.asked).toEqual([]);
});

test('every other call goes to the network as it is', async () => {
  const page = openPage();
  const request = new Request('https://host.example/lake/v1/users/me');
  const others = ['/myDoc/figures/daily', 'blob:https://host.example/1', 'https://notsanity.io/', 'https://sanity.io.example/', request];
  for (const other of others) expect(await (await page.fetch(other)).text()).toBe('from the network');
  expect(page.asked).toEqual(others);
});

test('an address that is none is refused by the browser, in its words', async () => {
  const page = openPage();
  await page.fetch('http://[');
  expect(page.asked).toEqual(['http://[']);
});
