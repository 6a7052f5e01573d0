import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { readContentConfig } from '#lib/content/config.ts';
import { editorCredential, isEditor } from '#lib/content/editor-credential.ts';

let server: Server;
let asked: { path: string; headers: IncomingHttpHeaders }[] = [];
let answer: { status: number; body: unknown } = { status: 200, body: {} };

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push({ path: request.url ?? '', headers: request.headers });
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

beforeEach(() => {
  asked = [];
  answer = { status: 200, body: { id: 'editor-1', email: 'editor@example.com', roles: [{ name: 'editor' }] } };
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const lake = () => readContentConfig({ SANITY_API_HOST: `http://127.0.0.1:${(server.address() as AddressInfo).port}/lake` });
const nothing = { token: undefined, session: undefined };

describe('whether a request comes from an editor', () => {
  test('the CMS is asked with the token, or with the session of the Studio', async () => {
    expect(await isEditor(lake(), { ...nothing, token: 'secret' })).toBe(true);
    expect(await isEditor(lake(), { ...nothing, session: 'cookie-value' })).toBe(true);
    expect(asked.map(({ path, headers }) => [path, headers.authorization, headers.cookie])).toEqual([
      [expect.stringMatching(/^\/lake\/v[\d-]+\/users\/me$/), 'Bearer secret', undefined],
      [expect.stringMatching(/^\/lake\/v[\d-]+\/users\/me$/), undefined, 'hf_editor=cookie-value'],
    ]);
  });

  test('nobody is asked about a visitor who has neither', async () => {
    expect(await isEditor(lake(), nothing)).toBe(false);
    expect(asked).toEqual([]);
  });

  test('hosted Sanity is sent no cookie of this site', async () => {
    expect(await isEditor(readContentConfig({ SANITY_PROJECT_ID: 'abc123' }), { ...nothing, session: 'cookie-value' })).toBe(false);
  });

  test.each([
    ['nobody', {}],
    ['a machine of the site', { id: 'machine-reader', email: '', roles: [{ name: 'viewer' }] }],
    ['somebody else’s account of the CMS', { id: 'stranger', email: 'stranger@example.com', roles: [] }],
    ['something else', []],
  ])('%s is no editor', async (_who, body) => {
    answer = { status: 200, body };
    expect(await isEditor(lake(), { ...nothing, token: 'secret' })).toBe(false);
  });

  test.each([401, 403])('whom the CMS answers with %i is no editor', async (status) => {
    answer = { status, body: { message: 'no' } };
    expect(await isEditor(lake(), { ...nothing, token: 'secret' })).toBe(false);
  });

  test('a CMS that does not answer is an outage, not a no', async () => {
    answer = { status: 503, body: {} };
    await expect(isEditor(lake(), { ...nothing, token: 'secret' })).rejects.toThrow();
  });
});

describe('the credential of a request', () => {
  test('is a bearer token, a session of the Studio, or both', () => {
    expect(editorCredential('Bearer skA1.b-c_~+/=', 'aB3_-aB3_-aB3_-aB3')).toEqual({
      token: 'skA1.b-c_~+/=',
      session: 'aB3_-aB3_-aB3_-aB3',
    });
    expect(editorCredential('bearer x', undefined)).toEqual({ token: 'x', session: undefined });
  });

  test.each(['', 'Basic abc', 'Bearer ', 'Bearer a b', 'Bearer ａ', 'Bearer a\n', `Bearer ${'a'.repeat(2_049)}`])(
    '%j is no token',
    (header) => {
      expect(editorCredential(header, undefined).token).toBeUndefined();
    },
  );

  test.each(['', 'short', 'with space in the middle', 'aB3_-aB3_-aB3_-aB3\n', 'a'.repeat(257)])('%j is no session', (session) => {
    expect(editorCredential(undefined, session).session).toBeUndefined();
  });
});
