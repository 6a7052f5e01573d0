import type { Change } from '../documents/document.ts';
import { isMachine } from '../editors/identity.ts';
import type { Person } from '../editors/machines.ts';
import { checkWriteRights } from '../editors/rights.ts';
import type { LakeParts } from '../lake-parts.ts';
import { isBeingFilled } from '../legal/being-filled.ts';
import { checkLegalTexts } from '../legal/check-legal-texts.ts';
import { isLegalVersion } from '../legal/frozen-version.ts';
import { checkPromotions } from '../promotions/check-promotions.ts';

/**
 * Holds a person's write to their rights, and to the rules of legal texts and of promotions.
 * @param atMs when it takes effect, if that is later
 * @throws a refusal with the reason
 */
export async function checkWrite(
  { database, store, settings, clock, refusalOfPrices }: Pick<LakeParts, 'database' | 'store' | 'settings' | 'clock' | 'refusalOfPrices'>,
  person: Person,
  changes: readonly Change[],
  atMs = clock().getTime(),
): Promise<void> {
  const { index, authors } = store;
  await checkWriteRights(person.role, changes, index);
  await checkPromotions({ changes, index, refusalOfPrices });
  if (settings.editableLegalTexts || !changes.some(({ before, after }) => isLegalVersion(before) || isLegalVersion(after))) return;
  const byMachine = isMachine(person);
  if (byMachine && (await isBeingFilled(database.executor, authors))) return;
  checkLegalTexts({ changes, index, authors, author: person.id, byMachine, nowMs: atMs });
}
