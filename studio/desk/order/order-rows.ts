import { z } from 'zod';
import { draftIdOf, isPublishedId } from '../../../lib/content/document-ids.ts';

/** Types whose documents editors arrange by hand. */
export type ArrangedType = 'banner' | 'planCard';

/** Every document of a type with its place, drafts included. */
export const arrangedQuery = `*[_type == $type][0...1000]{
  _id, _rev, order, "name": coalesce(title.en, name.en), "group": region->name.en, title, lead, startsAt, endsAt
}`;

const arranged = z.looseObject({
  _id: z.string(),
  _rev: z.string(),
  order: z.number().nullish(),
  name: z.string().nullish(),
  group: z.string().nullish(),
});

/** A published document in its row, with the draft that somebody may be writing. */
export interface ArrangedRow {
  readonly id: string;
  readonly revision: string;
  readonly name: string;
  readonly order: number;
  /** What it was read from, for what else is said of it. */
  readonly document: Readonly<Record<string, unknown>>;
  readonly draft: { readonly revision: string; readonly order: number } | null;
}

/** Documents of one row of the site: all banners, or the cards of one region. */
export interface ArrangedGroup {
  readonly name: string;
  readonly rows: readonly ArrangedRow[];
}

/** The published documents in the order of the site, by group; what cannot be read is left out. */
export function arrangedGroups(documents: readonly unknown[]): ArrangedGroup[] {
  const read = documents.flatMap((document) => {
    const { data } = arranged.safeParse(document);
    return data ? [data] : [];
  });
  const drafts = new Map(read.map((document) => [document._id, document]));
  const groups = new Map<string, ArrangedRow[]>();
  for (const document of read.filter(({ _id }) => isPublishedId(_id))) {
    const { _id: id, _rev: revision, order, name, group } = document;
    const draft = drafts.get(draftIdOf(id));
    const row: ArrangedRow = {
      id,
      revision,
      name: name ?? id,
      order: order ?? 0,
      document,
      draft: draft ? { revision: draft._rev, order: draft.order ?? 0 } : null,
    };
    groups.set(group ?? '', [...(groups.get(group ?? '') ?? []), row]);
  }
  return [...groups]
    .map(([name, rows]) => ({
      name,
      rows: rows.toSorted((one, other) => one.order - other.order || Number(one.id > other.id) - Number(one.id < other.id)),
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}

/** The row with one of its members at another place, from 0. */
export function movedTo(rows: readonly ArrangedRow[], id: string, place: number): readonly ArrangedRow[] {
  const moved = rows.find((row) => row.id === id);
  if (!moved) return rows;
  const others = rows.filter((row) => row !== moved);
  const at = Math.max(0, Math.min(place, others.length));
  return [...others.slice(0, at), moved, ...others.slice(at)];
}

/** A gap between places, so that one more fits between two. */
const step = 10;

/** A patch that gives a document its place; refused if somebody else changed the document since it was read. */
export interface OrderWrite {
  readonly id: string;
  readonly patch: { readonly ifRevisionID: string; readonly set: { readonly order: number } };
}

/** What has to be written so that the documents have the given order: also in drafts, which would else bring the old place back. */
export const orderWrites = (rows: readonly ArrangedRow[]): OrderWrite[] =>
  rows.flatMap(({ id, revision, order, draft }, index) => {
    const place = (index + 1) * step;
    const write = (documentId: string, ifRevisionID: string): OrderWrite => ({
      id: documentId,
      patch: { ifRevisionID, set: { order: place } },
    });
    return [
      ...(order === place ? [] : [write(id, revision)]),
      ...(draft && draft.order !== place ? [write(draftIdOf(id), draft.revision)] : []),
    ];
  });
