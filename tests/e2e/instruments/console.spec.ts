import { watchConsole } from '../setup/console-watch.ts';
import { origin } from '../setup/stack.ts';
import { expect, test } from '../setup/test.ts';

test('what a page complains of is heard: errors, warnings, exceptions, strangers and its own data, but no data of another page', async ({
  page,
}) => {
  const dataOf = (name: string): string => `${origin()}/_next/data/build/en/${name}.json`;
  const script = `
    console.error('an error');
    console.warn('a warning');
    setTimeout(() => { throw new Error('an exception'); });
    const asks = ['${dataOf('product/other')}', '${dataOf('product/probe')}', 'https://stranger.test/'].map((address) => fetch(address).catch(() => undefined));
    Promise.all(asks).then(() => { document.title = 'done'; });`;
  await page.route(/\/product\/probe$/, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html><title>probe</title><script>${script}</script>` }),
  );
  await page.route(/\/_next\/data\//, (route) => route.fulfill({ status: 404, body: '' }));
  await page.route('https://stranger.test/', (route) => route.abort());
  const heard = watchConsole(page);
  await page.goto(`${origin()}/product/probe`);
  await expect(page).toHaveTitle('done');
  for (const what of ['an error', 'a warning', 'an exception', 'asked https://stranger.test/', `(${dataOf('product/probe')})`]) {
    expect(heard, what).toContainEqual(expect.stringContaining(what));
  }
  expect(heard).not.toContainEqual(expect.stringContaining('product/other'));
});
