import { readdirSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import type { AuthoredBlock } from '#lib/content/values/article-body.ts';
import { languages, type Language } from '#lib/language/languages.ts';
import { blocksOf, countCharacters, countWords, proseOf, shapeOf, sourceOf, type SeedFolder } from './prose.ts';

const slugs = [
  'getting-started',
  'wordpress',
  'minecraft',
  'object-storage-backup',
  'object-storage-distribution',
  'load-balancer',
  'database',
  'ssh-connection',
  'ssh-keys',
  'windows-server',
  'password-reinstall',
  'security-groups',
];

const codeOf = (blocks: readonly AuthoredBlock[]): string[] =>
  blocks.flatMap((block) => (block._type === 'code' ? [`${block.language}\n${block.code}`] : []));

const headLines = (slug: string, language: Language): string[] =>
  sourceOf('help', slug, language)
    .split('\n')
    .filter((line) => /^(category|order): /.test(line));

describe.each(slugs)('R-8 the tutorial %s', (slug) => {
  test('has the same sections, the same commands and the same place in all languages', () => {
    const english = blocksOf('help', slug, 'en');
    for (const language of languages) {
      const blocks = blocksOf('help', slug, language);
      expect({ language, shape: shapeOf(blocks), code: codeOf(blocks) }).toEqual({
        language,
        shape: shapeOf(english),
        code: codeOf(english),
      });
      expect(headLines(slug, language)).toEqual(headLines(slug, 'en'));
    }
    expect(headLines(slug, 'en').join()).toMatch(/^category: (getting-started|servers|storage|databases|network),order: \d{1,2}$/);
  });

  test('is long enough to be followed, and in its own language', () => {
    const [en, zh, ja] = [
      proseOf(blocksOf('help', slug, 'en')),
      proseOf(blocksOf('help', slug, 'zh')),
      proseOf(blocksOf('help', slug, 'ja')),
    ];
    expect(countWords(en)).toBeGreaterThanOrEqual(600);
    expect(en).not.toMatch(/[\u3040-\u30ff\u4e00-\u9fff]/);
    expect(countCharacters(zh)).toBeGreaterThanOrEqual(1_000);
    expect(zh).not.toMatch(/[\u3040-\u30ff]/);
    expect(countCharacters(ja)).toBeGreaterThanOrEqual(1_100);
    for (const text of [zh, ja]) expect(text).not.toMatch(/([A-Za-z][A-Za-z'-]*\s+){4}[A-Za-z]/);
  });

  test('leaves no mark-up behind and no code longer than a page', () => {
    for (const language of languages) {
      const blocks = blocksOf('help', slug, language);
      expect(proseOf(blocks)).not.toMatch(/\*\*|\]\(|```|`|^\||^#/m);
      expect(codeOf(blocks).filter((code) => code.split('\n').length > 40)).toEqual([]);
    }
  });
});

const filesIn = () =>
  (['help', 'legal'] as const).flatMap((folder) => readdirSync(`studio/seed/${folder}`).map((slug) => ({ folder, slug })));

const proseSource = (folder: SeedFolder, slug: string, language: Language): string =>
  sourceOf(folder, slug, language).replace(/```[\s\S]*?```/g, '');

test.each(languages)('in %s the links of the tutorials lead to articles that exist, to products or to the account centre', (language) => {
  const known = new Set(filesIn().map(({ slug }) => `/doc/article/${slug}`));
  const lost = slugs
    .flatMap((slug) => [...proseSource('help', slug, language).matchAll(/(?<!!\[[^\]]*)\]\(([^)]+)\)/g)].map(([, href = '']) => href))
    .filter((href) => !known.has(href) && !/^\/(product|ucenter)\//.test(href));
  expect(lost).toEqual([]);
});

test.each(languages)('in %s no two articles share a sentence', (language) => {
  const owners = new Map<string, string>();
  const shared: string[] = [];
  for (const { folder, slug } of filesIn()) {
    for (const sentence of proseSource(folder, slug, language)
      .split(/\n|(?<=[。！？；])|(?<=[.!?;]) /)
      .map((each) => each.trim())) {
      if (sentence.length <= (language === 'en' ? 40 : 20) || /^(\||category: |product: )/.test(sentence)) continue;
      const owner = owners.get(sentence) ?? slug;
      if (owner !== slug) shared.push(`${owner}, ${slug}: ${sentence}`);
      owners.set(sentence, slug);
    }
  }
  expect(shared).toEqual([]);
});

test.each(languages)('in %s the balancer has its packages before its files are written and its commands called', (language) => {
  const source = sourceOf('help', 'load-balancer', language);
  const installed = source.indexOf('apt install nginx certbot python3-certbot-nginx curl');
  expect(installed).toBeGreaterThan(0);
  for (const use of ['curl -fsS', '/etc/nginx/sites-available/balancer', 'sudo certbot'])
    expect(source.indexOf(use)).toBeGreaterThan(installed);
});

test('every guide dumps a database with the command of the MariaDB that the guides install', () => {
  for (const language of languages) {
    const guidesWith = (command: string): string[] =>
      filesIn().flatMap(({ folder, slug }) => (sourceOf(folder, slug, language).includes(command) ? [slug] : []));
    expect(guidesWith('mysqldump')).toEqual([]);
    expect(guidesWith('mariadb-dump --single-transaction').toSorted()).toEqual(['php-hosting', 'relational-database', 'wordpress']);
  }
});

test.each(languages)('in %s notes and tables, which are plain text, have no link and no mark of code', (language) => {
  const marked = filesIn().flatMap(({ folder, slug }) =>
    proseSource(folder, slug, language)
      .split('\n')
      .filter((line) => /^(> |\|)/.test(line) && /\]\(|`|\*\*/.test(line))
      .map((line) => `${slug}: ${line}`),
  );
  expect(marked).toEqual([]);
});
