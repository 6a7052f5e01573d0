import { describe, expect, test } from '@jest/globals';
import { nightColours } from '#components/ui/theme/night-colours.ts';
import { semanticTokens } from '#components/ui/theme/semantic-tokens.ts';
import { tokens } from '#components/ui/theme/tokens.ts';

type Tree = { readonly [name: string]: unknown };

const member = (tree: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((at, name) => (typeof at === 'object' && at !== null ? (at as Tree)[name] : undefined), tree);

/** A colour of the light theme in digits. */
function lightColour(path: string): string {
  const found = member(semanticTokens.colors, `${path}.value`) ?? member(semanticTokens.colors, `${path}.DEFAULT.value`);
  const [, reference] = /^\{colors\.(.+)\}$/.exec(String(found)) ?? [];
  return String(reference ? member(tokens.colors, `${reference}.value`) : found);
}

function nightColour(path: string): string {
  const found = member(nightColours, path);
  const own = typeof found === 'string' ? found : member(nightColours, `${path}.DEFAULT`);
  return typeof own === 'string' ? own : lightColour(path);
}

/** WCAG 2.2, relative luminance. */
function luminance(colour: string): number {
  const digits = colour.slice(1);
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const share = Number.parseInt(full.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(left: string, right: string): number {
  const [lighter = 0, darker = 0] = [luminance(left), luminance(right)].toSorted((first, second) => second - first);
  return (lighter + 0.05) / (darker + 0.05);
}

const text = 4.5;
const drawing = 3;
const sheets = ['bg', 'bg.canvas', 'bg.subtle'];

const pairs: readonly (readonly [front: string, back: string, atLeast: number])[] = [
  ...sheets.flatMap((sheet) =>
    ['fg', 'fg.muted', 'fg.subtle', 'accent.fg', 'fg.error', 'fg.warning', 'fg.success'].map((front) => [front, sheet, text] as const),
  ),
  ...['fg', 'fg.land'].map((front) => [front, 'bg.land', text] as const),
  ...['fg', 'accent.fg'].flatMap((front) => [[front, 'accent.subtle', text] as const, [front, 'bg.shallow', text] as const]),
  ['fg.error', 'bg.error', text],
  ['fg.warning', 'bg.warning', text],
  ['fg.success', 'bg.success', text],
  ...['solid', 'emphasized', 'active'].map((back) => ['accent.contrast', `accent.${back}`, text] as const),
  ...['fg.inverted', 'fg.invertedMuted', 'accent.inverted'].map((front) => [front, 'bg.inverted', text] as const),
  // a button that fills with ink
  ['bg', 'fg', text],
  ...sheets.flatMap((sheet) =>
    ['border.control', 'border.emphasized', 'border.error', 'accent.solid', 'accent.focusRing', 'gauge.cell', 'gauge.disk'].map(
      (front) => [front, sheet, drawing] as const,
    ),
  ),
  ['accent.focusRingInverted', 'bg.inverted', drawing],
];

describe.each([
  ['by day', lightColour],
  ['at night', nightColour],
])('WCAG 1.4.3 1.4.11 contrast %s', (_theme, colour) => {
  test.each(pairs)('of %s on %s is at least %s', (front, back, atLeast) => {
    expect([colour(front), colour(back)]).toEqual([expect.stringMatching(/^#[0-9a-f]{3,6}$/), expect.stringMatching(/^#[0-9a-f]{3,6}$/)]);
    expect(contrast(colour(front), colour(back))).toBeGreaterThanOrEqual(atLeast);
  });
});

test('each colour of the night stands for one of the day', () => {
  const names = Object.entries(nightColours).flatMap(([group, colours]) => Object.keys(colours).map((name) => `${group}.${name}`));
  expect(names.filter((name) => member(semanticTokens.colors, name) === undefined)).toEqual([]);
});
