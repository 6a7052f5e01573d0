import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { centreRedirects } from '#services/account-centre/centre-redirects.ts';
import { readServicesConfig } from '#services/platform/config.ts';

let app: FastifyInstance;

beforeAll(async () => {
  app = Fastify();
  await app.register(centreRedirects('https://accounts.example/base'));
});

afterAll(() => app.close());

test.each([
  ['/ucenter/?ope=login&url=%2Fdoc', 'https://accounts.example/ucenter/?ope=login&url=%2Fdoc'],
  ['/ucenter', 'https://accounts.example/ucenter'],
  ['/ucenter/console/workServer/submitWork', 'https://accounts.example/ucenter/console/workServer/submitWork'],
  ['/ucenter//evil.example/', 'https://accounts.example/ucenter//evil.example/'],
  ['/ucenter/%0d%0aset-cookie:a=b', 'https://accounts.example/ucenter/%0d%0aset-cookie:a=b'],
])('R-1.12 with a provider’s own centre %s leads to %s', async (url, location) => {
  const answer = await app.inject({ url });
  expect([answer.statusCode, answer.headers.location]).toEqual([302, location]);
});

const embedded = { CONTENT_WEBHOOK_SECRET: 'a'.repeat(32), SANITY_READ_TOKEN: 'b'.repeat(32) };
const pem = '-----BEGIN PRIVATE KEY-----\\nx\\n-----END PRIVATE KEY-----';

test('without configuration the sandbox answers, and the embedded check', () => {
  const { accounts, humanCheck } = readServicesConfig(embedded);
  expect(accounts).toMatchObject({ centreUrl: undefined, centreSecrets: [], credentialCookie: 'hf_session', sandboxLimits: {} });
  expect([humanCheck.provider, humanCheck.secret.length > 30, humanCheck.secret.includes('aaaa')]).toEqual(['altcha', true, false]);
});

test('how long a server of the stand-in takes is at least a second', () => {
  const ask = (seconds: string) => () => readServicesConfig({ ...embedded, SANDBOX_BUILD_SECONDS: seconds });
  expect(ask('1')().accounts.sandboxLimits).toEqual({ buildSeconds: 1 });
  expect(ask('0')).toThrow('SANDBOX_BUILD_SECONDS');
});

test('a provider’s centre needs a secret, a merchant and a key of production; each one missing is named', () => {
  const ask = (more: Record<string, string>) => () =>
    readServicesConfig({ ...embedded, ACCOUNT_CENTRE_URL: 'https://accounts.example', ...more });
  expect(ask({})).toThrow(/ACCOUNT_CENTRE_SECRET[\s\S]*ACCOUNT_CENTRE_MERCHANT[\s\S]*RSA_PRIVATE_KEY/);
  expect(ask({ ACCOUNT_CENTRE_SECRET: 'short', ACCOUNT_CENTRE_MERCHANT: 'm', RSA_PRIVATE_KEY: pem })).toThrow('at least 16');
  const complete = ask({
    ACCOUNT_CENTRE_SECRET: 'c'.repeat(16),
    ACCOUNT_CENTRE_SECRET_PREVIOUS: 'd'.repeat(16),
    ACCOUNT_CENTRE_MERCHANT: 'm',
    RSA_PRIVATE_KEY: pem,
    SESSION_COOKIE: 'token',
  })();
  expect(complete.accounts).toMatchObject({
    centreSecrets: ['c'.repeat(16), 'd'.repeat(16)],
    credentialCookie: 'token',
    rsaPrivateKey: pem.replaceAll('\\n', '\n'),
  });
});

test('a widget needs its site key and its secret', () => {
  const ask = (more: Record<string, string>) => () => readServicesConfig({ ...embedded, HUMAN_CHECK_PROVIDER: 'turnstile', ...more });
  expect(ask({})).toThrow(/HUMAN_CHECK_SITE_KEY[\s\S]*HUMAN_CHECK_SECRET/);
  expect(ask({ HUMAN_CHECK_SITE_KEY: 'key', HUMAN_CHECK_SECRET: 'secret' })().humanCheck).toEqual({
    provider: 'turnstile',
    siteKey: 'key',
    secret: 'secret',
  });
});
