import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { designSystem } from '#components/ui/theme/system.ts';

const variable = /var\((--hf-[\w-]+)/g;

const namesIn = (text: string, pattern: RegExp): string[] => Array.from(text.matchAll(pattern), ([, name = '']) => name);

test('every variable of the theme that a component names by itself is one that the theme has', () => {
  const known = new Set(namesIn(JSON.stringify(designSystem().getTokenCss()), /"(--hf-[\w-]+)":/g));
  const files = readdirSync('components', { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  const named = files.flatMap((file) =>
    namesIn(readFileSync(path.join('components', file), 'utf8'), variable).map((name) => ({ file, name })),
  );
  expect(known.size).toBeGreaterThan(50);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(({ name }) => !known.has(name))).toEqual([]);
});
