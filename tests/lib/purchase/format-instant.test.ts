import { expect, test } from '@jest/globals';
import { languages } from '#lib/language/languages.ts';
import { formatInstant } from '#lib/purchase/format-instant.ts';

const iso = '2026-11-21T12:30:00.000Z';

test.each(languages)('an instant says the zone of the clock that it is told by, in %s', (language) => {
  expect(formatInstant(iso, language)).toMatch(/2026.* \d{1,2}:\d{2}(?:\s?[AP]M)? [A-Z]{2,5}(?:[+-]\d{1,2}(?::\d{2})?)?$/);
});
