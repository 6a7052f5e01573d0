import { legalZones } from '../../cms-schemas/rules/legal-text.ts';
import { studioTimeZone } from '../../cms-schemas/rules/studio-time.ts';
import { asRecord } from '../../cms-schemas/rules/verdict.ts';
import { say } from '../words/say.ts';

const keyLength = 8;

/** What a help article begins with. Its key stays the same in its translations, which begin as copies. */
const newHelpArticle = () => ({
  kind: 'help',
  version: 1,
  effectiveDate: new Date().toISOString().slice(0, 10),
  translationKey: `help-${crypto.randomUUID().slice(0, keyLength)}`,
});

/** A legal text says by whose clocks it comes into force; the Studio's zone to begin with, if it is one of those to choose. */
const newLegalText = () => ({
  kind: 'legal',
  ...(legalZones.some(({ value }) => value === studioTimeZone) ? { effectiveZone: studioTimeZone } : {}),
});

/** A right to an article depends on its kind, so each kind begins with its own. */
export const articleTemplates = [
  { id: 'article-help', title: say('Help article'), schemaType: 'article', value: newHelpArticle },
  {
    id: 'article-help-in-category',
    title: say('Help article'),
    schemaType: 'article',
    parameters: [{ name: 'category', title: say('Category'), type: 'string' as const }],
    value: (given: unknown) => ({ ...newHelpArticle(), category: { _type: 'reference', _ref: asRecord(given).category } }),
  },
  { id: 'article-legal', title: say('Legal text'), schemaType: 'article', value: newLegalText },
];

const fromLists = ['article', 'article-help-in-category'];

/** They are begun from a list that knows their kind or category. */
export const isListTemplate = (id: string | undefined): boolean => id !== undefined && fromLists.includes(id);
