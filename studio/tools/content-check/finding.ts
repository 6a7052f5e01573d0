import { languageWords } from '../../../cms-schemas/rules/locale-text.ts';
import { asRecord } from '../../../cms-schemas/rules/verdict.ts';
import { languages } from '../../../lib/language/languages.ts';
import { say } from '../../words/say.ts';
import { titleOf } from '../document-title.ts';

/** What a finding is about, in the order in which they are listed. */
const findingAreas = ['link', 'redirect', 'address', 'picture', 'translation', 'banner', 'orphan', 'figure', 'seller', 'example'] as const;

/** A problem that a reader of the site would notice. */
export interface Finding {
  readonly id: string;
  readonly type: string;
  readonly title: string;
  readonly area: (typeof findingAreas)[number];
  /** A sentence for the editor. */
  readonly what: string;
}

/** A problem of one document, reported on that document. */
export function findingOf(document: unknown, area: Finding['area'], what: string): Finding {
  const { _id, _type, language } = asRecord(document);
  const written = languages.find((each) => each === language);
  // translations often have one title
  const title = written ? `${titleOf(document)} (${say(languageWords[written])})` : titleOf(document);
  return { id: String(_id), type: String(_type), title, area, what };
}

/** Every member of a document with the given name, at any depth, in document order. */
export function membersNamed(value: unknown, name: string): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]: [string, unknown]) =>
    key === name ? [member, ...membersNamed(member, name)] : membersNamed(member, name),
  );
}
