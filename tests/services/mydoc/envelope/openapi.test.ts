import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { calls } from '#lib/contracts/calls.ts';
import { openApiDocument } from '#lib/contracts/openapi.ts';
import { startMydoc, type MydocUnderTest } from '../mydoc-under-test.ts';

let mydoc: MydocUnderTest;

beforeAll(async () => {
  mydoc = await startMydoc();
}, 60_000);

afterAll(() => mydoc.close());

test('/myDoc/openapi.json describes every call as OpenAPI 3.1', async () => {
  const answer = await mydoc.app.inject({ method: 'GET', url: '/myDoc/openapi.json' });
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(answer.json()).toEqual(openApiDocument());
  expect(answer.json()).toMatchObject({ openapi: '3.1.0', servers: [{ url: '/myDoc' }] });
  expect(Object.keys(answer.json().paths)).toEqual(calls.map(({ path }) => `/${path}`));
});

test('every reference in it leads somewhere, and nested values have their schema', () => {
  const text = JSON.stringify(openApiDocument());
  expect(new Set(text.match(/"\$ref":"[^"]+"/g))).toEqual(new Set(['"$ref":"#/components/schemas/Refusal"']));
  expect(text).toContain('"contentMediaType":"application/json","contentSchema":{"type":"object"');
});
