import type { StoredValue } from '#lib/storage/stored-table.ts';
import { readStored, removeStored, writeStored } from '#lib/storage/stored-values.ts';
import { browserStorage } from '#components/ui/runtime/browser-storage.ts';

/** How the password had been set when the form was left; `quoted`: it was sent with a quote. The password itself is stored nowhere. */
export type PasswordLeft = StoredValue<'passwordLeft'>;

export const storePasswordLeft = (left: PasswordLeft): void => void writeStored(browserStorage, 'passwordLeft', left);

export const readPasswordLeft = (): PasswordLeft | null => readStored(browserStorage, 'passwordLeft');

export const clearPasswordLeft = (): void => void removeStored(browserStorage, 'passwordLeft');
