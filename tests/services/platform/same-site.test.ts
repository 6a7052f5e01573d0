import { expect, test } from '@jest/globals';
import type { FastifyRequest } from 'fastify';
import { isFromOwnSite } from '#services/platform/same-site.ts';

const isOwn = (headers: Record<string, string | string[]>): boolean =>
  isFromOwnSite({ headers, host: 'www.Marlow.example' } as Partial<FastifyRequest> as FastifyRequest);

test.each<[Record<string, string | string[]>]>([
  [{}],
  [{ 'sec-fetch-site': 'same-origin', origin: 'https://www.marlow.example' }],
  [{ 'sec-fetch-site': 'none' }],
  [{ origin: ['https://www.marlow.example'] }],
])('a request with %j is of our own site, or of none', (headers) => {
  expect(isOwn(headers)).toBe(true);
});

test.each<[Record<string, string | string[]>]>([
  [{ 'sec-fetch-site': 'cross-site' }],
  [{ 'sec-fetch-site': 'same-site', origin: 'https://www.marlow.example' }],
  [{ 'sec-fetch-site': ['cross-site', 'none'] }],
  [{ origin: 'https://shop.marlow.example' }],
  [{ origin: 'https://www.marlow.example:8443' }],
  [{ origin: 'null' }],
])('a request with %j is of another site', (headers) => {
  expect(isOwn(headers)).toBe(false);
});
