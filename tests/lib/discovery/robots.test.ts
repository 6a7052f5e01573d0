import { expect, test } from '@jest/globals';
import { robotsText } from '#lib/discovery/robots.ts';

test('crawlers are excluded from calls and tools, not from pages and pictures, and find the sitemap', () => {
  expect(robotsText('https://www.marlow.example')).toBe(
    [
      'User-agent: *',
      'Allow: /api/share/',
      'Allow: /lake/images/',
      'Disallow: /api/',
      'Disallow: /myDoc/',
      'Disallow: /ucenter/',
      'Disallow: /studio',
      'Disallow: /lake/',
      '',
      'Sitemap: https://www.marlow.example/sitemap.xml',
      '',
    ].join('\n'),
  );
});
