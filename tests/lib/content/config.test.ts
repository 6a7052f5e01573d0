import { expect, test } from '@jest/globals';
import { readContentConfig } from '#lib/content/config.ts';

test('the embedded lake is the default, and its pictures come from the site’s own origin', () => {
  expect(readContentConfig({})).toEqual({
    projectId: 'lake',
    dataset: 'production',
    apiVersion: '2025-02-19',
    hosted: false,
    apiHost: 'http://127.0.0.1:3001/lake',
    pictureBase: '/lake/images/lake/production',
    readToken: null,
    timeoutMs: 3000,
  });
});

test('hosted Sanity is any other project, by environment alone', () => {
  expect(readContentConfig({ SANITY_PROJECT_ID: 'abc123', SANITY_DATASET: 'live', SANITY_READ_TOKEN: 'secret' })).toMatchObject({
    hosted: true,
    pictureBase: 'https://cdn.sanity.io/images/abc123/live',
    readToken: 'secret',
  });
});

test('an empty variable counts as absent; a bad one is named', () => {
  expect(readContentConfig({ SANITY_READ_TOKEN: '', SANITY_DATASET: '' })).toMatchObject({ readToken: null, dataset: 'production' });
  expect(() => readContentConfig({ SANITY_API_VERSION: 'v1', SANITY_API_HOST: 'lake' })).toThrow(
    /SANITY_API_VERSION[\s\S]*SANITY_API_HOST|SANITY_API_HOST[\s\S]*SANITY_API_VERSION/,
  );
});
