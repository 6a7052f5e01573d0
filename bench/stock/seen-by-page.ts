/** How an open page follows the stock. */
export const pageFollows = ['waiting', 'asking'] as const;
export type PageFollows = (typeof pageFollows)[number];

/** An open page knows something new of the size that is watched. */
export interface SeenByPage {
  readonly page: number;
  readonly soldOut: boolean;
  readonly atMs: number;
}
