import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Database } from '#services/platform/database/database.ts';
import { openTestDatabase } from '#tests/setup/test-database.ts';
import { openLake, type LakeUnderTest } from './lake-under-test.ts';

const built = `<!DOCTYPE html><html><head><link href="/static/favicon.ico" rel="icon"/><script src="https://core.sanity-cdn.com/bridge.js" async></script><script>inline()</script><style>
@font-face { font-family: Inter; src: url("https://studio-static.sanity.io/Inter.woff2") format("woff2"); } body { margin: 0 }</style></head><body><script type="module" src="/studio/static/sanity-abcdEF12.js"></script></body></html>`;

const foreignFont = '@font-face{font-family:Inter;src:url(https://fonts.sanity.io/a.woff2)format("woff2")}';
const styles = `${foreignFont}p{margin:0}@font-face{font-family:Own;src:url(/own.woff2)}`;

let database: Database;
let under: LakeUnderTest;
let studioDirectory: string;

beforeAll(async () => {
  studioDirectory = await mkdtemp(join(tmpdir(), 'studio-'));
  await mkdir(join(studioDirectory, 'static'));
  await writeFile(join(studioDirectory, 'index.html'), built);
  await writeFile(join(studioDirectory, 'static/sanity-abcdEF12.js'), 'run()');
  await writeFile(join(studioDirectory, 'static/favicon.ico'), 'x');
  await writeFile(join(studioDirectory, 'static/lib-abcdEF12.css'), styles);
  database = await openTestDatabase();
  under = await openLake(database, { studioDirectory });
}, 60_000);

afterAll(async () => {
  await under.close();
  await database.close();
  await rm(studioDirectory, { recursive: true, force: true });
});

const get = (path: string): Promise<Response> => fetch(`${under.origin}${path}`);

describe('the Studio’s files', () => {
  test('before it is built, /studio answers 503 and says so', async () => {
    const another = await openTestDatabase();
    const unbuilt = await openLake(another, { studioDirectory: join(studioDirectory, 'nothing') });
    const answer = await fetch(`${unbuilt.origin}/studio`);
    expect([answer.status, await answer.text()]).toEqual([503, 'The Studio has not been built yet.\n']);
    await unbuilt.close();
    await another.close();
  });

  test('every address below /studio is its page, made fit for this origin', async () => {
    for (const path of ['/studio', '/studio/', '/studio/structure/banner;x%2Cy', '/studio/intent/edit/id=a;type=b']) {
      const answer = await get(path);
      const page = await answer.text();
      expect(answer.status).toBe(200);
      for (const script of ['lake-config', 'lake-event-source', 'lake-own-host', 'lake-own-address']) {
        const tag = `<script src="/studio/${script}.js"></script>`;
        // before the Studio's own
        expect([script, page.indexOf(tag) > 0 && page.indexOf(tag) < page.indexOf('type="module"')]).toEqual([script, true]);
      }
      expect(page).not.toContain('sanity-cdn');
      expect(page).not.toContain('studio-static.sanity.io');
      expect(page).toContain('href="/studio/static/favicon.ico"');
      expect(answer.headers.get('cache-control')).toBe('no-cache');
    }
  });

  test('its policy allows scripts of this origin and the one inline by its hash', async () => {
    const policy = (await get('/studio')).headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/);
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toContain('unsafe-eval');
    const { host } = new URL(under.origin);
    expect(policy).toContain(`connect-src 'self' ws://${host} wss://${host};`);
  });

  test('files with a hash in their name are cacheable for ever, others are not', async () => {
    const hashed = await get('/studio/static/sanity-abcdEF12.js');
    expect([hashed.headers.get('content-type'), hashed.headers.get('cache-control')]).toEqual([
      'text/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
    ]);
    expect((await get('/studio/static/favicon.ico')).headers.get('cache-control')).toBe('public, max-age=3600');
    expect((await get('/studio/static/gone-abcdEF12.js')).status).toBe(404);
    expect((await get('/studio/static/..%2f..%2f..%2fetc%2fpasswd')).status).toBe(404);
  });

  test('style sheets come without the fonts of other hosts, and with everything else', async () => {
    const answer = await get('/studio/static/lib-abcdEF12.css');
    expect(await answer.text()).toBe('p{margin:0}@font-face{font-family:Own;src:url(/own.woff2)}');
    expect(answer.headers.get('content-type')).toBe('text/css; charset=utf-8');
  });

  test('the lake’s address, the event streams and the answers in place of its maker come as files', async () => {
    expect(await (await get('/studio/lake-config.js')).text()).toContain('window.__LAKE__');
    for (const script of ['lake-event-source', 'lake-own-host', 'lake-own-address']) {
      const answer = await get(`/studio/${script}.js`);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8']);
    }
  });

  test('a name that no disk could hold is not found like any other', async () => {
    for (const name of ['x'.repeat(3_000), 'x%00', '%00', '..%2f%00'])
      expect([name.slice(0, 9), (await get(`/studio/static/${name}.js`)).status]).toEqual([name.slice(0, 9), 404]);
  });
});
