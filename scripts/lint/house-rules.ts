import path from 'node:path';
import { isCode } from './code-files.ts';
import { findImportFaults, findUnknownRooms } from './import-rules.ts';

interface Rule {
  message: string;
  appliesTo: (file: string) => boolean;
  isBroken: (file: string, text: string) => boolean;
}

/** Next names pages by their addresses. */
const isPage = (file: string): boolean => file.startsWith('pages/') || file.startsWith('tests/gallery/pages/');
const isTheme = (file: string): boolean => file.startsWith('components/ui/theme/');

/** The formatter keeps code within it, and leaves comments alone. */
const commentColumnsAtMost = 140;

/** Conventions that the linter cannot express, each with the message it prints. */
const rules: readonly Rule[] = [
  {
    message: 'is an index file or barrel; import the file itself',
    appliesTo: (file) => isCode(file) && !isPage(file),
    isBroken: (file) => /^index\.tsx?$/.test(path.basename(file)),
  },
  {
    message: 'has a catch-all name; name it by what it contains',
    appliesTo: isCode,
    isBroken: (file) => /(^|\/)(utils?|misc|helpers?|common|manager)(\.tsx?|\/)/i.test(file),
  },
  {
    message: 'is not kebab-case',
    appliesTo: (file) => isCode(file) && !isPage(file),
    isBroken: (file) => !/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z]+)*\.tsx?$/.test(path.basename(file)),
  },
  {
    message: 'names a colour; colours come from the theme',
    appliesTo: (file) => isCode(file) && file.startsWith('components/') && !isTheme(file),
    isBroken: (_file, text) =>
      /['"`\s:](#[0-9a-f]{3,8}|rgba?\(|hsla?\()(?=[^a-z-]|$)/im.test(text.replace(/'#(components|lib|locales)\//g, "'")),
  },
  {
    message: 'formats numbers itself; money and dates have one formatter in lib',
    appliesTo: (file) => isCode(file) && !file.startsWith('lib/') && !file.startsWith('tests/'),
    isBroken: (_file, text) => /Intl\.NumberFormat|toLocaleString\(/.test(text),
  },
  {
    message: 'imports test, pauses or axe directly; take them from tests/e2e/setup, so that they are counted',
    appliesTo: (file) => file.startsWith('tests/e2e/') && file !== 'tests/e2e/setup/test.ts',
    isBroken: (_file, text) => /AxeBuilder|@axe-core|waitForTimeout\(|import \{[^}]*\btest\b[^}]*\} from '@playwright\/test'/.test(text),
  },
  {
    message: 'leans on a private part of Next; that lives in next-internals/, listed in docs/next-internals.md',
    appliesTo: (file) =>
      isCode(file) &&
      !/^(next-internals|tests|scripts\/prove)\//.test(file) &&
      !['scripts/lint/house-rules.ts', 'components/ui/primitives/document-sheet.ts'].includes(file),
    isBroken: (_file, text) =>
      /#__next\b|_buildManifest|next\/dist\/|__NEXT_|__prerender_bypass|\bx-(nextjs|middleware)-/.test(text) ||
      /\/_next\/data\/|NextInternalRequestMeta|getDynamicChunks|lastModified: -1/.test(text),
  },
  {
    message: 'loads the whole of zod into browsers; what they share with the services is written for zod/mini',
    appliesTo: (file) => isCode(file) && /^(lib|components|locales)\//.test(file) && !file.startsWith('lib/public-api/'),
    isBroken: (_file, text) => /from 'zod'/.test(text),
  },
  {
    message: 'silences the compiler or the linter',
    appliesTo: (file) => isCode(file) && file !== 'scripts/lint/house-rules.ts',
    isBroken: (_file, text) => /@ts-(ignore|expect-error|nocheck)|as unknown as|(eslint|oxlint|biome)-(disable|ignore)/.test(text),
  },
  {
    message: 'names several values in one list; one constant a line',
    appliesTo: (file) => isCode(file) && !file.startsWith('tests/'),
    // one that is read further, as in `[a, b].map(…)`, is no such list
    isBroken: (_file, text) =>
      /^([ \t]*)(?:export )?const \[[^\n]*\](?:: [^=\n]+)? = \[(?:[^\n]*|(?:\n\1[ \t][^\n]*)+\n\1)\](?: as const)?;$/m.test(text),
  },
  {
    message: 'passes properties as a spread literal; by name each',
    appliesTo: (file) => file.endsWith('.tsx'),
    isBroken: (_file, text) => /\{\.\.\.\{/.test(text),
  },
  {
    message: `has a comment of more than ${commentColumnsAtMost} columns`,
    appliesTo: isCode,
    isBroken: (_file, text) => text.split('\n').some((line) => line.length > commentColumnsAtMost && /^\s*(?:\/?\*|\/\/)/.test(line)),
  },
  {
    message: 'leaves something for later',
    appliesTo: (file) => isCode(file) && file !== 'scripts/lint/house-rules.ts',
    isBroken: (_file, text) => /\b(TODO|FIXME|XXX|HACK)\b/.test(text),
  },
];

const filesOfAFolderAtMost = 25;

/** Folders that are to be divided into rooms, in words. */
export function findCrowdedFolders(files: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const file of files) counts.set(path.dirname(file), (counts.get(path.dirname(file)) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count > filesOfAFolderAtMost)
    .map(([folder, count]) => `${folder}/ holds ${count} files, and at most ${filesOfAFolderAtMost} lie in one folder`);
}

/** Lists what breaks a house rule among these files. */
export function findHouseFaults(files: ReadonlyMap<string, string>): string[] {
  const unknown = findUnknownRooms([...files.keys()]).map((room) => `${room}/ is no room of scripts/lint/rooms.ts`);
  const faults = [...files].flatMap(([file, text]) => {
    const broken = rules.filter((rule) => rule.appliesTo(file) && rule.isBroken(file, text)).map((rule) => `${file} ${rule.message}`);
    return [...broken, ...findImportFaults(file, text)];
  });
  return [...unknown, ...findCrowdedFolders([...files.keys()]), ...faults];
}
