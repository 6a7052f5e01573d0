import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { errorAreas, recoveries, type ErrorArea } from '#lib/contracts/codes/error-code.ts';
import { errorCodeOf, errorKeys } from '#lib/contracts/error-codes.ts';
import { languages } from '#lib/language/languages.ts';
import { inProject } from '#scripts/stack/project-paths.ts';
import { code, table } from './page-writer.ts';

const words = z.record(z.enum(errorKeys), z.string());

const titles = {
  calls: 'Any call',
  generic: 'Generic codes',
  purchase: 'Purchase',
  events: 'Coupons and events',
  group: 'Group buy',
  documents: 'Documents',
  chat: 'Chat',
} as const satisfies Record<ErrorArea, string>;

/** The catalogue of refusals, with their texts in three languages. */
export function errorsPage(): string {
  const texts = languages.map((language) =>
    words.parse(JSON.parse(readFileSync(inProject(`locales/${language}/errors-mydoc.json`), 'utf8'))),
  );
  const section = (area: ErrorArea): string => {
    const rows = errorKeys
      .filter((key) => errorCodeOf(key).area === area)
      .map((key) => {
        const entry = errorCodeOf(key);
        const http = entry.status ? `, HTTP ${entry.status}` : '';
        return [
          `${entry.code}${http}`,
          code(key),
          entry.raisedBy,
          entry.requirement,
          recoveries[entry.recovery],
          ...texts.map((text) => text[key]),
        ];
      });
    return `## ${titles[area]}\n\n${table(['code', 'key', 'found by', 'requirement', 'what helps', ...languages], rows)}`;
  };
  return `# Refusals

Generated from \`lib/contracts/error-codes.ts\` and \`locales\` by \`npm run docs:api\`; edit those, not this page. Success is code 2000.
A refusal is answered with HTTP 200 where no other status is named. Those found by the browser are shown without a call.

${errorAreas.map(section).join('\n\n')}
`;
}
