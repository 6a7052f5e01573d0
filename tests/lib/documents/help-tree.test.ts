import { describe, expect, test } from '@jest/globals';
import { helpSurroundings } from '#lib/documents/help-surroundings.ts';
import { helpTree } from '#lib/documents/help-tree.ts';
import { readHelp } from '#lib/documents/read-help.ts';
import type { Language } from '#lib/language/languages.ts';
import { sourceOver, type SampleDocument } from '#tests/lib/content/ask-over.ts';
import { article } from '#tests/lib/content/sample-documents.ts';

const nowMs = Date.parse('2026-11-21T12:00:00Z');

const category = (id: string, order: number, fields: Record<string, unknown> = {}): SampleDocument => ({
  _id: id,
  _type: 'category',
  slug: { current: id },
  name: { en: `${id} en`, zh: `${id} zh`, ja: `${id} ja` },
  order,
  ...fields,
});

const help = (
  slug: string,
  categoryId: string,
  order: number,
  fields: Record<string, unknown> = {},
  language: Language = 'en',
): SampleDocument =>
  article(language, 1, '2026-01-01', {
    _id: `${slug}-${language}`,
    kind: 'help',
    slug: { current: slug },
    title: slug,
    translationKey: slug,
    category: { _ref: categoryId },
    order,
    ...fields,
  });

const documents = [
  category('servers', 1),
  category('storage', 2),
  category('connecting', 1, { parent: { _ref: 'servers' } }),
  category('empty', 3),
  help('sizes', 'servers', 1),
  help('snapshots', 'storage', 1),
  help('vnc', 'connecting', 2),
  help('ssh', 'connecting', 1),
  help('rdp', 'connecting', 3),
  article('en', 1, '2026-01-01'),
];

const read = (all: readonly SampleDocument[], language: Language = 'en') => readHelp({ source: sourceOver(all), language, nowMs });
const tree = async (all: readonly SampleDocument[], language: Language = 'en') => helpTree(await read(all, language), language);

describe('the help by category', () => {
  test('follows the authored orders, categories below others inside them, without empty ones and legal texts', async () => {
    expect(await tree(documents)).toMatchObject([
      {
        id: 'servers',
        title: 'servers en',
        articles: [{ label: 'sizes', href: '/doc/article/sizes' }],
        groups: [{ id: 'connecting', articles: [{ label: 'ssh' }, { label: 'vnc' }, { label: 'rdp' }] }],
      },
      { id: 'storage', articles: [{ label: 'snapshots' }] },
    ]);
  });

  test('loses no article with a category that is gone, unnamed or in a circle', async () => {
    const circle = [
      category('a', 1, { parent: { _ref: 'b' } }),
      category('b', 2, { parent: { _ref: 'a' } }),
      category('unnamed', 3, { name: null }),
    ];
    const all = [...circle, help('one', 'a', 1), help('two', 'gone', 2), help('three', 'unnamed', 3)];
    expect(await tree(all)).toMatchObject([
      { id: 'other', title: null, articles: [{ label: 'one' }, { label: 'two' }, { label: 'three' }] },
    ]);
  });

  test('R-4 lists only what its language has, in the version in force', async () => {
    const all = [
      category('servers', 1),
      help('sizes', 'servers', 1),
      help('ssh', 'servers', 2, { title: '旧' }, 'zh'),
      help('ssh', 'servers', 2, { _id: 'v2', version: 2, title: '新', effectiveDate: '2027-01-01' }, 'zh'),
    ];
    expect(await tree(all, 'zh')).toMatchObject([{ title: 'servers zh', articles: [{ label: '旧' }] }]);
    expect((await read(all, 'zh')).changesAt).toContain(Date.parse('2027-01-01T00:00:00Z'));
  });
});

describe('R-8.1 around a help article', () => {
  test('are the categories above it and its neighbours in the category', async () => {
    expect(helpSurroundings(await read(documents), { slug: 'vnc', category: 'connecting' }, 'en')).toMatchObject({
      trail: [
        { label: 'servers en', href: '/doc#servers' },
        { label: 'connecting en', href: '/doc#connecting' },
      ],
      related: [{ label: 'ssh' }, { label: 'vnc' }, { label: 'rdp' }],
      previous: { href: '/doc/article/ssh' },
      next: { href: '/doc/article/rdp' },
    });
  });

  test('the first has none before it, and one without a translation has none at all', async () => {
    expect(helpSurroundings(await read(documents), { slug: 'ssh', category: 'connecting' }, 'en')).toMatchObject({
      previous: null,
      next: { label: 'vnc' },
    });
    expect(helpSurroundings(await read(documents, 'ja'), { slug: 'ssh', category: 'connecting' }, 'ja')).toMatchObject({
      related: [],
      previous: null,
      next: null,
    });
  });

  test('a category that is gone leaves the article standing alone', async () => {
    expect(helpSurroundings(await read(documents), { slug: 'ssh', category: 'gone' }, 'en')).toEqual({
      trail: [],
      related: [],
      previous: null,
      next: null,
    });
  });
});
