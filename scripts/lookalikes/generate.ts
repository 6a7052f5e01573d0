import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { groupsOf, readConfusables } from './read-confusables.ts';

const lineUnitsAtMost = 120;

/** Groups with spaces between them, as many as a line holds. */
function inLines(groups: readonly string[]): readonly string[] {
  const lines: string[] = [];
  for (const group of groups) {
    const before = lines.at(-1);
    if (before !== undefined && before.length + group.length < lineUnitsAtMost) lines[lines.length - 1] = `${before} ${group}`;
    else lines.push(group);
  }
  return lines;
}

/**
 * Writes `lib/domains/generated/lookalikes.ts` from https://www.unicode.org/Public/security/<version>/confusables.txt:
 * `node scripts/bootstrap.mjs scripts/generate-lookalikes.ts <file>`
 */
export function generateLookalikes(from: string): void {
  const file = readFileSync(from, 'utf8');
  const read = readConfusables(file);
  const groups = groupsOf(read);
  const lines = [
    `// Made by scripts/generate-lookalikes.ts from confusables.txt of UTS #39, version ${read.version}; © Unicode, Inc., Unicode License v3.`,
    'export const lookalikesSource = {',
    `  version: '${read.version}',`,
    `  date: '${read.date}',`,
    `  total: ${read.total},`,
    `  sha256: '${createHash('sha256').update(file).digest('hex')}',`,
    '} as const;',
    '',
    '/** Characters of labels that look like one another; a space is between two groups. */',
    'export const lookalikes: readonly string[] = [',
    ...inLines(groups).map((line) => `  '${line}',`),
    '];',
  ];
  writeFileSync('lib/domains/generated/lookalikes.ts', `${lines.join('\n')}\n`);
}
