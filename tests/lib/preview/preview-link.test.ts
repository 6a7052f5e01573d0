import { expect, test } from '@jest/globals';
import { previewLinkAddress, readPreviewLink } from '#lib/preview/preview-link.ts';

const nowMs = Date.UTC(2026, 10, 30);
const dayMs = 86_400_000;
const address = previewLinkAddress('secret', { to: '/ja/doc/article/tos?x=1', atMs: 1_760_000_000_000 }, nowMs);
const queryOf = (given: string): Record<string, string> => Object.fromEntries(new URL(given, 'https://site.test').searchParams);

test('a link opens its page at its instant for thirty days', () => {
  expect(address.startsWith('/api/preview/open?')).toBe(true);
  const link = { to: '/ja/doc/article/tos?x=1', atMs: 1_760_000_000_000, untilMs: nowMs + 30 * dayMs };
  expect(readPreviewLink('secret', queryOf(address), nowMs)).toEqual(link);
  expect(readPreviewLink('secret', queryOf(address), link.untilMs - 1)).toEqual(link);
  expect(readPreviewLink('secret', queryOf(address), link.untilMs)).toBe('over');
});

test('a link with another page, instant, end or secret opens nothing', () => {
  const query = queryOf(address);
  const changed = [
    { ...query, to: '/ja' },
    { ...query, at: '1760000000001' },
    { ...query, until: `${nowMs + 99 * dayMs}` },
    { ...query, mark: `${query.mark}x` },
    { ...query, mark: '' },
    { to: query.to },
    {},
  ];
  for (const each of changed) expect(readPreviewLink('secret', each, nowMs)).toBe('unsigned');
  expect(readPreviewLink('other', query, nowMs)).toBe('unsigned');
});

test('a link leads to this site alone', () => {
  const elsewhere = previewLinkAddress('secret', { to: 'https://evil.test/', atMs: 1 }, nowMs);
  expect(readPreviewLink('secret', queryOf(elsewhere), nowMs)).toMatchObject({ to: '/' });
});
