import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { semanticTokens } from '#components/ui/theme/semantic-tokens.ts';
import { tokens } from '#components/ui/theme/tokens.ts';
import { sayIn } from '#services/account-centre/sandbox/pages/words.ts';

const sandbox = 'services/account-centre/sandbox';
const css = readFileSync(`${sandbox}/browser/sandbox.css`, 'utf8');

/** The theme's colour roles in the sandbox's style sheet. */
const named = {
  '--canvas': 'bg.canvas',
  '--subtle': 'bg.subtle',
  '--inverted': 'bg.inverted',
  '--shallow': 'bg.shallow',
  '--fg': 'fg',
  '--fg-muted': 'fg.muted',
  '--fg-inverted': 'fg.inverted',
  '--line': 'border',
  '--line-muted': 'border.muted',
  '--line-control': 'border.control',
  '--line-inverted': 'border.inverted',
  '--accent': 'accent.solid',
  '--accent-hover': 'accent.emphasized',
  '--accent-active': 'accent.active',
  '--focus': 'accent.focusRing',
  '--bg-error': 'bg.error',
  '--fg-error': 'fg.error',
  '--line-error': 'border.error',
  '--bg-warning': 'bg.warning',
  '--fg-warning': 'fg.warning',
  '--line-warning': 'border.warning',
  '--bg-success': 'bg.success',
  '--fg-success': 'fg.success',
} as const;

function memberOf(table: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((at, name) => (typeof at === 'object' && at !== null ? Reflect.get(at, name) : undefined), table);
}

/** The digits of a theme colour, its references resolved. */
function colourOf(path: string): string {
  const found = memberOf(semanticTokens.colors, path.split('.')) ?? memberOf(tokens.colors, path.split('.'));
  const value = String(memberOf(found, ['value']) ?? memberOf(found, ['DEFAULT', 'value']));
  const reference = /^\{colors\.(.+)\}$/.exec(value)?.[1];
  return reference === undefined ? value : colourOf(reference);
}

test.each(Object.entries(named))('%s is the theme’s %s', (variable, meaning) => {
  const value = new RegExp(`${variable}: ([^;]+);`).exec(css)?.[1];
  expect(value?.toLowerCase()).toBe(colourOf(meaning).toLowerCase());
});

test('every word is used, and filled in as text', () => {
  const say = sayIn('ja');
  expect(say('problemTooMany', { seconds: '<b>' })).toContain('<b>');
  const files = readdirSync(sandbox, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  const text = files.map((name) => readFileSync(`${sandbox}/${name}`, 'utf8')).join('\n');
  const unused = Object.keys(JSON.parse(readFileSync('locales/en/sandbox.json', 'utf8')) as object).filter(
    (key) => !text.includes(`'${key}'`),
  );
  expect(unused).toEqual([]);
});
