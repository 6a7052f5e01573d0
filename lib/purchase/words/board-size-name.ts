import type { BoardSeries } from '../load-availability.ts';

type NamedSeries = Pick<BoardSeries, 'name'>;
type NamedSize = Pick<BoardSeries['sizes'][number], 'size'>;

/** A size outside of the table of its series, as e-mails name it: several series have sizes of one name. */
export const boardSizeName = ({ name }: NamedSeries, { size }: NamedSize): string => `${name} ${size}`;

/** The same for a model; null: the board does not list it. */
export function boardModelName(series: readonly BoardSeries[], model: string): string | null {
  for (const each of series) {
    const found = each.sizes.find((size) => size.model === model);
    if (found) return boardSizeName(each, found);
  }
  return null;
}
