import type { GroupFigures as Figures } from '../../lib/contracts/calls/group-figures-call.ts';
import { asRecord } from '../../cms-schemas/rules/verdict.ts';
import { titleOf } from './document-title.ts';

/** A campaign of groups with what became of them. */
export interface GroupRow {
  readonly id: string;
  readonly title: string;
  readonly slug: string;
  /** Its document has been deleted. */
  readonly isGone: boolean;
  /** The share of ended groups that succeeded, in whole percent; null before the first has ended. */
  readonly successPercent: number | null;
  readonly figures: Omit<Figures, 'campaignId' | 'campaign'>;
}

const nothing: GroupRow['figures'] = { running: 0, succeeded: 0, failed: 0, void: 0, hiddenCoupons: 0, money: [] };

/** A group whose leader never paid was never open: it counts for neither side. */
function successOf({ succeeded, failed }: GroupRow['figures']): number | null {
  const ended = succeeded + failed;
  return ended === 0 ? null : Math.round((succeeded / ended) * 100);
}

/** Each published campaign in its order, one without groups too; then those that only their groups remember. */
export function groupRows(documents: readonly unknown[], campaigns: readonly Figures[]): GroupRow[] {
  const found = new Map(campaigns.map((each) => [each.campaignId, each]));
  const row = (id: string, title: string, slug: string, isGone: boolean): GroupRow => {
    const figures = found.get(id) ?? nothing;
    return { id, title, slug, isGone, figures, successPercent: successOf(figures) };
  };
  const published = documents.flatMap((document): GroupRow[] => {
    const { _id, slug } = asRecord(document);
    return typeof _id === 'string' ? [row(_id, titleOf(asRecord(document)), typeof slug === 'string' ? slug : '', false)] : [];
  });
  const known = new Set(published.map(({ id }) => id));
  const forgotten = campaigns.filter(({ campaignId }) => !known.has(campaignId));
  return [...published, ...forgotten.map(({ campaignId, campaign }) => row(campaignId, campaign, campaign, true))];
}
