import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { inProject } from '#scripts/stack/project-paths.ts';
import { allStacks, htmlOf, type StackUnderTest } from '../setup/stack.ts';
import { expect, test } from '../setup/test.ts';

/** Every secret of an installation: the environment's, the accounts', and the private key. */
function secretsOf(stack: StackUnderTest): string[] {
  const environment = Object.entries(stack.environment)
    .filter(([name]) => /SECRET|TOKEN|KEY|PASSWORD/.test(name))
    .map(([, value]) => value);
  const accounts = z
    .object({ editors: z.array(z.record(z.string(), z.string())), visitors: z.array(z.record(z.string(), z.string())) })
    .parse(JSON.parse(readFileSync(path.join(stack.dataDirectory, 'accounts.json'), 'utf8')));
  const known = [...accounts.editors, ...accounts.visitors].flatMap(({ password = '', token = '' }) => [password, token]);
  const [, keyLine = ''] = readFileSync(path.join(stack.dataDirectory, 'rsa-private-key.pem'), 'utf8').split('\n');
  return [...environment, ...known, keyLine].filter((value) => value !== '');
}

/** Everything that a browser can load without a page being rendered. */
function publicFiles(): string[] {
  return ['.next/static', 'public', 'studio/dist'].flatMap((folder) =>
    readdirSync(inProject(folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name)),
  );
}

test('no secret is in a file or page that browsers fetch', async () => {
  const hidden = allStacks().flatMap(secretsOf);
  expect(hidden.length).toBeGreaterThan(15);
  const files = publicFiles();
  expect(files.length).toBeGreaterThan(50);
  const leaks = files.filter((file) => {
    const text = readFileSync(file, 'latin1');
    return hidden.some((secret) => text.includes(secret)) || text.includes('PRIVATE KEY-----');
  });
  expect(leaks).toEqual([]);
  const { buildId } = z
    .object({ buildId: z.string() })
    .parse(JSON.parse(/<script id="__NEXT_DATA__"[^>]*>(.*?)<\/script>/s.exec(await htmlOf('/about'))?.[1] ?? '{}'));
  for (const address of [
    '/',
    '/zh/product/vps-buy',
    '/contact',
    '/about/none',
    `/_next/data/${buildId}/en/about.json`,
    '/ucenter/?ope=login',
    '/studio',
    '/studio/lake-config.js',
  ]) {
    const html = await htmlOf(address);
    expect([address, hidden.filter((secret) => html.includes(secret))]).toEqual([address, []]);
  }
});
