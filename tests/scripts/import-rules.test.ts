import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';

const root = path.resolve(import.meta.dirname, '../..');

/** Lints one file as if it stood at that place of the tree; returns the linter's words, empty when it is content. */
function lint(file: string, text: string): string {
  const directory = mkdtempSync(path.join(tmpdir(), 'hostfront-lint-'));
  const target = path.join(directory, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
  // its file patterns are relative to where it lies
  copyFileSync(path.join(root, '.oxlintrc.json'), path.join(directory, '.oxlintrc.json'));
  const result = spawnSync(path.join(root, 'node_modules/oxlint/bin/oxlint'), ['--deny-warnings', '.'], { cwd: directory });
  rmSync(directory, { recursive: true, force: true });
  return result.status === 0 ? '' : `${result.stdout.toString()}${result.stderr.toString()}`;
}

const importing = (from: string): string => `import { thing } from '${from}';\nexport const used = thing;\n`;

describe('who may import whom', () => {
  test.each([
    ['lib/money/x.ts', 'react', 'lib knows no React'],
    ['lib/money/x.ts', '#components/ui/price.tsx', 'lib imports only lib'],
    ['lib/money/x.ts', '#services/platform/log.ts', 'lib imports only lib'],
    ['lib/money/x.ts', 'next/router', 'lib knows no React'],
    ['pages/x.tsx', '#services/platform/log.ts', 'pages import components and lib'],
    ['pages/x.tsx', '@chakra-ui/react', 'pages are wiring'],
    ['components/home/x.tsx', '#components/frame/header.tsx', 'features import neither frame nor blocks'],
    ['components/home/x.tsx', '#services/platform/log.ts', 'components import components and lib'],
    ['components/ui/x.tsx', '#components/home/home-page.tsx', 'ui knows no feature'],
    ['cms-schemas/documents/x.ts', '#services/lake/lake.ts', 'the Studio imports cms-schemas and lib'],
    ['studio/x.ts', '#components/ui/price.tsx', 'the Studio imports cms-schemas and lib'],
    ['services/mydoc/quote/x.ts', '#services/lake/documents/store.ts', 'an area imports the platform'],
    ['services/lake/x.ts', '#services/mydoc/content/sweep.ts', 'an area imports the platform'],
    ['services/account-centre/sandbox/x.ts', '#services/mydoc/account/sessions.ts', 'an area imports the platform'],
    ['services/mydoc/account/x.ts', '#services/account-centre/account-centre.ts', 'an area imports the platform'],
    ['services/platform/x.ts', '#services/lake/lake.ts', 'the platform knows no product'],
    ['services/platform/x.ts', '#lib/catalogue/price.ts', 'the platform knows no product'],
    ['services/x.ts', '#components/ui/price.tsx', 'services import services and lib'],
    ['components/home/x.tsx', 'sanity', 'sanity lives in studio and cms-schemas'],
  ])('%s may not import %s', (file, from, words) => {
    expect(lint(file, importing(from))).toContain(words);
  });

  test.each([
    ['lib/money/x.ts', '#lib/language/languages.ts'],
    ['pages/x.tsx', '#components/home/home-page.tsx'],
    ['components/home/x.tsx', '#components/ui/price.tsx'],
    ['components/frame/x.tsx', '#components/home/home-page.tsx'],
    ['services/lake/x.ts', '#services/platform/log.ts'],
    ['services/mydoc/quote/x.ts', '#lib/catalogue/price.ts'],
  ])('%s may import %s', (file, from) => {
    expect(lint(file, importing(from))).toBe('');
  });
});
