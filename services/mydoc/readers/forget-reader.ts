import type { Executor } from '#services/platform/database/database.ts';
import { deleteFavourites } from './favourite-store.ts';
import { deleteRatings } from './rating-store.ts';

/** Deletes the ratings, suggestions and favourites of an account that was closed. */
export async function forgetReader(tx: Executor, accountId: string): Promise<void> {
  await deleteRatings(tx, accountId);
  await deleteFavourites(tx, accountId);
}
