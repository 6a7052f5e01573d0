import { asRecord } from '../../../cms-schemas/rules/verdict.ts';
import { titleOf } from '../document-title.ts';
import { publishedIdOf } from '../../../lib/content/document-ids.ts';

/** A draft that nobody has published yet. */
export interface WaitingDraft {
  readonly id: string;
  readonly type: string;
  readonly title: string;
  readonly updatedAt: string;
  /** What it waits for, as seen by the editor who reads it. */
  readonly waitsFor: 'me' | 'another';
  /** A legal text is published by another person than its last author. */
  readonly isLegal: boolean;
  /** A legal text without the day from which it is in force: its author has to write that first. */
  readonly lacksDay: boolean;
}

export const everyDraft = '*[_id in path("drafts.**")]';

/** The newest drafts; what the Studio's preview stores for itself is none. */
export const draftsQuery = '*[_id in path("drafts.**") && !string::startsWith(_type, "sanity.")] | order(_updatedAt desc)[0...20]';

const order = ['me', 'another'] as const satisfies readonly WaitingDraft['waitsFor'][];

/**
 * The drafts, those that wait for the reader first, each with the person that it waits for: a legal text that has its day for anybody but
 * its last author, everything else for its last author. `lastAuthors`: by the draft's id.
 */
export function waitingDrafts(
  documents: readonly unknown[],
  { me, isLegalEditor, lastAuthors }: { me: string; isLegalEditor: boolean; lastAuthors: ReadonlyMap<string, string> },
): WaitingDraft[] {
  const drafts = documents.flatMap((document): WaitingDraft[] => {
    const { _id, _type, _updatedAt, kind, effectiveDate } = asRecord(document);
    if (typeof _id !== 'string' || typeof _type !== 'string' || typeof _updatedAt !== 'string') return [];
    const isLegal = _type === 'article' && kind === 'legal';
    const lacksDay = isLegal && typeof effectiveDate !== 'string';
    const isMine = lastAuthors.get(_id) === me;
    return [
      {
        id: publishedIdOf(_id),
        type: _type,
        title: titleOf(document),
        updatedAt: _updatedAt,
        waitsFor: (isLegal && !lacksDay ? isLegalEditor && !isMine : isMine) ? ('me' as const) : ('another' as const),
        isLegal,
        lacksDay,
      },
    ];
  });
  return order.flatMap((who) => drafts.filter(({ waitsFor }) => waitsFor === who));
}
