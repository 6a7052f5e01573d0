import type { StoredOrder } from '../order-row.ts';

interface WordsOf<Word> {
  readonly renewal: Word;
  readonly change: Word;
}

/** Whether a change makes the disk larger, whose new space the buyer then has to make usable. */
export const growsDisk = ({ body: { changes, configuration } }: Pick<StoredOrder['row'], 'body'>): boolean =>
  changes !== undefined && configuration.disk.sizeGib > changes.from.disk.sizeGib;

/** The word for what an order is about: a server of its own, a renewal or a change of another order's server. */
export function aboutWord<Word extends string>(
  { body, about }: Pick<StoredOrder['row'], 'body' | 'about'>,
  words: WordsOf<Word> & { readonly server?: Word },
): Word {
  if (about === null && words.server !== undefined) return words.server;
  return body.changes ? words.change : words.renewal;
}
