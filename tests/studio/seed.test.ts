import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { isDocumentType } from '#lib/content/document-types.ts';
import { seedAssets, seedDocuments, seedVersion, type SeedDocument } from '#studio/seed/seed.ts';
import { hashedSeed } from './seed-hash.ts';

const documents = seedDocuments({ 'two-harbours': 'image-a', 'dedicated-core': 'image-b', 'year-end-hours': 'image-c' }, new Date());
const articles = documents.filter((document) => document._type === 'article' && document.kind === 'legal');

/** Every string and every reference below a value. */
function walk(value: unknown, visit: (key: string, member: unknown) => void): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, member] of Object.entries(value)) {
    visit(key, member);
    walk(member, visit);
  }
}

function textOf(article: SeedDocument): string {
  const texts: string[] = [];
  walk(article.body, (key, member) => {
    if (key === 'text' && typeof member === 'string') texts.push(member);
    if (key === 'cells' && Array.isArray(member)) texts.push(member.join(' '));
  });
  return texts.join('\n');
}

describe('R-4.3 the seed', () => {
  test('has not changed under its version: one that has raises `seedVersion`, and puts both lines into seed-hash.ts', () => {
    const pictures = seedAssets.map(({ key }) => readFileSync(`studio/seed/pictures/${key}.svg`, 'utf8'));
    const assetIds = Object.fromEntries(seedAssets.map(({ key }) => [key, `image-${key}`]));
    const written = JSON.stringify([pictures, seedDocuments(assetIds, new Date('2026-01-01T00:00:00Z'))]);
    expect({ seedVersion, hash: createHash('sha256').update(written).digest('hex') }).toEqual(hashedSeed);
  });

  test('has known types', () => {
    expect(documents.map((document) => document._type).filter((type) => !isDocumentType(type))).toEqual([]);
  });

  test('has every id once, without a dot', () => {
    const ids = documents.map((document) => document._id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[A-Za-z0-9-]+$/.test(id))).toEqual([]);
  });

  test('refers only to documents before it and to uploaded pictures', () => {
    const known = new Set(['image-a', 'image-b', 'image-c']);
    const dangling: string[] = [];
    for (const document of documents) {
      walk(document, (key, member) => {
        if (key === '_ref' && !known.has(String(member))) dangling.push(`${document._id} → ${String(member)}`);
      });
      known.add(document._id);
    }
    expect(dangling).toEqual([]);
  });

  test('gives every member of an array of objects a key of its own', () => {
    const broken: string[] = [];
    for (const document of documents) {
      walk(document, (key, member) => {
        if (!Array.isArray(member) || !member.some((item) => typeof item === 'object')) return;
        const keys = member.map((item: unknown) => (item instanceof Object && '_key' in item ? item._key : undefined));
        if (keys.includes(undefined) || new Set(keys).size !== keys.length) broken.push(`${document._id}.${key}`);
      });
    }
    expect(broken).toEqual([]);
  });

  test('is the same each time it is made', () => {
    const now = new Date();
    expect(seedDocuments({}, now)).toEqual(seedDocuments({}, now));
  });

  test('leaves out a picture that was not uploaded', () => {
    const banners = seedDocuments({}, new Date()).filter((document) => document._type === 'banner');
    expect(banners).toHaveLength(3);
    expect(banners.filter((banner) => 'image' in banner)).toEqual([]);
  });

  test('shows the pictures of its texts at one place in all languages, each drawn', () => {
    const assetIds = Object.fromEntries(seedAssets.map(({ key }) => [key, `image-${key}`]));
    const shown = new Map<string, string[]>();
    for (const { translationKey, language, body } of seedDocuments(assetIds, new Date()).filter(({ _type }) => _type === 'article')) {
      const blocks = body as readonly { _type: string; asset?: { _ref: string } }[];
      const pictures = blocks.flatMap(({ _type, asset }, index) => (_type === 'picture' ? [`${index} ${asset?._ref}`] : []));
      if (pictures.length > 0)
        shown.set(`${String(translationKey)} ${pictures.join()}`, [
          ...(shown.get(`${String(translationKey)} ${pictures.join()}`) ?? []),
          String(language),
        ]);
    }
    expect([...shown.keys()].map((key) => key.split(' ')[0]).toSorted()).toEqual([
      'database',
      'load-balancer',
      'object-storage-distribution',
    ]);
    expect(new Set([...shown.values()].map((languages) => languages.join()))).toEqual(new Set(['en,zh,ja']));
    expect(readFileSync('studio/seed/help/database/en.md', 'utf8').match(/^!\[/gm)).toHaveLength(1);
  });

  test('draws its pictures as PNG of at most 100 kB, 1200 by 675, and the code for the chat as a square', async () => {
    for (const asset of seedAssets) {
      const bytes = await asset.bytes();
      const [width, height] = asset.key === 'chat-code' ? [592, 592] : [1200, 675];
      expect(bytes.length).toBeLessThan(100_000);
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width, height });
    }
  });

  test('draws the banners without a bright ground, so that they stand in the light theme and in the dark one', async () => {
    const keys = ['two-harbours', 'dedicated-core', 'year-end-hours'];
    const pictures = seedAssets.filter(({ key }) => keys.includes(key));
    expect(pictures).toHaveLength(keys.length);
    for (const picture of pictures) {
      const [red = 255, green = 255, blue = 255, opacity = 255] = await sharp(await picture.bytes())
        .ensureAlpha()
        .extract({ left: 2, top: 2, width: 1, height: 1 })
        .raw()
        .toBuffer();
      expect(opacity === 0 || Math.max(red, green, blue) < 64).toBe(true);
    }
  });
});

describe('R-1.11 the legal texts', () => {
  test('are seven in three languages, with two versions each and three of the service levels', () => {
    const versions: Record<string, number[]> = {};
    for (const { slug, language, version } of articles) {
      const name = `${(slug as { current: string }).current} ${String(language)}`;
      versions[name] = [...(versions[name] ?? []), Number(version)];
    }
    const slugs = ['tos', 'privacy', 'gdpr', 'acceptable-use-policy-aup', 'service-level-agreements', 'payment-currency', 'refund'];
    const numbers: Record<string, number[]> = { 'service-level-agreements': [1, 2, 3] };
    const expected = slugs.flatMap((slug) => ['en', 'zh', 'ja'].map((language) => [`${slug} ${language}`, numbers[slug] ?? [1, 2]]));
    expect(versions).toEqual(Object.fromEntries(expected));
  });

  test.each(articles.map((article) => [article._id, article] as const))('%s is a real text in its language', (_id, article) => {
    const text = textOf(article);
    if (article.language === 'en') {
      expect(text.split(/\s+/).length).toBeGreaterThanOrEqual(600);
      expect(text).not.toMatch(/[\u3040-\u30ff\u4e00-\u9fff]/);
      return;
    }
    expect(text.replace(/\s/g, '').length).toBeGreaterThanOrEqual(1_100);
    // No English sentence: never five Latin words in a row.
    expect(text).not.toMatch(/([A-Za-z][A-Za-z'-]*\s+){4}[A-Za-z]/);
    const kana = /[\u3040-\u30ff]/;
    expect(kana.test(text)).toBe(article.language === 'ja');
  });

  test('leave no mark-up of their files behind', () => {
    expect(articles.filter((article) => /\*\*|\]\(|\{(since|until)|^\||^#/m.test(textOf(article)))).toEqual([]);
  });

  test.each([
    ['service-level-agreements', ['99.97', '99.9999999', '99.5', '25']],
    ['refund', ['72']],
    ['tos', ['3', '5', '24', '09:00']],
  ])('%s says its figures', (slug, figures) => {
    const texts = articles.filter((article) => article.translationKey === slug).map(textOf);
    for (const text of texts)
      for (const figure of figures) expect(text.replace('10:00〜23:00（日本時間）', '09:00 in UTC+8')).toContain(figure);
  });

  test('the refund policy says the activation fee since it knows of groups', () => {
    const inForce = articles.filter(({ translationKey, version }) => translationKey === 'refund' && version === 2);
    expect(inForce.map((article) => /10\s?(percent|%)/.test(textOf(article)))).toEqual([true, true, true]);
  });
});
