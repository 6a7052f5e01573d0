import { expect, test } from '@jest/globals';
import { toPublicDocuments } from '#lib/public-api/public-documents.ts';

test('the articles among the pages, by title, each with its slug in the languages that it is written in', () => {
  const page = (title: string | null, published: Record<string, string>) => ({ title, published, editedAtMs: null });
  expect(
    toPublicDocuments([
      page(null, { en: '/product/vps' }),
      page('Terms', { en: '/doc/article/tos', zh: '/doc/article/tos' }),
      page('Backups', { en: '/doc/article/backups' }),
      page('News', { en: '/doc/announce/detail/one' }),
    ]),
  ).toEqual([
    { title: 'Backups', slugs: { en: 'backups' } },
    { title: 'Terms', slugs: { en: 'tos', zh: 'tos' } },
  ]);
});
