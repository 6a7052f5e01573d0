import { asRecord } from '../../../cms-schemas/rules/verdict.ts';
import type { OpenTranslation } from '../../../lib/contracts/calls/translation-calls.ts';
import type { Language } from '../../../lib/language/languages.ts';
import { readCsv, type CsvRow } from './translation-csv.ts';
import { say } from '../../words/say.ts';
import { draftIdOf } from '../../../lib/content/document-ids.ts';

type OpenField = OpenTranslation['fields'][number];

/** What an import writes into the draft of one document. */
interface ImportWrite {
  readonly id: string;
  readonly set: Readonly<Record<string, string>>;
}

/** One field of a dry run: what it says, and what it would say. */
export interface ImportChange {
  readonly id: string;
  readonly path: string;
  readonly language: Language;
  readonly before: string | null;
  readonly after: string;
}

export interface ImportPlan {
  readonly writes: readonly ImportWrite[];
  readonly changes: readonly ImportChange[];
  /** The revisions at which the drafts were read; a draft that is not there yet has none. */
  readonly revisions: Readonly<Record<string, string>>;
  readonly problems: readonly { readonly line: number; readonly problem: string }[];
}

/** Published ids that a file names, so that their documents can be read before the plan is made. */
export const importedIds = (open: readonly OpenTranslation[]): string[] => [
  ...new Set(open.flatMap(({ fields }) => fields.map(({ documentId }) => documentId))),
];

/**
 * What a translated file changes: one line writes one field, and a line without a translation, or with the present one, nothing.
 * `documents`: the published ones and their drafts.
 */
export function importPlan(csv: string, open: readonly OpenTranslation[], documents: readonly unknown[]): ImportPlan {
  const byId = new Map(documents.map((document) => [String(asRecord(document)._id), document]));
  const writes = new Map<string, Record<string, string>>();
  const changes: ImportChange[] = [];
  const problems: { line: number; problem: string }[] = [];
  for (const row of readCsv(csv)) {
    const planned = planRow(row, open, byId);
    if (planned === null) continue;
    if (typeof planned === 'string') problems.push({ line: row.line, problem: planned });
    else {
      writes.set(planned.change.id, { ...writes.get(planned.change.id), [planned.path]: planned.change.after });
      changes.push(planned.change);
    }
  }
  const drafts = [...writes.keys()].flatMap((id): [string, string][] => {
    const { _rev } = asRecord(byId.get(draftIdOf(id)));
    return typeof _rev === 'string' ? [[id, _rev]] : [];
  });
  return { writes: [...writes].map(([id, set]) => ({ id, set })), changes, revisions: Object.fromEntries(drafts), problems };
}

interface Planned {
  readonly path: string;
  readonly change: ImportChange;
}

function planRow({ cells }: CsvRow, open: readonly OpenTranslation[], byId: ReadonlyMap<string, unknown>): Planned | string | null {
  const { group, field: path, language, source_revision: revision } = cells;
  if (!group || !path || !language || cells.translation === undefined) {
    return say('The columns text, field, language, translation, group and source_revision are needed: export the file again.');
  }
  const text = cells.translation.trim();
  const field = open.find((each) => each.group === group)?.fields.find((each) => each.path === path && each.language === language);
  if (text === '' || (field && text === (field.translation ?? ''))) return null;
  if (!field) return say('This field does not wait for a translation any more.');
  if (field.sourceRevision !== revision) return say('The source was published anew since the file was exported. Export it again.');
  const document = byId.get(draftIdOf(field.documentId)) ?? byId.get(field.documentId);
  return plannedIn(document, field, text);
}

function plannedIn(document: unknown, field: OpenField, text: string): Planned | string | null {
  if (!document) return say('Its document is not there any more.');
  const { _type, kind } = asRecord(document);
  if (_type === 'article' && kind === 'legal')
    return say('A published version of a legal text stays as it is: make a new version in the Studio.');
  const path = field.path.replace('{}', field.language);
  const found = valueAt(document, path);
  const { documentId: id, language, path: named } = field;
  const before = typeof found === 'string' ? found : field.translation;
  // an earlier import wrote it
  if (before === text) return null;
  const change = { id, path: named, language, before, after: text };
  if (typeof found === 'string' || (found === undefined && !path.endsWith(']'))) return { path, change };
  if (found === undefined) return say('It belongs into a paragraph that the translation does not have yet: add it in the Studio.');
  const { children } = asRecord(found);
  if (!Array.isArray(children)) return say('The text as a whole has another structure than its source: translate it in the Studio.');
  if (children.length > 1) return say('This paragraph has links or emphasis: translate it in the Studio.');
  return { path: `${path}.children[0].text`, change };
}

/** The value at a path like `body[_key=="a"].rows[_key=="r"].cells[1]`. */
function valueAt(document: unknown, path: string): unknown {
  const steps = path.match(/[^.[\]]+|\[_key=="[^"]*"\]|\[\d+\]/g) ?? [];
  return steps.reduce<unknown>((value, step) => {
    const [, key] = /^\[_key=="([^"]*)"\]$/.exec(step) ?? [];
    const [, index] = /^\[(\d+)\]$/.exec(step) ?? [];
    if (key !== undefined) return Array.isArray(value) ? value.find((entry: unknown) => asRecord(entry)._key === key) : undefined;
    if (index !== undefined) return Array.isArray(value) ? (value as unknown[])[Number(index)] : undefined;
    return Array.isArray(value) ? undefined : asRecord(value)[step];
  }, document);
}
