import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';

const rooms = ['components', 'lib', 'locales', 'page-loaders', 'pages', 'services'];
const notShown = /(?:examples|samples?)\.tsx?$/;

const code = rooms
  .flatMap((room) => readdirSync(room, { recursive: true, encoding: 'utf8' }).map((file) => path.join(room, file)))
  .filter((file) => /\.tsx?$/.test(file) && !notShown.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

const filled = /\$\{[^}]+\}/;
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Everything that may name a key: a text in quotes, a property of a table, and the texts that a template may become. */
const quoted = new Set([...code.matchAll(/(['"])([\w.-]+)\1/g)].map(([, , text = '']) => text));
const properties = new Set([...code.matchAll(/(?:^|[{,(\s])([a-zA-Z]\w*):/g)].map(([, text = '']) => text));
const templates = [...code.matchAll(/`([^`\n]*\$\{[^`\n]*)`/g)]
  .map(([, text = '']) => text.split(filled))
  .filter((parts) => parts.every((part) => /^[\w.-]*$/.test(part)) && parts.join('').length > 1)
  .map((parts) => new RegExp(`^${parts.map(escaped).join(String.raw`[\w.-]+`)}$`));

/** Groups that are read whole, as an object of their file. */
const readWhole: Readonly<Record<string, string>> = {
  'chat-answers.json': '',
  'errors.json': 'failed.',
  'money.json': 'names.',
  'overlays.json': 'language.',
};

const keysOf = (value: unknown, prefix = ''): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, member]) => keysOf(member, prefix === '' ? key : `${prefix}.${key}`))
    : [prefix];

const isUsed = (area: string, key: string): boolean =>
  quoted.has(key) || properties.has(key) || templates.some((each) => each.test(key)) || key.startsWith(readWhole[area] ?? '\n');

test('no text is there that nothing can show', () => {
  const unused = readdirSync('locales/en').flatMap((area) =>
    keysOf(JSON.parse(readFileSync(path.join('locales/en', area), 'utf8')))
      .filter((key) => !isUsed(area, key))
      .map((key) => `${area} ${key}`),
  );
  expect(unused).toEqual([]);
});
