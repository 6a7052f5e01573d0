import { expect, test } from '@jest/globals';
import { previewClient, publishedClient } from '#lib/content/client.ts';
import { readContentConfig } from '#lib/content/config.ts';

test('the public reads what is published, past the CDN; with a token only from the embedded dataset', () => {
  const config = publishedClient(readContentConfig({ SANITY_READ_TOKEN: 'secret' })).config();
  expect(config).toMatchObject({
    useCdn: false,
    perspective: 'published',
    apiHost: 'http://127.0.0.1:3001/lake',
    useProjectHostname: false,
  });
  expect(config.token).toBe('secret');
  expect(publishedClient(readContentConfig({ SANITY_PROJECT_ID: 'abc123', SANITY_READ_TOKEN: 'secret' })).config().token).toBeUndefined();
  expect(config.stega.enabled).toBe(false);
});

test('an editor in preview reads layers over what is published, each text marked with its field', () => {
  const config = readContentConfig({ SANITY_READ_TOKEN: 'secret' });
  expect(previewClient(['drafts'], config).config()).toMatchObject({
    token: 'secret',
    perspective: ['drafts'],
    stega: { enabled: true, studioUrl: '/studio' },
  });
  expect(previewClient(['rSpring', 'drafts'], config).config().perspective).toEqual(['rSpring', 'drafts']);
  expect(previewClient([], config).config().perspective).toBe('published');
  expect(() => previewClient(['drafts'], readContentConfig({}))).toThrow('SANITY_READ_TOKEN');
});

test('hosted Sanity is asked at its project’s own host', () => {
  expect(publishedClient(readContentConfig({ SANITY_PROJECT_ID: 'abc123' })).config().url).toBe('https://abc123.api.sanity.io/v2025-02-19');
});
