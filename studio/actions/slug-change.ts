import { asRecord } from '../../cms-schemas/rules/verdict.ts';

export interface SlugChange {
  readonly from: string;
  readonly to: string;
}

const slugOf = (document: unknown): string | null => {
  const { current } = asRecord(asRecord(document).slug);
  return typeof current === 'string' && current !== '' ? current : null;
};

/** The move of a published article to another address; null where it stays, or was nowhere. */
export function slugChangeOf(draft: unknown, published: unknown): SlugChange | null {
  const from = slugOf(published);
  const to = slugOf(draft);
  return from && to && from !== to ? { from: `/doc/article/${from}`, to: `/doc/article/${to}` } : null;
}

export interface RedirectDocument extends Record<string, unknown> {
  readonly _id: string;
  readonly _type: 'redirect';
}

/** The redirect from where an article was; its id is made of the address, so that the same move is one redirect. */
export const redirectOf = ({ from, to }: SlugChange): RedirectDocument => ({
  _id: `redirect${from.replaceAll('/', '-')}`,
  _type: 'redirect',
  from,
  to,
  permanent: true,
});

/** The article as it is published: the draft under the published id and with its time of creation, without what the lake adds. */
export function publishedFrom(draft: Record<string, unknown>, published: { _id: string; _createdAt: string }): { _id: string; _type: string } & Record<string, unknown> {
  const { _rev, _updatedAt, _system, ...fields } = draft;
  return { ...fields, _id: published._id, _createdAt: published._createdAt, _type: String(draft._type) };
}
