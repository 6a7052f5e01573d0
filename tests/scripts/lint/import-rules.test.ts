import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { findImportFaults, findUnknownRooms, findUnusedPermissions } from '#scripts/lint/import-rules.ts';
import { rooms } from '#scripts/lint/rooms.ts';

const root = path.resolve(import.meta.dirname, '../../..');

const importing = (from: string): string => `import { thing } from '${from}';\nexport const used = thing;\n`;

describe('which rooms a room may import', () => {
  test.each([
    ['lib/money/x.ts', '#components/ui/charts/gauge.tsx', 'lib/money may import lib/language'],
    ['lib/money/x.ts', '../catalogue/price.ts', 'lib/money may import lib/language'],
    ['lib/language/x.ts', '#lib/money/money.ts', 'lib/language may import nothing else of ours'],
    ['pages/x.tsx', '#services/platform/log.ts', 'pages may import page-loaders, components, lib, locales, next-internals'],
    ['components/home/x.tsx', '#components/frame/site-header.tsx', 'components/home may import components/ui, lib'],
    ['components/orders/x.tsx', '#components/purchase/purchase-page.tsx', 'components/orders may import components/ui, lib, locales'],
    ['components/orders/x.tsx', '../purchase/purchase-page.tsx', 'components/orders may import components/ui, lib, locales'],
    ['components/ui/charts/x.tsx', '#components/home/home-plans.tsx', 'components/ui may import lib, locales'],
    ['cms-schemas/documents/x.ts', '#services/lake/lake.ts', 'cms-schemas may import lib'],
    ['studio/desk/x.ts', '../../components/ui/charts/gauge.tsx', 'studio may import cms-schemas, lib'],
    ['services/lake/events/x.ts', '#services/mydoc/content/sweep.ts', 'services/lake may import services/platform, lib'],
    ['services/mydoc/search/x.ts', '#services/mydoc/orders/order-store.ts', 'services/mydoc/search may import'],
    ['services/mydoc/search/x.ts', '../orders/order-store.ts', 'services/mydoc/search may import'],
    ['services/mydoc/search/x.ts', '../register-mydoc.ts', 'services/mydoc/search may import'],
    ['services/platform/database/x.ts', '#lib/catalogue/price.ts', 'services/platform may import nothing else of ours'],
    ['lib/money/x.ts', '#next-internals/headers.ts', 'lib/money may import lib/language'],
    ['services/lake/x.ts', '#next-internals/headers.ts', 'services/lake may import services/platform, lib'],
    ['next-internals/x.ts', '#lib/money/money.ts', 'next-internals may import nothing else of ours'],
    ['lib/money/x.ts', '#tests/services/lake/lake-of-file.ts', 'lib/money may import lib/language'],
  ])('%s may not import %s', (file, from, words) => {
    expect(findImportFaults(file, importing(from))).toEqual([expect.stringContaining(words)]);
  });

  test.each([
    ['lib/money/x.ts', '#lib/language/languages.ts'],
    ['lib/money/x.ts', './money.ts'],
    ['pages/x.tsx', '#components/home/home-plans.tsx'],
    ['components/frame/x.tsx', '#components/documents/article-page.tsx'],
    ['services/lake/events/x.ts', '../documents/store.ts'],
    ['services/mydoc/orders/quotes/x.ts', '#services/mydoc/account/sessions.ts'],
    ['tests/services/x.ts', '#services/lake/lake.ts'],
  ])('%s may import %s', (file, from) => {
    expect(findImportFaults(file, importing(from))).toEqual([]);
  });

  test('a dynamic import counts', () => {
    expect(findImportFaults('components/home/x.tsx', "void import('#components/frame/site-header.tsx');")).toHaveLength(1);
  });

  test('a folder that the table does not name is no room', () => {
    expect(
      findUnknownRooms(['lib/money/money.ts', 'lib/misc/x.ts', 'services/mydoc/register-mydoc.ts', 'services/mydoc/gifts/x.ts']),
    ).toEqual(['lib/misc', 'services/mydoc/gifts']);
  });

  test('a permission that no file of the room uses is named', () => {
    const unused = findUnusedPermissions(new Map([['lib/statistics/x.ts', importing('#lib/storage/consent.ts')]]));
    expect(unused).toContain('lib/money may import lib/language and does not (scripts/lint/rooms.ts)');
    expect(unused).toContain('components/ui may import lib and does not (scripts/lint/rooms.ts)');
    expect(unused).not.toContain('lib/statistics may import lib/storage and does not (scripts/lint/rooms.ts)');
  });

  test('every room stands after all that it imports, so no two need one another', () => {
    const names: readonly string[] = Object.keys(rooms);
    const late = Object.entries(rooms).flatMap(([room, may]) =>
      may.filter((name) =>
        names.some((other) => (other === name || other.startsWith(`${name}/`)) && names.indexOf(other) > names.indexOf(room)),
      ),
    );
    expect(late).toEqual([]);
  });
});

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

describe('which packages a room may import', () => {
  test.each([
    ['lib/money/x.ts', 'react', 'lib knows no React'],
    ['lib/money/x.ts', 'next/router', 'lib knows no React'],
    ['pages/x.tsx', '@chakra-ui/react', 'pages are wiring'],
    ['components/home/x.tsx', 'sanity', 'sanity lives in studio and cms-schemas'],
    ['studio/x.ts', 'next', 'the Studio knows neither the site nor the services'],
    ['services/mydoc/quote/x.ts', 'react', 'services know no React'],
    ['services/lake/x.ts', 'next/server', 'only the door knows Next'],
    ['components/home/x.tsx', '../../lib/money/money.ts', 'Import by the package'],
  ])('%s may not import %s', (file, from, words) => {
    expect(lint(file, importing(from))).toContain(words);
  });

  test('the door may import Next', () => {
    expect(lint('services/door/x.ts', importing('next'))).toBe('');
  });
});
