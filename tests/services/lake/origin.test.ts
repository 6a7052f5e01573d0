import { expect, test } from '@jest/globals';
import type { Identity } from '#services/lake/editors/identity.ts';
import { checkOrigin, isSameOrigin, originOf } from '#services/lake/origin.ts';

const host = 'www.marlow.example';

test('the origin is the configured one, else that of the request as the front door forwards it', () => {
  expect(originOf({ host }, 'https://cms.marlow.example/')).toBe('https://cms.marlow.example');
  expect(originOf({ host, 'x-forwarded-proto': 'https, http' }, undefined)).toBe(`https://${host}`);
  expect(originOf({ host, 'x-forwarded-proto': 'gopher' }, undefined)).toBe(`http://${host}`);
  expect(originOf({}, undefined)).toBe('http://localhost');
});

test.each([
  [{}, true],
  [{ origin: `http://${host}` }, true],
  [{ origin: 'https://cms.marlow.example' }, true],
  [{ origin: `https://${host}` }, false],
  [{ origin: 'null' }, false],
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ 'sec-fetch-site': 'none' }, true],
  [{ 'sec-fetch-site': 'same-site' }, false],
])('a request with %j is of the same origin: %p', (headers, is) => {
  expect(isSameOrigin({ host, ...headers }, 'https://cms.marlow.example')).toBe(is);
});

test('a page of another site writes nothing with an editor’s cookie; a program with a token may', () => {
  const headers = { host, origin: 'https://evil.example' };
  const by = (kind: Identity['by']): Identity => ({ by: kind }) as Partial<Identity> as Identity;
  expect(() => checkOrigin(headers, by('session'), undefined)).toThrow(expect.objectContaining({ status: 403 }));
  expect(() => checkOrigin(headers, by('token'), undefined)).not.toThrow();
});
